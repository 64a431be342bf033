import { isObject, wellFormed } from '../contract/is-object.ts';

export type Fields = Record<string, unknown>;

/** Thrown by a reader for an answer without its main content; `readAnswer` adds the call. */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

const camelCase = (name: string): string =>
  name.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

/** Far more levels than any answer has, and few enough to walk through. */
const MAX_LEVELS = 100;

/** The same value with every key in camelCase; a key already written so wins (D-114). */
function camelKeys(value: unknown, level = 0): unknown {
  if (level > MAX_LEVELS) throw new ShapeError('it is nested too deep');
  if (Array.isArray(value)) return value.map((one) => camelKeys(one, level + 1));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, camelKeys(inner, level + 1)] as const,
  );
  return {
    ...Object.fromEntries(entries.map(([name, inner]) => [camelCase(name), inner])),
    ...Object.fromEntries(entries),
  };
}

/** The fields of an answer, out of its `data` wrapper if it has one, keys in camelCase. */
export function answerFields(answer: unknown): Fields {
  const whole = camelKeys(answer);
  const inner = isObject(whole) && isObject(whole.data) ? { ...whole, ...whole.data } : whole;
  if (!isObject(inner)) throw new ShapeError('it is not an object');
  return inner;
}

/**
 * A list of objects that is the whole answer, stands in its `data`, or under a name of its own. Plain
 * texts in it become objects with the text under `textName`.
 */
export function listOf(answer: unknown, name: string, textName: string): Fields[] {
  const whole = Array.isArray(answer) ? { data: answer } : camelKeys(answer);
  if (!isObject(whole)) throw new ShapeError('it is not a list');
  const inner = isObject(whole.data) ? whole.data : whole;
  const list = [inner[name], inner.data].find(Array.isArray) as unknown[] | undefined;
  if (!list) throw new ShapeError('it is not a list');
  return list.map((item) => answerFields(isObject(item) ? item : { [textName]: item }));
}

export function objectAt(fields: Fields, name: string): Fields | undefined {
  const value = fields[name];
  return isObject(value) ? value : undefined;
}

/** A list of anything; undefined when there is none. */
export function listAt(fields: Fields, name: string): unknown[] | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) throw new ShapeError(`${name} is not a list`);
  return value;
}

/** Called with the reason why one item of a list is left out; it has none of the upstream's words. */
export type ReportOdd = (reason: string) => void;

/**
 * Reads what can be read of a list, so that one odd item does not take away the others. An item that
 * `read` cannot read is left out and reported, and so is a second one of the same id.
 */
export function readEach<T>(
  name: string,
  items: readonly unknown[],
  read: (fields: Fields, name: string) => T & { id: string },
  report: ReportOdd,
): T[] {
  const found = new Map<string, T>();
  for (const [at, item] of items.entries()) {
    const itsName = `${name}[${at}]`;
    try {
      if (!isObject(item)) throw new ShapeError('it is not an object');
      const one = read(item, itsName);
      if (found.has(one.id)) throw new ShapeError('its id is there twice');
      found.set(one.id, one);
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error;
      report(`${itsName} is left out: ${error.message}`);
    }
  }
  return [...found.values()];
}

/** A text that is not blank; a number counts as its digits, anything else is missing. */
export function textAt(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? wellFormed(value) : undefined;
}

/** Whether hundredths of it can be counted: a larger number is not the price of anything. */
const hasCents = (amount: number): boolean => Number.isSafeInteger(Math.round(amount * 100));

/** An amount of zero or more, also when written as plain decimal digits ("576.00"). */
export function amountAt(fields: Fields, name: string): number | undefined {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return undefined;
  const amount = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof amount === 'number' && hasCents(amount) && amount >= 0) return amount;
  throw new ShapeError(`${name} is not an amount`);
}

/** The same of an amount that may be missing: one that is not an amount is. */
export function optionalAmountAt(fields: Fields, name: string): number | undefined {
  try {
    return amountAt(fields, name);
  } catch {
    return undefined;
  }
}

/** @throws {ShapeError} that the answer lacks `name`, for undefined. */
export function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new ShapeError(`${name} is missing`);
  return value;
}

/** The first of the names that has a text. */
export function firstTextAt(fields: Fields, names: readonly string[]): string | undefined {
  return names.map((name) => textAt(fields, name)).find((text) => text !== undefined);
}
