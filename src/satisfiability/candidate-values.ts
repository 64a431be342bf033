import type { JsonValue } from '../brand/parse/node.ts';
import type { JsonObject } from '../brand/compile/sub-schemas.ts';
import { isObject } from '../contract/is-object.ts';
import { subschemasAt } from './subschemas-at.ts';
import { samplesOfFormat } from '../rules/describe-format.ts';
import { textsOfPattern } from './texts-of-pattern.ts';

const WORDS = 'Texto de teste com algumas palavras ';
const MAX_LENGTH = 2000;
/** A field that asks for more is not tried with as much. */
const MAX_TEXT = 100_000;
const MAX_ENTRIES = 1000;
const MAX_NAME = 20;

/**
 * Values to try where all these subschemas apply, the most usual first; none of them is sure to pass.
 * `root` resolves references.
 */
export function candidateValues(
  parts: readonly JsonObject[],
  root: JsonObject,
  depth = 0,
): JsonValue[] {
  const values = known.get(root) ?? new Map<string, JsonValue[]>();
  known.set(root, values);
  const key = [depth, ...new Set(parts.map(numberOf))].join();
  const made = values.get(key) ?? makeValues(parts, root, depth);
  values.set(key, made);
  return made;
}

/** By root and by subschemas: those that hold each other are described in the same way again and again. */
const known = new WeakMap<JsonObject, Map<string, JsonValue[]>>();
const numbers = new WeakMap<JsonObject, number>();
let count = 0;

function numberOf(schema: JsonObject): number {
  const number = numbers.get(schema) ?? count++;
  numbers.set(schema, number);
  return number;
}

function makeValues(parts: readonly JsonObject[], root: JsonObject, depth: number): JsonValue[] {
  const listed = parts.flatMap((part) => [
    ...('const' in part ? [part.const!] : []),
    ...(Array.isArray(part.enum) ? part.enum : []),
  ]);
  const types = parts.flatMap(({ type }) =>
    type === undefined ? [] : ([type].flat() as string[]),
  );
  const kinds = types.length > 0 ? [...new Set(types)] : guessTypes(parts);
  const made = kinds.flatMap((kind) => valuesOfType(kind, parts, root, depth));
  const unique = new Map([...listed, ...made].map((value) => [JSON.stringify(value), value]));
  return [...unique.values()];
}

function guessTypes(parts: readonly JsonObject[]): string[] {
  const has = (...keywords: string[]) => parts.some((part) => keywords.some((one) => one in part));
  if (has('properties', 'required', 'additionalProperties')) return ['object'];
  if (has('items', 'minItems')) return ['array'];
  if (has('minimum', 'maximum', 'multipleOf')) return ['number'];
  return has('enum', 'const') ? [] : ['string'];
}

function valuesOfType(
  kind: string,
  parts: readonly JsonObject[],
  root: JsonObject,
  depth: number,
): JsonValue[] {
  switch (kind) {
    case 'boolean':
      return [true, false];
    case 'null':
      return [null];
    case 'integer':
    case 'number':
      return numericValues(parts, kind === 'integer');
    case 'array':
      return lists(parts, root, depth);
    case 'object':
      return objects(parts, root, depth);
    default:
      return texts(parts);
  }
}

const numbersAt = (parts: readonly JsonObject[], keyword: string): number[] =>
  parts.flatMap((part) => (typeof part[keyword] === 'number' ? [part[keyword]] : []));

function numericValues(parts: readonly JsonObject[], isWhole: boolean): number[] {
  const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].flatMap((keyword) =>
    numbersAt(parts, keyword),
  );
  const steps = numbersAt(parts, 'multipleOf');
  const near = [
    1,
    0,
    ...limits.flatMap((limit) => [limit, limit + 1, limit - 1, limit + 0.5, limit - 0.5]),
  ];
  const middle = limits.length > 1 ? [(Math.min(...limits) + Math.max(...limits)) / 2] : [];
  const all = [...near, ...middle].flatMap((value) => [
    value,
    ...steps.flatMap((step) => [Math.ceil(value / step) * step, Math.floor(value / step) * step]),
  ]);
  return isWhole ? all.flatMap((value) => [Math.ceil(value), Math.floor(value)]) : all;
}

