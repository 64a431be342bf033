type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The state of the controls of a document before hydration, which draws them anew where it fails. */
export interface TypedBefore {
  values: ReadonlyMap<string, string | boolean>;
  /** Id of the control that has the focus. */
  focused?: string;
}

const CONTROLS = 'input[id], select[id], textarea[id]';

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const stateOf = (control: Control) => (isTicked(control) ? control.checked : control.value);

/** The values of a page's controls. A card number may be among them, so they are kept for the hydration alone. */
export function readTyped(page: Element): TypedBefore {
  const controls = [...page.querySelectorAll<Control>(CONTROLS)];
  return {
    values: new Map(controls.map((control) => [control.id, stateOf(control)])),
    focused: controls.find((control) => control === document.activeElement)?.id,
  };
}

/** Types again, as a buyer would, what controls that were drawn anew have lost, and gives the focus back. */
export function typeAgain(page: Element, { values, focused }: TypedBefore): void {
  for (const control of page.querySelectorAll<Control>(CONTROLS)) {
    const before = values.get(control.id);
    if (before === undefined || before === '' || before === stateOf(control)) continue;
    if (isTicked(control)) control.click();
    else {
      // React compares with what was set through the control itself, and would take it for no change.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
      set!.call(control, before);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
