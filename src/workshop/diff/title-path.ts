import type { RJSFSchema } from '@rjsf/utils';
import type { JsonValue } from '../../brand/parse/node.ts';
import { titledIn, type Language } from '../../checker/language/translate.ts';

/** Meta-schemas by name: 'brand', 'screen', 'field'. */
export type TitledSchemas = ReadonlyMap<string, RJSFSchema>;

/** A path in the titles of its meta-schema: 'Payment › Current step'. A key without a title stands for itself. */
export function titlePath(
  schema: RJSFSchema | undefined,
  path: readonly string[],
  language: Language = 'en',
): string {
  let here = schema;
  const words: string[] = [];
  for (const part of path) {
    here = resolved(here, schema);
    if (here?.items) {
      here = here.items as RJSFSchema;
      words.push(`'${part}'`);
      continue;
    }
    const known = here?.properties?.[part] as RJSFSchema | undefined;
    const other = here?.additionalProperties;
    here = known ?? (typeof other === 'object' ? other : undefined);
    const title = known && resolved(known, schema)?.title;
    words.push(title === undefined ? part : titledIn(language, title));
  }
  return words.join(' › ');
}

function resolved(schema: RJSFSchema | undefined, root: RJSFSchema | undefined) {
  const [, name] = /^#\/\$defs\/(.+)$/.exec(schema?.$ref ?? '') ?? [];
  return name === undefined ? schema : { ...(root?.$defs?.[name] as RJSFSchema), ...schema };
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
  const inner = (part: JsonValue) => {
    const isObject = typeof part === 'object' && part !== null && !Array.isArray(part);
    return isObject ? `(${inWords(part)})` : inWords(part);
  };
  if (Array.isArray(value)) return value.map(inner).join(', ');
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${inner(part)}`)
    .join('; ');
}
