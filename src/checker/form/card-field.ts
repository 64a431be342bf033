import { ownEntry } from '../../contract/is-object.ts';
import { paysByCard } from '../answer/answers.ts';
import { formRule } from '../rule.ts';
import { nodeOf, placeOf } from '../typed.ts';
import { optionOf, type Form, type FormPart } from './schema/forms.ts';

/** The names under which what is typed is kept out of storage and wiped, by what makes a field one of them. */
const NAMES: Readonly<Record<string, string>> = {
  'card-number': 'cardNumber',
  'cc-number': 'cardNumber',
  'card-cvv': 'cardCVV',
  cvv: 'cardCVV',
  'cc-csc': 'cardCVV',
};
const SECRETS = Object.values(NAMES);

/** Names that people give a field that asks for a card's secrets, as its name or its title. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/^(?:n[uú]mero ?(?:do ?)?cart[aã]o|cart[aã]o ?n[uú]mero|card ?number)$/i, 'cardNumber'],
  [/^(?:cvv2?|cvc|c[oó]digo de seguran[cç]a(?: do cart[aã]o)?)$/i, 'cardCVV'],
];

/** The name that a field has to have, by its widget, its format, what browsers fill into it, or its words. */
function neededName({ schema, ui, path }: FormPart): string | undefined {
  const fills = String(optionOf(ui, 'autocomplete') ?? '').split(' ');
  const says = [String(optionOf(ui, 'widget')), schema.format ?? '', ...fills];
  const needed = says.map((one) => ownEntry(NAMES, one)).find((name) => name !== undefined);
  const words = schema.type === 'string' ? [path.at(-1)!, schema.title ?? ''] : [];
  return needed ?? ASKED.find(([pattern]) => words.some((one) => pattern.test(one)))?.[1];
}

/** Card number and CVV stand at the top of a form under the names that keep them secret. */
export const rule = formRule('card-field', 'names', ({ form, report }) => {
  const { block, parts } = form;
  if (isCardless(form))
    report(placeOf(block, 'action'), 'card-field.pays-card-but', { action: block.action });
  for (const part of parts) {
    const { path, kind, slot, name: field } = part;
    if (kind === 'test' || path.length === 0) continue;
    const { at } = nodeOf(part.schema);
    const name = path.at(-1)!;
    const needed = neededName(part);
    if (needed !== undefined && needed !== name) {
      report(at, 'card-field.takes-card-data', { path: field, needed });
    } else if (SECRETS.includes(name) && slot?.keyword === 'properties' && path.length > 1) {
      const owner = path.slice(0, -1).join('.');
      report(at, 'card-field.stands-within-where', { name, owner });
    }
  }
});

/** Whether a form pays by card and has no field of one; where only one is gone, it is still required. */
const isCardless = (form: Form): boolean =>
  paysByCard(form) && !form.parts.some(({ name }) => SECRETS.includes(name));
