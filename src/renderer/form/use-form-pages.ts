import type Form from '@rjsf/core';
import type { FormProps } from '@rjsf/core';
import { mergeObjects, type RJSFValidationError } from '@rjsf/utils';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isCardSecretPath, keptValues } from '../../checkout/form/card-secrets.ts';
import { createFormScope } from '../../checkout/form/form-scope.ts';
import type { FormValues } from '../../checkout/form/form-values.ts';
import { useCheckout } from '../../checkout/hooks/checkout-context.ts';
import { useFacts } from '../../checkout/hooks/facts.ts';
import { pathOfField } from '../../checkout/hooks/form-hooks.ts';
import type { CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import type { PageData } from '../../contract/page-data.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import { fieldsOf, isInList, type SchemaField } from './fields-of.ts';
import { inPageOrder } from './focus-field.ts';
import { fieldErrors, formValidator, messageOfEmpty, variantOf } from './form-validator.ts';
import { ON_PAGE } from './meant-errors.ts';
import { answersOf, keptFor, restored, useFormSession } from './use-form-session.ts';
import { useIsHydrated } from '../../../widgets/use-hydration.ts';

export interface FormOnScreen {
  form: CompiledForm;
  validators: LoadedBrand['validators'];
  /** Template id, under which what was typed is kept. */
  screen: string;
  /** Index of the page shown; the history keeps it, and a reload returns to the first. */
  page: number;
  onPage(page: number): void;
}

export type FormPages = ReturnType<typeof useFormPages>;

/**
 * The pages of a form, and RJSF's form of one: takes over its values and errors, answers a press, leads on. `onRight`
 * is called with a page that is right: the last one is sent, unless something is waited for.
 */
export function useFormPages(props: FormOnScreen, onRight: () => void) {
  const { form, validators, page: index, onPage } = props;
  const checkout = useCheckout();
  const variant = variantOf(form, useFacts());
  const fallback = checkout.text('error.field');
  const isHydrated = useIsHydrated();
  // Posted was the form of this document's first screen; a form that is drawn later begins by itself.
  const [first] = useState<Partial<PageData>>(() => (isHydrated ? {} : checkout.page));
  const [scope] = useState(() => {
    const fields = fieldsOf((form.pages[index] ?? form.pages[0]!).variants[variant]!.schema);
    const kept = keptFor(answersOf(first.visit?.dataForm), props, fields);
    return createFormScope({
      values: restored(kept, first.posted ?? {}),
      errors: first.formErrors,
      messageOfEmpty: (path) => messageOfEmpty(path, form.messages) ?? fallback,
    });
  });
  const { errors } = scope;
  const pages = useMemo(
    () =>
      form.pages.map(({ variants, ...page }) => {
        const own = variants[variant]!;
        const { messages } = form;
        const { joined } = scope.card;
        const fields = fieldsOf(own.schema, form.ui);
        const secrets = fields.filter((field) => isCardSecretPath(field.path) && !isInList(field));
        return {
          ...page,
          schema: own.schema,
          fields,
          validator: formValidator(own, { validators, messages, fallback, joined, drawn: ON_PAGE }),
          secrets,
        };
      }),
    [form, validators, scope, variant, fallback],
  );
  const page = pages[index] ?? pages[0]!;
  const rjsf = useRef<Form>(null);
  const secrets = pages.flatMap((one) => one.secrets);
  /** The values that each page showed when its button was pressed, and whether it holds others by now. */
  const shown = useRef(new Map<string, { values: FormValues; isChanged(): boolean }>());
  useEffect(() => {
    // Card number and CVV are compared with nothing, for no copy of them is kept.
    const forget = (id: string, path: string) => {
      if (scope.read(path) !== undefined) shown.current.delete(id);
    };
    const stops = pages.flatMap(({ id, secrets }) =>
      secrets.map(({ path }) => scope.subscribe(() => forget(id, path), path)),
    );
    return () => stops.forEach((stop) => stop());
  }, [pages, scope]);
  const isEmpty = ({ path, isRequired }: SchemaField) =>
    isRequired && scope.read(path) === undefined;
  /** Index of the first page that has to be pressed, for the first time or again, or -1: no card outlives a reload. */
  const firstWanting = (end = pages.length) =>
    pages
      .slice(0, end)
      .findIndex(
        (one) => shown.current.get(one.id)?.isChanged() !== false || one.secrets.some(isEmpty),
      );
  const element = (): HTMLFormElement | undefined => rjsf.current?.formElement.current;
  const validate = useCallback(() => void rjsf.current?.validateForm(), []);
  const press = () => element()?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  const keep = useFormSession(props, scope, page.fields, rjsf);

  /** What RJSF finds next is the answer to a press. */
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    const notePress = () => void (isPressed.current = true);
    scope.beforeSubmit.add(notePress);
    return () => void scope.beforeSubmit.delete(notePress);
  }, [scope]);
  const answer = (found: RJSFValidationError[]) => {
    const isPress = isPressed.current;
    isPressed.current = false;
    if (isPress) errors.touchAll();
    errors.setFound(fieldErrors(found));
    if (isPress) errors.list(inPageOrder(errors.shown()));
  };

  const { schema } = page;
  const drawn = useRef({ index, schema });
  useEffect(() => {
    const before = drawn.current;
    drawn.current = { index, schema };
    if (before.index !== index) {
      errors.untouchAll();
      // The buyer was sent back to a page that wants something again, and reads what.
      if (isPressed.current) validate();
    } else if (before.schema !== schema && errors.isValidated()) {
      // Another variant of the page is checked in another way.
      validate();
    }
  }, [errors, index, schema, validate]);

  useEffect(() => {
    // The fields have taken over by now what was typed, or posted, before the program was there.
    const { posted, formErrors = [], formOutcome } = first;
    if (!isHydrated || formErrors.length > 0) return;
    if (posted && !formOutcome) return press();
    const wrong = userInvalid(element());
    wrong.forEach(({ id }) => errors.touch(pathOfField(id)));
    if (wrong.length > 0) validate();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isHydrated]);

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
      const own = (all: unknown) => schemaUtils.omitExtraData(root, all) as FormValues;
      const now = () => JSON.stringify(own(scope.values()));
      const pressed = now();
      shown.current.set(page.id, { values: own(formData), isChanged: () => now() !== pressed });
      const wanting = firstWanting(index);
      if (wanting < 0) return onRight();
      isPressed.current = true;
      onPage(wanting);
    },
  } satisfies Partial<FormProps>;
  return {
    scope,
    page,
    postedOutcome: first.formOutcome,
    hasCard: secrets.length > 0,
    rjsf,
    events,
    press,
    firstWanting,
    isCardEmpty: () => secrets.some(isEmpty),
    /** The values that all pages send, kept first: actions read the kept values of every screen. */
    sent: () => {
      keep();
      const values = [...shown.current.values()].map((one) => one.values);
      return sentValues(values, secretFields(form), scope.card.joined);
    },
  };
}

/** The controls that the browser found wrong when the buyer pressed or left them before the program was there. */
const userInvalid = (form: HTMLFormElement | undefined): readonly Element[] =>
  form && globalThis.CSS?.supports('selector(:user-invalid)')
    ? [...form.querySelectorAll(':is(input, select, textarea):user-invalid')]
    : [];

/** Values that a form sends, from what each of its pages had shown, and the same without secrets. */
export function sentValues(
  shown: Iterable<FormValues>,
  secretNames: ReadonlySet<string>,
  joined: (values: FormValues) => FormValues = (values) => values,
): { values: FormValues; answers: FormValues } {
  const values = [...shown].reduce((all, own) => mergeObjects(all, own), {});
  return { values: joined(values), answers: keptValues(values, secretNames) };
}
