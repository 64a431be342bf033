import type { ErrorObject } from 'ajv';
import { isTextKey } from '../../brand/compile/resolve-texts.ts';
import { plainName } from '../../brand/parse/plain-name.ts';
import { didYouMean, suggestFix, type Suggestion } from '../language/suggest.ts';
import { FACTS } from '../../contract/facts.ts';
import { correctedValue, type Correction } from './corrected-value.ts';
import { ownersOf, type JsonSchema } from './json-schema-parts.ts';
import { isValueOf, keysKnownTo, unknownKeyOf, wayToSay } from './known-keys.ts';
import { articleOf, inWords, isShort, shortened } from '../wording.ts';
import {
  joinedBy,
  say,
  type Part,
  type Sentence,
  type SentenceData,
  type Text,
} from '../language/sentence.ts';

export interface SchemaError extends Suggestion {
  message: Sentence;
  data?: SentenceData;
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
  const name = path || say('explain-schema-error.this-file');
  const value = shortened(data);
  const wrong = (message: Sentence, suggestion?: Text): SchemaError => {
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
      const message = say('explain-schema-error.value', { value, name });
      if (typeof data !== 'string')
        return wrong(
          message,
          say('explain-schema-error.write-one-quotes', { allowed: allowed.join('", "') }),
        );
      return { ...wrong(message), ...suggestFix(data, allowed, 'list.values') };
    }
    case 'const':
      return wrong(say('explain-schema-error.said', { name, value }), [
        say('write', { value: shortened(schema) }),
        String(error.parentSchema?.description ?? ''),
      ]);
    case 'pattern':
    case 'format':
      if (isLink(error) && !String(data).startsWith('https://')) {
        const mayBeOwn = String(error.parentSchema?.pattern).includes('domain');
        const message = mayBeOwn ? 'explain-schema-error.own-link' : 'explain-schema-error.link';
        return wrong(say(message, { name, value }), purposeOf(error));
      }
      return {
        ...wrong(say('explain-schema-error.does-right-form', { name, value }), [
          adviceOf(correctedValue(error, root)) ?? '',
          purposeOf(error),
        ]),
        ...fixOf(correctedValue(error, root)),
      };
    case 'minimum':
    case 'maximum': {
      const { limit } = params;
      return wrong(
        say(`explain-schema-error.${keyword}`, { name, value, limit }),
        purposeOf(error),
      );
    }
    case 'exclusiveMinimum':
      return wrong(
        say('explain-schema-error.but-more-than', { name, value, limit: params.limit }),
        purposeOf(error),
      );
    case 'minLength':
      return wrong(say('explain-schema-error.empty', { name }), purposeOf(error));
    case 'maxLength':
      return wrong(
        say('explain-schema-error.longer-than-characters', { name, limit: params.limit }),
        say('shorten'),
      );
    case 'minItems':
    case 'minProperties':
      return wrong(say('explain-schema-error.empty', { name }), [
        say('explain-schema-error.needs', { limit: params.limit }),
        purposeOf(error),
      ]);
    case 'uniqueItems':
      return wrong(say('same-entry-stands', { name }), say('keep-one-them'));
    case 'oneOf':
    case 'anyOf':
      return wrong(say('explain-schema-error.none-forms-allowed', { name, value }), [
        isFact(data) ? say('explain-schema-error.write-fact', { value }) : '',
        Array.isArray(data) && isCondition(error)
          ? say('explain-schema-error.write-all', { data: JSON.stringify(data) })
          : '',
        purposeOf(error),
      ]);
    case 'if':
    case 'allOf':
      return undefined;
    default:
      return wrong(say('explain-schema-error.right', { name, value, message: error.message }));
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
  const said = (message: Sentence, hint: Suggestion): SchemaError => {
    return { rule: 'unknown-key', message, ...hint, data: { key } };
  };
  if (pattern !== undefined && meant === undefined) {
    const [inner] = Object.entries((error.data as Record<string, object>)[key] ?? {});
    const suggestion =
      inner && typeof inner[1] === 'string' && inner[0].length > 1
        ? say('explain-schema-error.texts-nested-write', {
            key,
            inner: inner[0],
            inner2: shortened(inner[1]),
          })
        : say('explain-schema-error.words-joined-dots');
    return said(say('explain-schema-error.key-text', { key }), { suggestion });
  }
  const message =
    path === ''
      ? say('explain-schema-error.unknown-key', { key })
      : say('explain-schema-error.unknown-key-in', { key, path });
  const way = wayToSay(error);
  if (way) return said(message, { suggestion: way });
  if (pattern === undefined && isTextKey(key))
    return said(message, { suggestion: say('explain-schema-error.texts-stand-texts', { key }) });
  const owners = ownersOf(key, root);
  if (owners.length > 0) return said(message, { suggestion: belongs(owners) });
  const shown = names.filter((name) => !name.startsWith('$'));
  const isMeant = meant !== undefined && isValueOf(meant, error);
  return said(message, isMeant ? didYouMean(key, meant) : suggestFix('', shown, 'list.keys'));
}

/** The objects that a key belongs to. */
const belongs = (owners: readonly string[]): Sentence =>
  say('explain-schema-error.belongs', {
    owners: joinedBy(
      'or',
      owners.map((owner) =>
        owner === ''
          ? say('explain-schema-error.at-top')
          : say('explain-schema-error.into', { owner }),
      ),
    ),
  });

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
    message:
      path === ''
        ? say('missing-key.missing', { key })
        : say('missing-key.missing-in', { key, path }),
    suggestion:
      example === undefined
        ? say('missing-key.add')
        : say('missing-key.add-example', { key, example: JSON.stringify(example) }),
    data: { key, ...(path !== '' && { in: path }) },
  };
}

const BRACKETS: Readonly<Record<string, Sentence>> = {
  array: say('write-list'),
  object: say('write-key-value'),
};

function wrongType(error: ErrorObject, name: Part, root: JsonSchema): SchemaError {
  const { params, data } = error;
  const types = [params.type].flat().map(String);
  const correction = correctedValue(error, root);
  const advice = correction
    ? adviceOf(correction, data)
    : [BRACKETS[types[0]!] ?? '', purposeOf(error)];
  const message = say('explain-schema-error.but', {
    name,
    data: articleOf(data),
    types: joinedBy('or', types.map(inWords)),
  });
  return {
    rule: 'type',
    message,
    suggestion: advice,
    ...fixOf(correction),
    data: { expected: types },
  };
}

/** The correction as a sentence, in place of `written`. */
function adviceOf(correction: Correction | undefined, written?: unknown): Sentence | undefined {
  if (!correction || !isShort(correction.value)) return undefined;
  const { value } = correction;
  const shown = shortened(value);
  if (Array.isArray(written) && !Array.isArray(value)) return say('take-away', { shown });
  if (typeof value === 'string' && typeof written !== 'string' && written !== undefined)
    return say('put-into-double', { shown });
  return typeof written === 'string' && typeof value !== 'object'
    ? say('write-without-quotes-2', { shown })
    : say('write', { value: shown });
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
function purposeOf({ parentSchema }: ErrorObject): Text {
  const { description = '', examples } = (parentSchema ?? {}) as Annotated;
  const example = JSON.stringify(examples?.[0]) ?? '';
  const isShown = example !== '' && example.length <= LONGEST_EXAMPLE;
  return [description, isShown ? say('example', { example }) : ''];
}

/** A longer example is read in the reference. */
const LONGEST_EXAMPLE = 240;

interface Annotated {
  description?: string;
  examples?: unknown[];
}
type Properties = Record<string, Annotated>;
