const CONTROLS = 'input, select, textarea, [role=combobox]';
/** Kinds of input for which this theme has one text input, with the right keyboard. */
const TEXTS = ['number', 'text'];
/** A select of MUI's without a choice holds a space without a width. */
const textOf = (element: Element | undefined) =>
  (element?.textContent ?? '').replaceAll('\u200b', '').trim();

const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

function kindOf(control: HTMLInputElement): string {
  if (control.matches('select, [role=combobox]')) return 'select';
  return TEXTS.includes(control.type) ? 'text' : control.type;
}

function valueOf(control: HTMLInputElement): string {
  if (control.matches('[role=combobox]')) return textOf(control);
  if (control instanceof HTMLSelectElement) {
    return control.value && textOf((control as HTMLSelectElement).selectedOptions[0]);
  }
  return isBox(control) ? String(control.checked) : control.value;
}

/** The controls of a form in the order of the page, each with its value: '(closed)' where nobody can change it. */
export function controlsOf(form: Element): string[] {
  return [...form.querySelectorAll<HTMLInputElement>(CONTROLS)]
    .filter((control) => control.type !== 'hidden' && !control.closest('[aria-hidden=true]'))
    .map((control) => {
      const isDisabled = control.disabled || control.getAttribute('aria-disabled') === 'true';
      const closed = isDisabled || control.readOnly ? ' (closed)' : '';
      return `${kindOf(control)}: ${valueOf(control)}${closed}`;
    });
}

/** The buttons that change a form: adding, moving, copying and taking out. */
export const buttonsOf = (form: Element): string[] =>
  [...form.querySelectorAll<HTMLButtonElement>('button:not([type=submit])')].map(({ disabled }) =>
    disabled ? 'closed' : 'open',
  );

/** Titles, labels and descriptions, without the marks for required and optional fields. */
export const wordsOf = (form: Element): string[] =>
  [...form.querySelectorAll('h1, h2, h3, h4, h5, h6, p, label, legend')]
    .map((element) =>
      textOf(element)
        .replace(/\s*\*$/, '')
        .replace(/-(\d+)$/, ' $1'),
    )
    .filter(Boolean);
