import type { ErrorObject } from 'ajv';
import { didYouMean, suggestFix } from '../../brand/parse/nearest-name.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { keysKnownTo, unknownKeyOf } from './known-keys.ts';
import { articleOf, inWords, isShort, shortened } from '../wording.ts';

export interface SchemaError extends Pick<Diagnostic, 'message' | 'suggestion' | 'fix' | 'data'> {
  rule: 'unknown-key' | 'missing-key' | 'type' | 'value';
}

/**
 * Explains an Ajv error in words that a person who edits JSON can act on. `path` names the value, ''
 * being the whole file; `meant` is the key that an unknown one was meant to be. Undefined for an error
 * that only follows from others.
 */
export function explainSchemaError(
  error: ErrorObject,
  path: string,
  meant?: string,
): SchemaError | undefined {
  const { keyword, params, schema, data } = error;
  const name = path || 'This file';
  const value = shortened(data);
  const wrong = (message: string, suggestion?: string): SchemaError => {
    return { rule: 'value', message, suggestion, data: { keyword } };
  };
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unknownKey(error, path, meant);
    case 'required':
      return missingKey(error, path);
    case 'type':
      return wrongType(error, name);
    case 'enum': {
      const allowed = (schema as unknown[]).map(String);
      const message = `${value} is not a value of ${name}.`;
      return { ...wrong(message), ...suggestFix(String(data), allowed, 'Values') };
    }
    case 'const':
      return wrong(`${name} is ${value}.`, `Write ${shortened(schema)}.`);
    case 'pattern':
    case 'format':
      if (isLink(error) && !String(data).startsWith('https://')) {
        const begins = String(error.parentSchema?.pattern).includes('domain')
          ? 'with https:// or with {domain}/'
          : 'with https://';
        return wrong(`${name} is ${value}, but a link begins ${begins}.`, purposeOf(error));
      }
      return wrong(
        `${name} is ${value}, which does not have the right form.`,
        [repaired(error), purposeOf(error)].filter(Boolean).join(' '),
      );
    case 'minimum':
    case 'maximum': {
      const limit = `${keyword === 'minimum' ? 'at least' : 'at most'} ${params.limit}`;
      return wrong(`${name} is ${value}, but ${limit} is allowed.`, purposeOf(error));
    }
    case 'minLength':
      return wrong(`${name} is empty.`, purposeOf(error));
    case 'maxLength':
      return wrong(`${name} is longer than ${params.limit} characters.`, 'Shorten it.');
    case 'minItems':
    case 'minProperties':
      return wrong(
        `${name} is empty.`,
        `It needs at least ${params.limit}. ${purposeOf(error)}`.trim(),
      );
    case 'uniqueItems':
      return wrong(`The same entry stands twice in ${name}.`, 'Keep one of them.');
    case 'oneOf':
    case 'anyOf':
      return wrong(`${name} is ${value}, which is none of the forms allowed.`, purposeOf(error));
    case 'if':
    case 'allOf':
      return undefined;
    default:
      return wrong(`${name} is ${value}, which is not right: it ${error.message}.`);
  }
}

function unknownKey(error: ErrorObject, path: string, meant: string | undefined): SchemaError {
  const key = unknownKeyOf(error);
  const pattern = Object.keys(error.parentSchema?.patternProperties ?? {})[0];
  const { names } = keysKnownTo(error);
  if (pattern !== undefined && meant === undefined) {
    const message = `'${key}' is not the key of a text.`;
    const example = "Words joined by dots are, such as 'lead.title'.";
    return { rule: 'unknown-key', message, suggestion: example, data: { key } };
  }
  const shown = names.filter((name) => !name.startsWith('$'));
  return {
    rule: 'unknown-key',
    message: `'${key}' is not a key of ${path || 'this file'}.`,
    ...(meant ? didYouMean(String(key), meant) : suggestFix('', shown, 'Keys')),
    data: { key },
  };
}

function missingKey({ params, parentSchema }: ErrorObject, path: string): SchemaError {
  const key = String(params.missingProperty);
  const property = (parentSchema?.properties as Properties | undefined)?.[key];
  const example = property?.examples?.[0];
  return {
    rule: 'missing-key',
    message: `'${key}' is missing${path === '' ? '' : ` in ${path}`}.`,
    suggestion: isShort(example)
      ? `Add it, for example "${key}": ${shortened(example)}.`
      : 'Add it.',
    data: { key },
  };
}

const BRACKETS: Readonly<Record<string, string>> = {
  array: 'Put its entries into [ and ].',
  object: 'Put its keys into { and }.',
};

function wrongType({ params, data, parentSchema }: ErrorObject, name: string): SchemaError {
  const types = [params.type].flat().map(String);
  const meant = typeof data === 'string' ? unquoted(data, types) : undefined;
  const isTextMeant = types.includes('string') && ['number', 'boolean'].includes(typeof data);
  const example = (parentSchema?.examples as unknown[] | undefined)?.[0];
  const advice = isTextMeant
    ? `Put it into double quotes: "${String(data)}".`
    : meant !== undefined
      ? `Write ${meant}, without quotes.`
      : example === undefined
        ? BRACKETS[types[0]!]
        : `Example: ${shortened(example)}.`;
  const message = `${name} is ${articleOf(data)}, but has to be ${types.map(inWords).join(' or ')}.`;
  return { rule: 'type', message, suggestion: advice, data: { expected: types } };
}

/** Corrections of what people write instead of a value of the right form. */
const REPAIRS: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replace(/\/$/, ''),
  (text) => `#${text.replace(/^#/, '').slice(0, 6)}`,
  (text) => text.replace(/^#?(\w)(\w)(\w)$/, '#$1$1$2$2$3$3'),
  (text) => text.replace(/o/gi, '0'),
  (text) => text.replace(/^.*[\\/]/, ''),
  (text) => plain(text).toUpperCase(),
  (text) => plain(text).toLowerCase(),
];

/** Without accents, and with dashes where something else stands between the words. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .replaceAll(/[^A-Za-z0-9.]+/g, '-');

/** The first correction that has the form asked for. */
function repaired({ keyword, schema, data }: ErrorObject): string | undefined {
  if (keyword !== 'pattern' || typeof data !== 'string') return undefined;
  const pattern = new RegExp(String(schema), 'u');
  const right = REPAIRS.map((repair) => repair(data)).find((text) => pattern.test(text));
  return right === undefined || !isShort(right) ? undefined : `Write ${shortened(right)}.`;
}

const isLink = ({ parentSchema }: ErrorObject) =>
  /^\^\(?https:/.test(String(parentSchema?.pattern));

/** The number or boolean that a text stands for. */
function unquoted(text: string, types: readonly string[]): string | undefined {
  const [, whole, part] = /^\s*(-?\d+)(?:[.,](\d+))?/.exec(text) ?? [];
  // Digits behind a comma may be cents: whether they go or count is the owner's to say.
  if (whole !== undefined && types.includes('integer')) return part ? undefined : whole;
  if (whole !== undefined && types.includes('number')) return part ? `${whole}.${part}` : whole;
  const word = text.trim().toLowerCase();
  return types.includes('boolean') && ['true', 'false'].includes(word) ? word : undefined;
}

/** The purpose of a value as its schema describes it, with an example. */
function purposeOf({ parentSchema }: ErrorObject): string {
  const { description, examples } = (parentSchema ?? {}) as Annotated;
  const example = examples?.[0] === undefined ? '' : ` Example: ${shortened(examples[0])}.`;
  return `${description ?? ''}${example}`.trim();
}

interface Annotated {
  description?: string;
  examples?: unknown[];
}
type Properties = Record<string, Annotated>;
