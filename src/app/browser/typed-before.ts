type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const stateOf = (control: Control) => (isTicked(control) ? control.checked : control.value);

const controlsOf = (page: Element) => [
  ...page.querySelectorAll<Control>('input[id], select[id], textarea[id]'),
];

/**
 * Remembers the controls of a page while it is hydrated, which draws them anew where it fails. A card number may be
 * among their values, so `forget` follows as soon as hydration is over.
 */
export function rememberTyped(page: Element) {
  let values = new Map<string, string | boolean>();
  let focused: Control | undefined;
  const read = () => {
    const controls = controlsOf(page);
    values = new Map(controls.map((control) => [control.id, stateOf(control)]));
    focused = controls.find((control) => control === document.activeElement);
  };
  read();
  page.addEventListener('input', read);
  return {
    forget() {
      page.removeEventListener('input', read);
      values = new Map();
      focused = undefined;
    },
    /** Types again, as a buyer would, what controls that were drawn anew have lost, and gives the focus back. */
    typeAgain() {
      // These inputs are not the buyer's, and one of them may end the hydration, which forgets the values.
      page.removeEventListener('input', read);
      const [typed, last] = [values, focused];
      for (const control of controlsOf(page)) {
        const before = typed.get(control.id);
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
      if (last) document.getElementById(last.id)?.focus({ preventScroll: true });
    },
  };
}
