import { CARD_SECRETS } from '../../checkout/form/card-secrets.ts';
import type { FormScope } from '../../checkout/form/form-scope.ts';
import type { FieldError } from '../../checkout/form/form-values.ts';
import { FIELD_ID_SEPARATOR, idOfField } from '../../checkout/hooks/form-hooks.ts';

const CONTROLS = ['input', 'select', 'textarea', 'button'];

/** The control of a field, or the first within it where it is a group or a list. */
function controlOf(path: string): HTMLElement | null {
  const id = idOfField(path);
  const own = document.getElementById(id);
  if (own && CONTROLS.includes(own.localName)) return own;
  const within = [`${id}${FIELD_ID_SEPARATOR}`, `${id}__`].flatMap((start) =>
    CONTROLS.map((control) => `${control}[id^=${JSON.stringify(start)}]`),
  );
  return document.querySelector(within.join());
}

/** Gives an element the focus, in the middle of the window. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

export const focusField = (path: string) => focusOn(controlOf(path));

/** Errors without a control come last. */
export function inPageOrder(errors: readonly FieldError[]): FieldError[] {
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS.join()), null];
  const placeOf = ({ path }: FieldError) => controls.indexOf(controlOf(path));
  return [...errors].sort((first, second) => placeOf(first) - placeOf(second));
}

/** Puts the focus on the first wrong field. */
export function focusWrong({ errors }: FormScope): void {
  const [wrong] = inPageOrder(errors.shown());
  if (wrong) focusField(wrong.path);
}

/** Puts the focus on the first wrong field, else on an emptied card number or CVV, which is not an error yet. */
export function focusWanting(scope: FormScope): void {
  const wiped = CARD_SECRETS.find((secret) => scope.read(secret) === undefined);
  if (wiped && scope.errors.shown().length === 0) focusField(wiped);
  else focusWrong(scope);
}

export const focusNews = () => document.querySelector<HTMLElement>('[data-news]')?.focus();
