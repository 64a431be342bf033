import type Form from '@rjsf/core';
import type { FormProps, IChangeEvent } from '@rjsf/core';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { FormScope } from '../../checkout/form/form-scope.ts';
import type { FormValues } from '../../checkout/form/form-values.ts';
import { pathOfField } from '../../checkout/hooks/form-hooks.ts';
import type { Summary } from './ErrorSummary.tsx';
import { fieldErrors } from './form-validator.ts';
import type { DrawnPage } from './use-form-pages.ts';

interface PressOptions {
  scope: FormScope;
  pages: readonly DrawnPage[];
  /** Index of the page that is drawn. */
  index: number;
  onPage(index: number): void;
  summary: RefObject<Summary | null>;
  /** Called with a page that is right: the last one is sent, unless something is waited for. */
  onRight(): void;
}

type Events = Required<Pick<FormProps, 'onChange' | 'onBlur' | 'onSubmit' | 'onError'>>;

/**
 * Follows RJSF's form: takes over its values and errors, answers a press of the button, and leads through the pages.
 */
export function usePress({ scope, pages, index, onPage, summary, onRight }: PressOptions) {
  const rjsf = useRef<Form>(null);
  const { errors } = scope;
  /** The values that each page showed when its button was pressed. */
  const shown = useRef(new Map<string, FormValues>());
  const isPressed = useRef(false);
  /** The buyer was sent back to a page that wants something again, and reads what. */
  const isReturned = useRef(false);
  const page = pages[index] ?? pages[0]!;

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

  const answer = (found: Parameters<typeof errors.setFound>[0]) => {
    const isPress = isPressed.current;
    isPressed.current = false;
    if (isPress) errors.touchAll();
    errors.setFound(found);
    if (isPress) summary.current!.show(errors.shown());
  };

  /** Whether a page has to be filled in again: card number and CVV do not outlive a reload or a payment. */
  const isWanting = ({ id, cardPaths }: DrawnPage) =>
    !shown.current.has(id) || cardPaths.some((path) => scope.read(path) === undefined);

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
    onError: (found) => answer(fieldErrors(found)),
    onSubmit({ formData, schema: root, schemaUtils }: IChangeEvent) {
      answer([]);
      shown.current.set(page.id, schemaUtils.omitExtraData(root, formData) as FormValues);
      const wanting = pages.findIndex((one, at) => at < index && isWanting(one));
      if (wanting >= 0) {
        isReturned.current = true;
        onPage(wanting);
      } else onRight();
    },
  };

  return {
    rjsf,
    events,
    validate,
    shown: () => shown.current.values(),
    /** Index of the first page that has to be filled in again, or -1. */
    firstWanting: () => pages.findIndex(isWanting),
    /** Presses the form's button. */
    press: useCallback(() => {
      const form: HTMLFormElement | null = rjsf.current?.formElement.current;
      form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    }, []),
    fill: useCallback((values: FormValues) => rjsf.current?.setFieldValue([], values), []),
  };
}
