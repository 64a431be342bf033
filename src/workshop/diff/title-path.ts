import type { JsonValue } from '../../brand/parse/node.ts';
import { titledIn, type Language } from '../../checker/language/translate.ts';
import { resolved, type DocumentSchema } from '../edit/describe-value.ts';
import { isObject } from '../edit/json-path.ts';

/** The meta-schema of a kind of file: 'brand', 'screen', 'field'. */
export type SchemaOf = (name: string) => DocumentSchema;

/** A path in the titles of its meta-schema: 'Payment › Current step'. A key without a title stands for itself. */
export function titlePath(root: DocumentSchema, path: readonly string[], language: Language) {
  let here = root;
  const words = path.map((part) => {
    const { items, properties, additionalProperties: other } = resolved(here, root);
    const known = items ?? properties?.[part];
    here = known ?? (typeof other === 'object' ? other : {});
    if (items) return `'${part}'`;
    const { title } = resolved(known ?? {}, root);
    return title === undefined ? part : titledIn(language, title);
  });
  return words.join(' › ');
}

const MAX_LENGTH = 160;

/** A value as the report shows it, in words instead of JSON, cut after 160 characters; '' for no value. */
export function formatValue(value: JsonValue | undefined): string {
  const text = value === undefined ? '' : inWords(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Entries of a list after each other, members of an object by their keys, inner objects in brackets. */
function inWords(value: JsonValue): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = (part: JsonValue) => (isObject(part) ? `(${inWords(part)})` : inWords(part));
  if (Array.isArray(value)) return value.map(inner).join(', ');
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${inner(part)}`)
    .join('; ');
}
