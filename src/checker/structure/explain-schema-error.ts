import type { ErrorObject } from 'ajv';
import { isTextKey } from '../../brand/compile/resolve-texts.ts';
import { didYouMean, suggestFix } from '../../brand/parse/nearest-name.ts';
import type { JsonValue } from '../../brand/parse/node.ts';
import { plainName } from '../names.ts';
import {
  articleOf,
  inWords,
  isMessage,
  isShort,
  joinedBy,
  say,
  shortened,
  type Sentence,
  type SentenceData,
  type Text,
} from '../language/sentence.ts';
import type { Suggestion } from '../rule.ts';
import { correctedValue } from './corrected-value.ts';
import { keysKnownTo, unknownKeyOf } from './known-keys.ts';

export interface SchemaError extends Suggestion {
  message: Sentence;
  data?: SentenceData;
  rule: 'unknown-key' | 'missing-key' | 'type' | 'value';
}

/**
 * Explains an Ajv error by the message 'schema.<keyword>' of the catalogues. `path` names the value, ''
 * being the whole file; `fits` tells whether another value would be right in its place; `meant` is the
 * key that an unknown one was meant to be.
 */
export function explainSchemaError(
  error: ErrorObject,
  path: string,
  fits: (value: JsonValue) => boolean,
  meant: string | undefined,
): SchemaError {
  const key = unknownKeyOf(error);
  if (key !== undefined) return unknownKey(error, key, path, meant);
  const { params, schema, data } = error;
  const keyword = isLink(error) ? linkIn(error) : error.keyword;
  const id = `schema.${keyword}`;
  const words: SentenceData = {
    name: path || say('schema.this-file'),
    value: shortened(data),
    kind: articleOf(data),
    limit: params.limit,
    types: params.type && joinedBy('or', [params.type].flat().map(inWords)),
    allowed: [schema].flat().map(shortened),
    error: error.message,
  };
  const help = `${id}.help`;
  return {
    rule: keyword === 'type' ? 'type' : 'value',
    message: say(isMessage(id) ? id : 'schema.other', words),
    ...(keyword === 'enum' && typeof data === 'string'
      ? suggestFix(data, (schema as unknown[]).map(String), 'list.values')
      : suggestionFor(error, fits, isMessage(help) ? say(help, words) : '')),
    data: { keyword },
  };
}

/** A link that does not begin as one; it may be one of the brand's own addresses. */
const isLink = ({ keyword, parentSchema, data }: ErrorObject) =>
  ['pattern', 'format'].includes(keyword) &&
  /^\^\(?https:/.test(String(parentSchema?.pattern)) &&
  !String(data).startsWith('https://');
const linkIn = ({ parentSchema }: ErrorObject) =>
  String(parentSchema?.pattern).includes('domain') ? 'own-link' : 'link';

/** The value that was meant, with what its schema says of it. */
function suggestionFor(
  error: ErrorObject,
  fits: (value: JsonValue) => boolean,
  help: Text,
): Suggestion {
  const { data, parentSchema } = error;
  const correction = correctedValue(data as JsonValue, fits);
  if (!correction || !isShort(correction.value))
    return { suggestion: [help, purposeOf(parentSchema as Annotated | undefined, error.keyword)] };
  const { value, isCertain } = correction;
  const isUnquoted = typeof data === 'string' && ['number', 'boolean'].includes(typeof value);
  const advice = say(isUnquoted ? 'write-without-quotes' : 'write', {
    word: JSON.stringify(value),
    value: JSON.stringify(value),
  });
  return {
    suggestion: [advice, (parentSchema as Annotated | undefined)?.description ?? ''],
    ...(isCertain && { fix: { kind: 'rename', from: data as string, to: value as string } }),
  };
}

function unknownKey(
  error: ErrorObject,
  key: string,
  path: string,
  meant: string | undefined,
): SchemaError {
  const isOfTexts = error.parentSchema?.patternProperties !== undefined;
  const names = keysKnownTo(error).names.filter((name) => !name.startsWith('$'));
  const id =
    isOfTexts && meant === undefined
      ? 'schema.text-key'
      : path === ''
        ? 'schema.unknown-key'
        : 'schema.unknown-key-in';
  const hint =
    meant !== undefined
      ? didYouMean(key, meant)
      : isOfTexts
        ? { suggestion: say('schema.text-key.help') }
        : isTextKey(key)
          ? { suggestion: say('schema.texts-stand-texts', { key }) }
          : suggestFix('', names, 'list.keys');
  return { rule: 'unknown-key', message: say(id, { key, path }), ...hint, data: { key } };
}

/** Explains keys of one object that are missing. */
export function explainMissing(errors: readonly ErrorObject[], path: string): SchemaError {
  const names = errors.map(({ params }) => String(params.missingProperty));
  const { parentSchema, data } = errors[0]!;
  const properties = (parentSchema?.properties ?? {}) as Record<string, Annotated | undefined>;
  const examples = names.flatMap((key) => {
    const example =
      key === 'id' ? ownId(data as Record<string, unknown>) : properties[key]?.examples?.[0];
    return example === undefined
      ? []
      : say('missing-key.entry', { key, example: JSON.stringify(example) });
  });
  const isOne = names.length === 1;
  const id = isOne ? 'missing-key.missing' : 'missing-key.several';
  const help = isOne ? 'missing-key.add-example' : 'missing-key.add-them-example';
  return {
    rule: 'missing-key',
    message: say(path === '' ? id : `${id}-in`, { key: names[0], names, path }),
    suggestion: examples.length === 0 ? say('missing-key.add') : say(help, { examples }),
    data: { keys: names, ...(path !== '' && { in: path }) },
  };
}

/** An id that no parent's entry has, by what an entry says of itself. */
function ownId(data: Readonly<Record<string, unknown>>): string {
  const textIn = (keys: string[]) =>
    keys.map((key) => data[key]).find((one) => typeof one === 'string');
  const name = textIn(['label', 'name']);
  return plainName(String(name ?? `own-${textIn(['block', 'templateId']) ?? 'entry'}`));
}

/** A longer example is read in the reference. */
const LONGEST_EXAMPLE = 240;

interface Annotated {
  description?: string;
  examples?: unknown[];
}

/** The purpose of a value as its schema describes it, with an example unless one value alone is right. */
function purposeOf({ description = '', examples = [] }: Annotated = {}, keyword: string): Text {
  const example = JSON.stringify(examples[0]) ?? '';
  const isShown = keyword !== 'const' && example !== '' && example.length <= LONGEST_EXAMPLE;
  return [description, isShown ? say('example', { example }) : ''];
}