function texts(parts: readonly JsonObject[]): string[] {
  const min = Math.min(MAX_TEXT, Math.max(0, ...numbersAt(parts, 'minLength')));
  const max = Math.min(MAX_LENGTH, ...numbersAt(parts, 'maxLength'));
  const formats = parts.flatMap(({ format }) => (typeof format === 'string' ? [format] : []));
  const patterns = parts.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []));
  const samples = [
    ...formats.flatMap(samplesOfFormat),
    ...patterns.flatMap((pattern) => textsOfPattern(pattern) ?? []),
  ];
  const plain = WORDS.repeat(Math.ceil(Math.max(min, 1) / WORDS.length)).slice(
    0,
    Math.max(min, Math.min(14, max)),
  );
  samples.push(...samples.flatMap((sample) => stretched(sample, min)));
  const right = samples.filter(({ length }) => length >= min && length <= max);
  return [...right, ...samples, plain, plain.trim().padEnd(min, 'a'), 'SP', '1', ''].slice(0, 60);
}

/** A sample made longer in ways that some formats and patterns allow. */
function stretched(sample: string, min: number): string[] {
  const lacking = min - sample.length;
  if (lacking <= 0) return [];
  const words = `${sample} `.repeat(Math.ceil(min / (sample.length + 1)) + 1);
  return [
    words.slice(0, min).trimEnd().padEnd(min, 'a'),
    'a'.repeat(lacking) + sample,
    sample + 'a'.repeat(lacking),
    sample + '1'.repeat(lacking),
  ];
}

const MAX_DEPTH = 5;
const VARIANTS = 4;

function lists(parts: readonly JsonObject[], root: JsonObject, depth: number): JsonValue[] {
  const min = Math.min(MAX_ENTRIES, Math.max(0, ...numbersAt(parts, 'minItems')));
  if (depth > MAX_DEPTH) return [[]];
  const entriesAt = (at: number) => {
    const described = parts.flatMap((part) => subschemasAt(part, [String(at)], root));
    return described.length > 0 ? candidateValues(described, root, depth + 1) : ['a', 'b', 'c'];
  };
  const needed = parts.flatMap((part) =>
    isObject(part.contains) ? candidateValues([part.contains], root, depth + 1).slice(0, 1) : [],
  );
  const length = Math.max(min, 1);
  const made = Array.from({ length: VARIANTS }, (_, shift) =>
    Array.from({ length }, (__, at) => {
      const all = entriesAt(at);
      return needed[at] ?? all[(at + shift) % Math.max(all.length, 1)] ?? `texto ${at}`;
    }),
  );
  return [...made, []];
}

function objects(parts: readonly JsonObject[], root: JsonObject, depth: number): JsonValue[] {
  if (depth > MAX_DEPTH) return [{}];
  const named = parts.flatMap(({ properties }) =>
    isObject(properties) ? Object.keys(properties) : [],
  );
  const needed = parts.flatMap(({ required }) =>
    Array.isArray(required) ? required.map(String) : [],
  );
  const free = parts.flatMap(({ patternProperties }) =>
    isObject(patternProperties)
      ? Object.keys(patternProperties).flatMap(
          (pattern) =>
            textsOfPattern(pattern)
              ?.find((name) => name !== '')
              ?.slice(0, MAX_NAME) ?? [],
        )
      : [],
  );
  const fill = (names: readonly string[], variant = 0) =>
    Object.fromEntries(
      [...new Set(names)].flatMap((name) => {
        const described = parts.flatMap((part) => subschemasAt(part, [name], root));
        const all = described.length > 0 ? candidateValues(described, root, depth + 1) : ['texto'];
        const value = all[variant % Math.max(all.length, 1)];
        return value === undefined ? [] : [[name, value]];
      }),
    );
  const variants = Array.from({ length: VARIANTS }, (_, at) => fill([...named, ...needed], at));
  return [...variants, fill(needed), fill([...needed, ...free])];
}
