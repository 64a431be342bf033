import { ownEntry } from '../../contract/is-object.ts';
import { paysByCard } from '../answer/answers.ts';
import { formRule, partRule, type Rule } from '../rule.ts';
import { optionOf, type FormPart } from './schema/forms.ts';

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
export const rules: readonly Rule[] = [
  // A form that lacks only one of them is told that it is required.
  formRule('card-field', 'names', ({ form, report }) => {
    const { block, parts } = form;
    if (paysByCard(form) && !parts.some(({ name }) => SECRETS.includes(name)))
      report([block, 'action'], 'card-field.pays-card-but', { action: block.action });
  }),
  partRule('card-field', 'names', (part, { report }) => {
    const { schema, path, kind, slot, name: field } = part;
    if (kind === 'test' || path.length === 0) return;
    const name = path.at(-1)!;
    const needed = neededName(part);
    const owner = path.slice(0, -1).join('.');
    if (needed !== undefined && needed !== name)
      report([schema], 'card-field.takes-card-data', { path: field, needed });
    else if (SECRETS.includes(name) && slot?.keyword === 'properties' && owner !== '')
      report([schema], 'card-field.stands-within-where', { name, owner });
  }),
];
