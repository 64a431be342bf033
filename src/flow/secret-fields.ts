import { isObject } from '../contract/is-object.ts';
import type { CompiledForm } from '../contract/compiled-brand.ts';

/** Formats of values that are never kept: card number, CVV, a code that is good once, a password. */
const SECRET_FORMATS = /^(card-number|cvv(-\d)?|sms-code|password)$/;

const SECRET_TOKENS = ['cc-number', 'cc-csc', 'one-time-code', 'current-password', 'new-password'];

const SECRET_WIDGETS = ['password', 'card-number', 'card-cvv'];

/** Keys of a uiSchema that lead to entries without a name of their own: these are of the field around them. */
const ENTRIES = ['items', 'additionalItems', 'additionalProperties', 'anyOf', 'oneOf'];

function isSecretUi(ui: Record<string, unknown>): boolean {
  const options = isObject(ui['ui:options']) ? ui['ui:options'] : {};
  const option = (name: string) => String(ui[`ui:${name}`] ?? options[name]);
  const tokens = option('autocomplete').toLowerCase().split(/\s/);
  return (
    SECRET_WIDGETS.includes(option('widget')) ||
    option('inputType') === 'password' ||
    tokens.some((token) => SECRET_TOKENS.includes(token))
  );
}

const definitionAt = (root: object, reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), root);

/** Fields whose values are never kept and never sent back: by format, `autocomplete` and widget, at any depth. */
export function secretFields({ pages, ui }: Pick<CompiledForm, 'pages' | 'ui'>): Set<string> {
  const names = new Set<string>();

  /** `name` is that of the field around a part; a definition may hold itself. */
  function visitSchema(part: unknown, name: string, root: object, seen: readonly string[]): void {
    if (Array.isArray(part)) part.forEach((entry) => visitSchema(entry, name, root, seen));
    if (!isObject(part)) return;
    if (SECRET_FORMATS.test(String(part.format))) names.add(name);
    for (const [key, inner] of Object.entries(part)) {
      const isOfNames = key === 'properties' && isObject(inner);
      for (const [own, property] of isOfNames ? Object.entries(inner) : [[name, inner] as const]) {
        visitSchema(property, own, root, seen);
      }
    }
    const reference = String(part.$ref);
    if (reference.startsWith('#/') && !seen.includes(reference)) {
      visitSchema(definitionAt(root, reference), name, root, [...seen, reference]);
    }
  }

  function visitUi(part: unknown, name: string): void {
    if (Array.isArray(part)) part.forEach((entry) => visitUi(entry, name));
    if (!isObject(part)) return;
    if (isSecretUi(part)) names.add(name);
    for (const [key, inner] of Object.entries(part)) {
      visitUi(inner, ENTRIES.includes(key) ? name : key);
    }
  }

  for (const { variants } of pages) {
    for (const { schema } of Object.values(variants)) visitSchema(schema, '', schema, []);
  }
  visitUi(ui, '');
  names.delete('');
  return names;
}
