import type { ErrorObject } from 'ajv';
import { isTextKey } from '../../brand/compile/resolve-texts.ts';
import { didYouMean, suggestFix } from '../../brand/parse/nearest-name.ts';
import type { JsonValue } from '../../brand/parse/node.ts';
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
import { plainName } from '../names.ts';
import type { Suggestion } from '../rule.ts';
import { correctedValue } from './corrected-value.ts';
import { keysKnownTo, unknownKeyOf } from './known-keys.ts';

export interface SchemaError extends Suggestion {
  message: Sentence;
  data?: SentenceData;
  rule: 'unknown-key' | 'missing-key' | 'type' | 'value';
}

interface Annotated {
  description?: string;
  examples?: unknown[];
  pattern?: string;
}

/** Explains an Ajv error by the message 'schema.<keyword>'; `path` names the value, `meant` the key that was meant. */
export function explainSchemaError(
  error: ErrorObject,
  path: string,
  fits: (value: JsonValue) => boolean,
  meant: string | undefined,
): SchemaError {
  const key = unknownKeyOf(error);
  if (key !== undefined) return unknownKey(error, key, path, meant);
  const { params, schema, data, message } = error;
  const keyword = linkKeyword(error) ?? error.keyword;
  const id = `schema.${keyword}`;
  const help = `${id}.help`;
  const words: SentenceData = {
    name: path || say('schema.this-file'),
    value: shortened(data),
    kind: articleOf(data),
    limit: params.limit,
    types: params.type && joinedBy('or', [params.type].flat().map(inWords)),
    allowed: [schema].flat().map(shortened),
    error: message,
  };
  return {
    rule: keyword === 'type' ? 'type' : 'value',
    message: say(isMessage(id) ? id : 'schema.other', words),
    ...(keyword === 'enum' && typeof data === 'string'
      ? suggestFix(data, (schema as unknown[]).map(String), 'list.values')
      : suggestionFor(error, fits, isMessage(help) ? say(help, words) : '')),
    data: { keyword },
  };
}

/** For a link that does not begin as one; it may be one of the brand's own addresses. */
function linkKeyword({ keyword, parentSchema, data }: ErrorObject): string | undefined {
  const { pattern = '' } = parentSchema as Annotated;
  if (!['pattern', 'format'].includes(keyword) || !/^\^\(?https:/.test(pattern)) return undefined;
  if (String(data).startsWith('https://')) return undefined;
  return pattern.includes('domain') ? 'own-link' : 'link';
}

/** A longer example is read in the reference. */
const MAX_EXAMPLE_LENGTH = 240;

function suggestionFor(
  { data, parentSchema, keyword }: ErrorObject,
  fits: (value: JsonValue) => boolean,
  help: Text,
): Suggestion {
  const { description = '', examples = [] } = parentSchema as Annotated;
  const correction = correctedValue(data as JsonValue, fits);
  if (!correction || !isShort(correction.value)) {
    const example = JSON.stringify(examples[0]) ?? '';
    // Of a constant, one value alone is right.
    const isShown = keyword !== 'const' && example !== '' && example.length <= MAX_EXAMPLE_LENGTH;
    return { suggestion: [help, description, isShown ? say('example', { example }) : ''] };
  }
  const { value, isCertain } = correction;
  const isUnquoted = typeof data === 'string' && ['number', 'boolean'].includes(typeof value);
  const word = JSON.stringify(value);
  const advice = say(isUnquoted ? 'write-without-quotes' : 'write', { word, value: word });
  return {
    suggestion: [advice, description],
    ...(isCertain && { fix: { kind: 'rename', from: data as string, to: value as string } }),
  };
}

function unknownKey(error: ErrorObject, key: string, path: string, meant?: string): SchemaError {
  const isOfTexts = error.parentSchema?.patternProperties !== undefined && meant === undefined;
  const place = path === '' ? 'unknown-key' : 'unknown-key-in';
  const message = say(`schema.${isOfTexts ? 'text-key' : place}`, { key, path });
  return { rule: 'unknown-key', message, ...hintFor(error, key, meant, isOfTexts), data: { key } };
}

function hintFor(error: ErrorObject, key: string, meant?: string, isOfTexts?: boolean): Suggestion {
  if (meant !== undefined) return didYouMean(key, meant);
  if (isOfTexts) return { suggestion: say('schema.text-key.help') };
  if (isTextKey(key)) return { suggestion: say('schema.texts-stand-texts', { key }) };
  const names = keysKnownTo(error).names.filter((name) => !name.startsWith('$'));
  return suggestFix('', names, 'list.keys');
}

export function explainMissing(errors: readonly ErrorObject[], path: string): SchemaError {
  const names = errors.map(({ params }) => String(params.missingProperty));
  const { parentSchema, data } = errors[0]!;
  const properties = (parentSchema?.properties ?? {}) as Record<string, Annotated | undefined>;
  const examples = names.flatMap((key) => {
    const own = key === 'id' ? ownId(data as Record<string, unknown>) : undefined;
    const example = JSON.stringify(own ?? properties[key]?.examples?.[0]);
    return example === undefined ? [] : say('missing-key.entry', { key, example });
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
function ownId({ label, name, block, templateId }: Readonly<Record<string, unknown>>): string {
  const texts = [label, name, `own-${String(block ?? templateId ?? 'entry')}`];
  return plainName(String(texts.find((one) => typeof one === 'string')));
}
