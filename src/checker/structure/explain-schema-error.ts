import type { ErrorObject } from 'ajv';
import { isTextKey } from '../../brand/compile/resolve-texts.ts';
import { plainName } from '../../brand/parse/plain-name.ts';
import { didYouMean, suggestFix, type Suggestion } from '../../brand/parse/nearest-name.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { FACTS } from '../../contract/facts.ts';
import { correctedValue, type Correction } from './corrected-value.ts';
import { ownersOf, type JsonSchema } from './json-schema-parts.ts';
import { isValueOf, keysKnownTo, unknownKeyOf, wayToSay } from './known-keys.ts';
import { articleOf, inWords, isShort, shortened } from '../wording.ts';

export interface SchemaError extends Pick<Diagnostic, 'message' | 'suggestion' | 'fix' | 'data'> {
  rule: 'unknown-key' | 'missing-key' | 'type' | 'value';
}

/**
 * Explains an Ajv error in words that a person who edits JSON can act on. `path` names the value, ''
 * being the whole file; `root` is the schema of the file; `meant` is the key that an unknown one was meant
 * to be. Undefined for an error that only follows from others.
 */
export function explainSchemaError(
  error: ErrorObject,
  path: string,
  root: JsonSchema,
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
      return unknownKey(error, path, root, meant);
    case 'required':
      return missingKey(error, path);
    case 'type':
      return wrongType(error, name, root);
    case 'enum': {
      const allowed = (schema as unknown[]).map(String);
      const message = `${value} is not a value of ${name}.`;
      if (typeof data !== 'string')
        return wrong(message, `Write one of these, with its quotes: "${allowed.join('", "')}".`);
      return { ...wrong(message), ...suggestFix(data, allowed, 'Values') };
    }
    case 'const':
      return wrong(
        `${name} is ${value}.`,
        [`Write ${shortened(schema)}.`, error.parentSchema?.description].filter(Boolean).join(' '),
      );
    case 'pattern':
    case 'format':
      if (isLink(error) && !String(data).startsWith('https://')) {
        const begins = String(error.parentSchema?.pattern).includes('domain')
          ? 'with https:// or with {domain}/'
          : 'with https://';
        return wrong(`${name} is ${value}, but a link begins ${begins}.`, purposeOf(error));
      }
      return {
        ...wrong(
          `${name} is ${value}, which does not have the right form.`,
          [adviceOf(correctedValue(error, root)), purposeOf(error)].filter(Boolean).join(' '),
        ),
        ...fixOf(correctedValue(error, root)),
      };
    case 'minimum':
    case 'maximum': {
      const limit = `${keyword === 'minimum' ? 'at least' : 'at most'} ${params.limit}`;
      return wrong(`${name} is ${value}, but ${limit} is allowed.`, purposeOf(error));
    }
    case 'exclusiveMinimum':
      return wrong(
        `${name} is ${value}, but more than ${params.limit} is asked for.`,
        purposeOf(error),
      );
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
      return wrong(
        `${name} is ${value}, which is none of the forms allowed.`,
        [
          isFact(data) && `Write { "fact": ${value} }.`,
          Array.isArray(data) && isCondition(error) && `Write { "all": ${JSON.stringify(data)} }.`,
          purposeOf(error),
        ]
          .filter(Boolean)
          .join(' '),
      );
    case 'if':
    case 'allOf':
      return undefined;
    default:
      return wrong(`${name} is ${value}, which is not right: it ${error.message}.`);
  }
}

function unknownKey(
  error: ErrorObject,
  path: string,
  root: JsonSchema,
  meant: string | undefined,
): SchemaError {
  const key = unknownKeyOf(error)!;
  const pattern = Object.keys(error.parentSchema?.patternProperties ?? {})[0];
  const { names } = keysKnownTo(error);
  const said = (message: string, hint: Suggestion): SchemaError => {
    return { rule: 'unknown-key', message, ...hint, data: { key } };
  };
  if (pattern !== undefined && meant === undefined) {
    const [inner] = Object.entries((error.data as Record<string, object>)[key] ?? {});
    const suggestion =
      inner && typeof inner[1] === 'string' && inner[0].length > 1
        ? `Texts are not nested: write "${key}.${inner[0]}": ${shortened(inner[1])}.`
        : "Words joined by dots are, such as 'lead.title'.";
    return said(`'${key}' is not the key of a text.`, { suggestion });
  }
  const message = `'${key}' is not a key of ${path || 'this file'}.`;
  const way = wayToSay(error);
  if (way) return said(message, { suggestion: way });
  if (pattern === undefined && isTextKey(key))
    return said(message, { suggestion: `Texts stand in texts.json: put '${key}' there.` });
  const owners = ownersOf(key, root);
  if (owners.length > 0) return said(message, { suggestion: belongs(owners) });
  const shown = names.filter((name) => !name.startsWith('$'));
  const isMeant = meant !== undefined && isValueOf(meant, error);
  return said(message, isMeant ? didYouMean(key, meant) : suggestFix('', shown, 'Keys'));
}

