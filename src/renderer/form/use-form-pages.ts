import type Form from '@rjsf/core';
import type { FormProps } from '@rjsf/core';
import { mergeObjects } from '@rjsf/utils';
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { isCardSecretPath, keptValues } from '../../checkout/form/card-secrets.ts';
import type { FormScope } from '../../checkout/form/form-scope.ts';
import type { FormValues } from '../../checkout/form/form-values.ts';
import { idOfField, pathOfField } from '../../checkout/hooks/form-hooks.ts';
import type { CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import type { ListErrors } from './ErrorSummary.tsx';
import { fieldsOf, isInList } from './fields-of.ts';
import { formValidator } from './form-validator.ts';
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

/** The pages of a form, and RJSF's form of one: takes over its values, checks them, answers a press, leads on. */
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
          ...formValidator(own, { validators, messages, fallback, drawn, joined }),
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

  /** Returns whether the page is right. */
  const check = useCallback(
    (values = scope.values()): boolean => {
      const found = page.errorsOf(values);
      errors.setFound(found);
      return found.length === 0;
    },
    [page, errors, scope],
  );

  const shownPage = useRef(index);
  useEffect(() => {
    if (shownPage.current === index) {
      // Another variant of the page is checked in another way.
      if (errors.isValidated()) check();
      return;
    }
    shownPage.current = index;
    errors.untouchAll();
    if (isReturned.current) {
      errors.touchAll();
      check();
    }
    summary.current!(isReturned.current ? errors.shown() : []);
    isReturned.current = false;
  }, [check, errors, index, summary]);

  /** Whether a page has to be filled in again: card number and CVV do not outlive a reload or a payment. */
  const isWanting = ({ id, isCardEmpty }: (typeof pages)[number]) =>
    !shown.current.has(id) || isCardEmpty();

  const events = {
    onChange({ formData = {} }, id) {
      scope.take(formData);
      // RJSF reports what it adds by itself, too.
      if (id !== undefined) check(formData);
    },
    onBlur(id) {
      const isChanged = scope.flush();
      errors.touch(pathOfField(id), isChanged);
      // A change is checked as RJSF reports it; a field that is left as it was needs a check of its own.
      if (!isChanged && !errors.isValidated()) check();
    },
    onSubmit({ formData = {}, schema: root, schemaUtils }) {
      errors.touchAll();
      const isRight = check(formData);
      summary.current!(errors.shown());
      if (!isRight) return;
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
    check,
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
