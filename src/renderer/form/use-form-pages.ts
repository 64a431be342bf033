import type Form from '@rjsf/core';
import type { FormProps } from '@rjsf/core';
import { mergeObjects, type RJSFSchema, type RJSFValidationError } from '@rjsf/utils';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { isCardSecretPath, keptValues } from '../../checkout/form/card-secrets.ts';
import type { FormScope } from '../../checkout/form/form-scope.ts';
import type { FormValues } from '../../checkout/form/form-values.ts';
import { idOfField, pathOfField } from '../../checkout/hooks/form-hooks.ts';
import type { CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import type { Summary } from './ErrorSummary.tsx';
import { fieldErrors, formValidator, type FormValidator } from './form-validator.ts';
import type { DrawnForm } from './meant-errors.ts';
import { allProperties } from './posted/posted-values.ts';

/** One page of a form in one combination of its conditions, as RJSF draws it. */
interface DrawnPage {
  id: string;
  schema: RJSFSchema;
  validator: FormValidator;
  hasCard: boolean;
  /** Dotted paths of the card number and CVV that it cannot do without. */
  cardPaths: readonly string[];
}

interface PagesOptions {
  validators: LoadedBrand['validators'];
  scope: FormScope;
  variant: string;
  fallback: string;
  index: number;
  onPage(index: number): void;
  summary: RefObject<Summary | null>;
  /** Called with a page that is right: the last one is sent, unless something is waited for. */
  onRight(): void;
}

type Events = Required<Pick<FormProps, 'onChange' | 'onBlur' | 'onSubmit' | 'onError'>>;

/** The pages of a form, and RJSF's form of one: takes over its values and errors, answers a press, leads on. */
export function useFormPages(form: CompiledForm, options: PagesOptions) {
  const { validators, scope, variant, fallback, index, onPage, summary, onRight } = options;
  const { errors } = scope;
  const pages = useMemo(
    () =>
      form.pages.map(({ id, variants }): DrawnPage => {
        const own = variants[variant]!;
        const { schema } = own;
        const { joined } = scope.card;
        const { messages } = form;
        const validator = formValidator(own, { validators, messages, fallback, drawn, joined });
        const hasCard = cardPathsIn(schema).length > 0;
        return { id, schema, validator, hasCard, cardPaths: cardPathsIn(schema, true) };
      }),
    [form, validators, scope, variant, fallback],
  );
  const page = pages[index] ?? pages[0]!;
  const rjsf = useRef<Form>(null);
  /** The values that each page showed when its button was pressed. */
  const shown = useRef(new Map<string, FormValues>());
  const isPressed = useRef(false);
  /** The buyer was sent back to a page that wants something again, and reads what. */
  const isReturned = useRef(false);

  useLayoutEffect(() => {
    const notePress = () => void (isPressed.current = true);
    scope.beforeSubmit.add(notePress);
    return () => void scope.beforeSubmit.delete(notePress);
  }, [scope]);

  const validate = useCallback(() => void rjsf.current?.validateForm(), []);

  const shownPage = useRef(index);
  useEffect(() => {
    if (shownPage.current === index) return;
    shownPage.current = index;
    errors.untouchAll();
    if (isReturned.current) {
      isPressed.current = true;
      validate();
    }
    isReturned.current = false;
    summary.current!.show([]);
  }, [errors, index, summary, validate]);

  // Another variant of the page is checked in another way.
  const { schema } = page;
  const checked = useRef(schema);
  useEffect(() => {
    if (checked.current === schema) return;
    checked.current = schema;
    if (errors.isValidated()) validate();
  }, [schema, errors, validate]);

  const answer = (found: RJSFValidationError[]) => {
    const isPress = isPressed.current;
    isPressed.current = false;
    if (isPress) errors.touchAll();
    errors.setFound(fieldErrors(found));
    if (isPress) summary.current!.show(errors.shown());
  };
  const isCardEmpty = ({ cardPaths }: DrawnPage) =>
    cardPaths.some((path) => scope.read(path) === undefined);
  /** Whether a page has to be filled in again: card number and CVV do not outlive a reload or a payment. */
  const isWanting = (one: DrawnPage) => !shown.current.has(one.id) || isCardEmpty(one);

  const events: Events = {
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
  };
  return {
    page,
    hasCard: pages.some((one) => one.hasCard),
    rjsf,
    events,
    validate,
    shown: () => shown.current.values(),
    /** Index of the first page that has to be filled in again, or -1. */
    firstWanting: () => pages.findIndex(isWanting),
    isCardEmpty: () => pages.some(isCardEmpty),
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

/** Dotted paths of the card number and CVV that a schema has, outside of lists; `required` leaves out others. */
const cardPathsIn = (schema: RJSFSchema, required = false, prefix = ''): string[] =>
  Object.entries(allProperties(schema)).flatMap(([name, field]) => {
    if (!isCardSecretPath(name)) return cardPathsIn(field, required, `${prefix}${name}.`);
    return required && !schema.required?.includes(name) ? [] : [prefix + name];
  });

/** Values that a form sends, from what each of its pages had shown, and the same without secrets. */
export function sentValues(
  shown: Iterable<FormValues>,
  secretNames: ReadonlySet<string>,
  joined: (values: FormValues) => FormValues = (values) => values,
): { values: FormValues; answers: FormValues } {
  const values = [...shown].reduce((all, own) => mergeObjects(all, own), {});
  return { values: joined(values), answers: keptValues(values, secretNames) };
}