/** The objects that a key belongs to. */
const belongs = (owners: readonly string[]): string =>
  `It belongs ${owners.map((owner) => (owner === '' ? 'at the top of the file, beside "$schema"' : `into "${owner}"`)).join(' or ')}.`;

/** An id that no parent's entry has, by what an entry says of itself. */
function ownId(data: {
  label?: unknown;
  name?: unknown;
  block?: unknown;
  templateId?: unknown;
}): string {
  const named = [data.label, data.name].find((one) => typeof one === 'string');
  const kind = [data.block, data.templateId].find((one) => typeof one === 'string');
  return named === undefined
    ? `own-${plainName(String(kind ?? 'entry'))}`
    : plainName(String(named));
}

function missingKey({ params, parentSchema, data }: ErrorObject, path: string): SchemaError {
  const key = String(params.missingProperty);
  const property = (parentSchema?.properties as Properties | undefined)?.[key];
  const example = key === 'id' ? ownId(data as object) : property?.examples?.[0];
  return {
    rule: 'missing-key',
    message: `'${key}' is missing${path === '' ? '' : ` in ${path}`}.`,
    suggestion:
      example === undefined
        ? 'Add it.'
        : `Add it, for example "${key}": ${JSON.stringify(example)}.`,
    data: { key, ...(path !== '' && { in: path }) },
  };
}

const BRACKETS: Readonly<Record<string, string>> = {
  array: 'Write a list in [ and ].',
  object: 'Write "key": value in { and }.',
};

function wrongType(error: ErrorObject, name: string, root: JsonSchema): SchemaError {
  const { params, data } = error;
  const types = [params.type].flat().map(String);
  const correction = correctedValue(error, root);
  const advice = correction
    ? adviceOf(correction, data)
    : [BRACKETS[types[0]!], purposeOf(error)].filter(Boolean).join(' ');
  const message = `${name} is ${articleOf(data)}, but has to be ${types.map(inWords).join(' or ')}.`;
  return {
    rule: 'type',
    message,
    suggestion: advice,
    ...fixOf(correction),
    data: { expected: types },
  };
}

/** The correction as a sentence, in place of `written`. */
function adviceOf(correction: Correction | undefined, written?: unknown): string | undefined {
  if (!correction || !isShort(correction.value)) return undefined;
  const { value } = correction;
  const shown = shortened(value);
  if (Array.isArray(written) && !Array.isArray(value)) return `Take the [ and ] away: ${shown}.`;
  if (typeof value === 'string' && typeof written !== 'string' && written !== undefined)
    return `Put it into double quotes: ${shown}.`;
  return typeof written === 'string' && typeof value !== 'object'
    ? `Write ${shown}, without quotes.`
    : `Write ${shown}.`;
}

const fixOf = (correction: Correction | undefined) =>
  correction?.fix ? { fix: correction.fix } : {};

/** Whether a text is the name of a fact, which only a condition is about. */
const isFact = (data: unknown) => typeof data === 'string' && Object.hasOwn(FACTS, data);

/** Whether a schema is that of a condition. */
const isCondition = ({ schema }: ErrorObject) => JSON.stringify(schema).includes('"fact"');

const isLink = ({ parentSchema }: ErrorObject) =>
  /^\^\(?https:/.test(String(parentSchema?.pattern));

/** The purpose of a value as its schema describes it, with an example. */
function purposeOf({ parentSchema }: ErrorObject): string {
  const { description, examples } = (parentSchema ?? {}) as Annotated;
  const written = JSON.stringify(examples?.[0]) ?? '';
  const example =
    written !== '' && written.length <= LONGEST_EXAMPLE ? ` Example: ${written}.` : '';
  return `${description ?? ''}${example}`.trim();
}

/** A longer example is read in the reference. */
const LONGEST_EXAMPLE = 240;

interface Annotated {
  description?: string;
  examples?: unknown[];
}
type Properties = Record<string, Annotated>;
