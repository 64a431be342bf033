import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { nameOf, sampleForm, type Leaf, type Samples } from './sample-form.ts';
import { until } from './calm.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** As a browser does it: React listens to the event, and compares with the value it knows. */
function setValue(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

const fieldOf = ({ path }: Leaf) => document.getElementById(`f.${path}`) as Field | null;

/** The radio buttons of a field have one name, and ids of their own. */
const radioOf = ({ path, value }: Leaf) =>
  inputsOf(path, 'radio').find((input) => input.value === String(value));

const inputsOf = (path: string, type: 'radio' | 'checkbox') => [
  ...document.querySelectorAll<HTMLInputElement>(
    `input[type="${type}"][name="${nameOf(path)}"], input[type="${type}"][name="f.${path}"]`,
  ),
];

async function choose(select: HTMLSelectElement, { path, value, widget }: Leaf): Promise<void> {
  const isOpen = () => !select.disabled && select.options.length > 0;
  await until(isOpen, `nothing can be chosen in '${path}'`);
  if (widget !== 'franchise') {
    if (value !== undefined) setValue(select, String(value));
    return;
  }
  const first = () => [...select.options].find((option) => option.value !== '');
  await until(() => first() !== undefined, `nothing can be chosen in '${path}'`);
  setValue(select, first()!.value);
}

/** Ticks the boxes of a few values, of which the first has the field's id. */
function tick({ path }: Leaf, values: readonly unknown[]): void {
  const boxes = inputsOf(path, 'checkbox');
  for (const box of boxes) if (values.map(String).includes(box.value) !== box.checked) box.click();
}

/** Whether a form may show no field: it knows the value itself, or an alternative decides. */
const isFixed = ({ schema: { const: only, type, oneOf, anyOf }, widget }: Leaf): boolean =>
  only !== undefined || type === 'null' || widget === 'hidden' || Boolean(oneOf ?? anyOf);

async function typeInto(leaf: Leaf): Promise<void> {
  const { path, value } = leaf;
  if (Array.isArray(value)) return tick(leaf, value);
  const isThere = () => fieldOf(leaf) !== null || radioOf(leaf) !== undefined;
  if (isFixed(leaf) && !isThere()) return;
  await until(isThere, `there is no field '${path}'`);
  const field = fieldOf(leaf);
  const radio = radioOf(leaf);
  if (radio) return radio.checked ? undefined : radio.click();
  if (field instanceof HTMLSelectElement) return choose(field, leaf);
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    return field.checked === value ? undefined : field.click();
  }
  if (field && value !== undefined) setValue(field, String(value));
}

/** Fills in every field of a form's page, in the order of its schema. */
export async function typeIn(schema: RJSFSchema, ui: UiSchema, samples: Samples): Promise<void> {
  for (const leaf of sampleForm(schema, ui, samples).leaves) await typeInto(leaf);
}
