import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import {
  itemsAt,
  nodeAt,
  textAt,
  toValue,
  type Node,
  type ObjectNode,
} from '../../brand/parse/node.ts';
import { ACTIONS } from '../../contract/actions.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { ownEntry } from '../../contract/is-object.ts';
import { paymentMethod } from '../../contract/payment-methods.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import type { Report, Rule } from '../rule.ts';
import type { Form, FormPart } from './schema/forms.ts';
import { uiOption } from './schema/ui-schemas.ts';

/** The names under which what is typed is kept out of storage and wiped, by what makes a field one of them. */
const NAMES: Readonly<Record<string, string>> = {
  'card-number': 'cardNumber',
  'cc-number': 'cardNumber',
  'card-cvv': 'cardCVV',
  cvv: 'cardCVV',
  'cc-csc': 'cardCVV',
};
const SECRETS = Object.values(NAMES);

/** The name that a field has to have, by its widget, its format or what browsers fill into it. */
function neededName(node: Node, ui: Node | undefined): string | undefined {
  const says = [textAt(uiOption(ui, 'widget')), textAt(node, 'format')];
  const fills = textAt(uiOption(ui, 'autocomplete'))?.split(' ') ?? [];
  return [...says, ...fills]
    .map((one) => ownEntry(NAMES, one ?? ''))
    .find((name) => name !== undefined);
}

/** A code or password at the top of a form, in a field that the buyer names: it cannot be left out by its name. */
function isNamelessSecret({ node, path, ui }: FormPart): boolean {
  if (path.length !== 1 || path[0] !== '*') return false;
  const schema = { properties: { any: toValue(node) } } as RJSFSchema;
  const pages = [{ id: '', submit: '', variants: { all: { schema, validator: '' } } }];
  return secretFields({ pages, ui: { any: ui ? toValue(ui) : {} } as UiSchema }).size > 0;
}

/** Names that people give a field that asks for a card's secrets, as its name or its title. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/^(?:n[uú]mero ?(?:do ?)?cart[aã]o|cart[aã]o ?n[uú]mero|card ?number)$/i, 'cardNumber'],
  [/^(?:cvv2?|cvc|c[oó]digo de seguran[cç]a(?: do cart[aã]o)?)$/i, 'cardCVV'],
];

const askedName = (name: string, node: Node): string | undefined =>
  textAt(node, 'type') === 'string'
    ? ASKED.find(([pattern]) =>
        [name, textAt(node, 'title') ?? ''].some((one) => pattern.test(one)),
      )?.[1]
    : undefined;

/** Card number and CVV stand at the top of a form under the names that keep them secret. */
export const rule: Rule = {
  id: 'card-field',
  severity: 'error',
  phase: 'names',
  checkForm({ form, report }) {
    const { parts } = form;
    reportCardless(form, report);
    for (const part of parts) {
      const { node, path, name: field, ui, kind, slot } = part;
      if (kind !== 'test') reportCondition(node, report);
      if (kind === 'test' || path.length === 0) continue;
      const { at } = node;
      const name = path.at(-1)!;
      const needed = neededName(node, ui) ?? askedName(name, node);
      if (needed !== undefined && needed !== name) {
        report({ at, message: 'card-field.takes-card-data', data: { path: field, needed } });
      } else if (isNamelessSecret(part)) {
        report({ at, message: 'card-field.code-password-field', data: {} });
      } else if (SECRETS.includes(name) && slot?.keyword === 'properties' && path.length > 1) {
        const owner = path.slice(0, -1).join('.');
        report({ at, message: 'card-field.stands-within-where', data: { name, owner } });
      }
    }
  },
};

/** A form that pays by card and has no field for its number. */
function reportCardless({ block, parts }: Form, report: Report): void {
  const action = nodeAt(block, ['action']);
  const { paysBy } = ACTIONS[textAt(action) as ActionName] ?? {};
  if (!action || !paysBy || !paymentMethod(paysBy).hasCard) return;
  // Where only one of them is gone, it is still required, which is reported.
  if (parts.some(({ path }) => SECRETS.includes(path.join('.')))) return;
  report({ at: action.at, message: 'card-field.pays-card-but', data: { action: textAt(action) } });
}

/** A condition that looks at a card's secrets: the form is drawn without them, so it changes nothing. */
function reportCondition(node: ObjectNode, report: Report): void {
  const asks = (part: Node | undefined, secret: string) =>
    nodeAt(part, ['properties', secret]) !== undefined ||
    itemsAt(part, 'required').some((name) => textAt(name) === secret);
  const isDrawn = ['then', 'else'].some((branch) => nodeAt(node, [branch, 'properties']));
  for (const secret of new Set(SECRETS)) {
    const places = [
      isDrawn && asks(nodeAt(node, ['if']), secret) ? nodeAt(node, ['if']) : undefined,
      nodeAt(node, ['dependencies', secret]),
      nodeAt(node, ['dependentSchemas', secret]),
    ];
    for (const place of places) {
      if (place?.kind !== 'object') continue;
      report({ at: place.at, message: 'card-field.condition-asks-forms', data: { name: secret } });
    }
  }
}
