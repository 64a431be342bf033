import type { JsonValue } from '../../brand/parse/node.ts';
import type { JsonObject } from '../../brand/compile/sub-schemas.ts';
import { isObject } from '../../contract/is-object.ts';
import { describing } from './describing.ts';
import { samplesOfFormat } from '../../rules/describe-format.ts';
import { textsOfPattern } from './texts-of-pattern.ts';

const WORDS = 'Texto de teste com algumas palavras ';
const LONGEST = 2000;
const MAX_NAME = 20;

/** Values that the parts which describe one place may take; no promise that any passes all of them. */
export function candidates(parts: readonly JsonObject[], root: JsonObject, depth = 0): JsonValue[] {
  const told = parts.flatMap((part) => [
    ...('const' in part ? [part.const!] : []),
    ...(Array.isArray(part.enum) ? part.enum : []),
  ]);
  const types = parts.flatMap(({ type }) =>
    type === undefined ? [] : ([type].flat() as string[]),
  );
  const kinds = types.length > 0 ? [...new Set(types)] : guessed(parts);
  const made = kinds.flatMap((kind) => madeOf(kind, parts, root, depth));
  const unique = new Map([...told, ...made].map((value) => [JSON.stringify(value), value]));
  return [...unique.values()];
}

function guessed(parts: readonly JsonObject[]): string[] {
  const has = (...keywords: string[]) => parts.some((part) => keywords.some((one) => one in part));
  if (has('properties', 'required', 'additionalProperties')) return ['object'];
  if (has('items', 'minItems')) return ['array'];
  if (has('minimum', 'maximum', 'multipleOf')) return ['number'];
  return has('enum', 'const') ? [] : ['string'];
}

function madeOf(
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
      return numbers(parts, kind === 'integer');
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

function numbers(parts: readonly JsonObject[], isWhole: boolean): number[] {
  const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].flatMap((keyword) =>
    numbersAt(parts, keyword),
  );
  const steps = numbersAt(parts, 'multipleOf');
  const near = [
    0,
    1,
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
  const least = Math.max(0, ...numbersAt(parts, 'minLength'));
  const most = Math.min(LONGEST, ...numbersAt(parts, 'maxLength'));
  const formats = parts.flatMap(({ format }) => (typeof format === 'string' ? [format] : []));
  const patterns = parts.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []));
  const samples = [
    ...formats.flatMap(samplesOfFormat),
    ...patterns.flatMap((pattern) => textsOfPattern(pattern) ?? []),
  ];
  const plain = WORDS.repeat(Math.ceil(Math.max(least, 1) / WORDS.length)).slice(
    0,
    Math.max(least, Math.min(14, most)),
  );
  samples.push(...samples.flatMap((sample) => stretched(sample, least)));
  const right = samples.filter(({ length }) => length >= least && length <= most);
  return [...right, ...samples, plain, plain.trim().padEnd(least, 'a'), 'SP', '1', ''].slice(0, 60);
}

/** A right value made longer, as a value of its kind may be; which of them is, is tried. */
function stretched(sample: string, least: number): string[] {
  const lacking = least - sample.length;
  if (lacking <= 0) return [];
  const words = `${sample} `.repeat(Math.ceil(least / (sample.length + 1)) + 1);
  return [
    words.slice(0, least).trimEnd().padEnd(least, 'a'),
    'a'.repeat(lacking) + sample,
    sample + 'a'.repeat(lacking),
    sample + '1'.repeat(lacking),
  ];
}

const DEEPEST = 5;
const VARIANTS = 4;

function lists(parts: readonly JsonObject[], root: JsonObject, depth: number): JsonValue[] {
  const least = Math.max(0, ...numbersAt(parts, 'minItems'));
  if (depth > DEEPEST) return [[]];
  const entriesAt = (at: number) => {
    const described = parts.flatMap((part) => describing(part, [String(at)], root));
    return described.length > 0 ? candidates(described, root, depth + 1) : ['a', 'b', 'c'];
  };
  const needed = parts.flatMap((part) =>
    isObject(part.contains) ? candidates([part.contains], root, depth + 1).slice(0, 1) : [],
  );
  const length = Math.max(least, 1);
  const made = Array.from({ length: VARIANTS }, (_, shift) =>
    Array.from({ length }, (__, at) => {
      const all = entriesAt(at);
      return needed[at] ?? all[(at + shift) % Math.max(all.length, 1)] ?? `texto ${at}`;
    }),
  );
  return [...made, []];
}

function objects(parts: readonly JsonObject[], root: JsonObject, depth: number): JsonValue[] {
  if (depth > DEEPEST) return [{}];
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
        const described = parts.flatMap((part) => describing(part, [name], root));
        const all = described.length > 0 ? candidates(described, root, depth + 1) : ['texto'];
        const value = all[variant % Math.max(all.length, 1)];
        return value === undefined ? [] : [[name, value]];
      }),
    );
  const variants = Array.from({ length: VARIANTS }, (_, at) => fill([...named, ...needed], at));
  return [...variants, fill(needed), fill([...needed, ...free])];
}
