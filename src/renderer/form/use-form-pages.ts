import type Form from '@rjsf/core';
import type { FormProps } from '@rjsf/core';
import { mergeObjects, type RJSFValidationError } from '@rjsf/utils';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { isCardSecretPath, keptValues } from '../../checkout/form/card-secrets.ts';
import type { FormScope } from '../../checkout/form/form-scope.ts';
import type { FormValues } from '../../checkout/form/form-values.ts';
import { idOfField, pathOfField } from '../../checkout/hooks/form-hooks.ts';
import type { CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import type { ListErrors } from './ErrorSummary.tsx';
import { fieldsOf, isInList } from './fields-of.ts';
import { fieldErrors, formValidator } from './form-validator.ts';
import type { DrawnForm } from './meant-errors.ts';

interface PagesOptions {
  validators: LoadedBrand['validators'];
  scope: FormScope;
  variant: string;
  fallback: string;
  index: number;
  onPage(index: number): void;
  summary: RefObject<ListErrors | null>;
  /** Called with a page that is right: the last one is sent, unless something is waited for. */
  onRight(): void;
}

/** The pages of a form, and RJSF's form of one: takes over its values and errors, answers a press, leads on. */
export function useFormPages(form: CompiledForm, options: PagesOptions) {
  const { validators, scope, variant, fallback, index, onPage, summary, onRight } = options;
  const { errors } = scope;
  const pages = useMemo(
    () =>
      form.pages.map(({ id, variants }) => {
        const own = variants[variant]!;
        const { joined } = scope.card;
        const { messages } = form;
        const fields = fieldsOf(own.schema, form.ui);
        const secrets = fields.filter((field) => isCardSecretPath(field.path) && !isInList(field));
        return {
          id,
          schema: own.schema,
          fields,
          validator: formValidator(own, { validators, messages, fallback, drawn, joined }),
          hasCard: secrets.length > 0,
          isCardEmpty: () =>
            secrets.some(({ path, isRequired }) => isRequired && scope.read(path) === undefined),
        };
      }),
    [form, validators, scope, variant, fallback],
  );
  const page = pages[index] ?? pages[0]!;
  const rjsf = useRef<Form>(null);
  /** The values that each page showed when its button was pressed. */
  const shown = useRef(new Map<string, FormValues>());
  /** The buyer was sent back to a page that wants something again, and reads what. */
  const isReturned = useRef(false);

  const isPressed = useRef(false);
  useLayoutEffect(() => {
    const notePress = () => void (isPressed.current = true);
    scope.beforeSubmit.add(notePress);
    return () => void scope.beforeSubmit.delete(notePress);
  }, [scope]);

  const validate = useCallback(() => void rjsf.current?.validateForm(), []);

  const { schema } = page;
  const drawnPage = useRef({ index, schema });
  useEffect(() => {
    const before = drawnPage.current;
    drawnPage.current = { index, schema };
    if (before.index !== index) {
      errors.untouchAll();
      if (isReturned.current) {
        isPressed.current = true;
        validate();
      }
      isReturned.current = false;
      summary.current!([]);
    } else if (before.schema !== schema && errors.isValidated()) {
      // Another variant of the page is checked in another way.
      validate();
    }
  }, [errors, index, schema, summary, validate]);

  const answer = (found: RJSFValidationError[]) => {
    const isPress = isPressed.current;
    isPressed.current = false;
    if (isPress) errors.touchAll();
    errors.setFound(fieldErrors(found));
    if (isPress) summary.current!(errors.shown());
  };
  /** Whether a page has to be filled in again: card number and CVV do not outlive a reload or a payment. */
  const isWanting = ({ id, isCardEmpty }: (typeof pages)[number]) =>
    !shown.current.has(id) || isCardEmpty();

  const events = {
    onChange({ formData, errors: found }, id) {
      scope.take(formData ?? {});
      // RJSF validates a change of the buyer's, not what it adds by itself.
      if (id !== undefined) errors.setFound(fieldErrors(found));
    },
    onBlur(id) {
      const isChanged = scope.flush();
      errors.touch(pathOfField(id), isChanged);
      // RJSF validates every change; a field that is left as it was needs a validation of its own.
      if (!isChanged && !errors.isValidated()) validate();
    },
    onError: answer,
    onSubmit({ formData, schema: root, schemaUtils }) {
      answer([]);
      shown.current.set(page.id, schemaUtils.omitExtraData(root, formData) as FormValues);
      const wanting = pages.findIndex((one, at) => at < index && isWanting(one));
      if (wanting < 0) return onRight();
      isReturned.current = true;
      onPage(wanting);
    },
  } satisfies Partial<FormProps>;
  return {
    page,
    hasCard: pages.some((one) => one.hasCard),
    rjsf,
    events,
    validate,
    shown: () => shown.current.values(),
    /** Index of the first page that has to be filled in again, or -1. */
    firstWanting: () => pages.findIndex(isWanting),
    isCardEmpty: () => pages.some(({ isCardEmpty }) => isCardEmpty()),
    press: useCallback(() => {
      const element: HTMLFormElement | null = rjsf.current?.formElement.current;
      element?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    }, []),
    fill: useCallback((values: FormValues) => rjsf.current?.setFieldValue([], values), []),
  };
}

const elementAt = (path: string, end = '') =>
  document.getElementById(idOfField(path.replace(/^\./, '')) + end);

const drawn: DrawnForm = {
  isDrawn: (path) => elementAt(path) !== null,
  chosenAt(path) {
    const choice = elementAt(path, '__oneof_select') ?? elementAt(path, '__anyof_select');
    return choice instanceof HTMLSelectElement ? choice.value : undefined;
  },
};

/** Values that a form sends, from what each of its pages had shown, and the same without secrets. */
export function sentValues(
  shown: Iterable<FormValues>,
  secretNames: ReadonlySet<string>,
  joined: (values: FormValues) => FormValues = (values) => values,
): { values: FormValues; answers: FormValues } {
  const values = [...shown].reduce((all, own) => mergeObjects(all, own), {});
  return { values: joined(values), answers: keptValues(values, secretNames) };
}
