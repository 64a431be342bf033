import type { OperationId } from '../contract/generated/operations.ts';
import { isObject, wellFormed } from '../contract/is-object.ts';
import { roundTo, type MoneyUnit } from '../rules/money.ts';
import { ApiError } from './api-error.ts';

export type Fields = Record<string, unknown>;

type Read<T> = (fields: Fields) => T;

/** Thrown by a reader for an answer without its main content; `readAnswer` adds the call. */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

const camelCase = (name: string): string =>
  name.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (!isObject(value)) return value;
  // A key that is already written so wins.
  const entries = Object.entries(value).map(([name, inner]) => [name, camelKeys(inner)] as const);
  const camel = entries.map(([name, inner]) => [camelCase(name), inner] as const);
  return Object.fromEntries([...camel, ...entries]);
}

/** The fields of an answer, out of its `data` wrapper if it has one, keys in camelCase. */
export function answerFields(answer: unknown): Fields {
  const fields = camelKeys(answer);
  if (!isObject(fields)) throw new ShapeError('it is not an object');
  return isObject(fields.data) ? { ...fields, ...fields.data } : fields;
}

/** Unknown fields, a `data` wrapper and snake_case are fine. @throws {ApiError} 'unreadable' when `read` misses a field. */
export function readAnswer<T>(operationId: OperationId, answer: unknown, read: Read<T>): T {
  try {
    return read(answerFields(answer));
  } catch (cause) {
    if (!(cause instanceof ShapeError)) throw cause;
    throw new ApiError(operationId, { kind: 'unreadable', reason: cause.message }, { cause });
  }
}

/** The list is the answer, or stands in `data` or under `name`; a plain text in it becomes an object with `textName`. */
export const readList = <T>(
  operationId: OperationId,
  answer: unknown,
  { name, textName = 'name' }: { name: string; textName?: string },
  read: Read<T>,
): T[] =>
  readAnswer(operationId, { answer }, ({ answer: outer }) => {
    const inner = isObject(outer) && isObject(outer.data) ? outer.data : outer;
    const lists = isObject(inner) ? [inner[name], inner.data] : [inner];
    const list = lists.find(Array.isArray) as unknown[] | undefined;
    if (!list) throw new ShapeError('it is not a list');
    return list.map((item) => read(answerFields(isObject(item) ? item : { [textName]: item })));
  });

export const objectAt = (fields: Fields, name: string): Fields | undefined =>
  isObject(fields[name]) ? fields[name] : undefined;

export function listAt(fields: Fields, name: string): unknown[] | undefined {
  const value = fields[name] ?? undefined;
  if (value === undefined || Array.isArray(value)) return value;
  throw new ShapeError(`${name} is not a list`);
}

export type ReportOdd = (reason: string) => void;

/** An item that `read` cannot read, and a second one of the same id, is left out and reported; the others stay. */
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

/** The first of the names that has a text that is not blank; a whole number counts as its digits where they are exact. */
export function textAt(fields: Fields, ...names: readonly string[]): string | undefined {
  const values = names.map((name) => fields[name]);
  const texts = values.map((value) => (Number.isSafeInteger(value) ? String(value) : value));
  const found = texts.find((text) => typeof text === 'string' && text.trim() !== '');
  return found === undefined ? undefined : wellFormed(found as string);
}

/** An amount of zero or more, also as plain decimal digits ("576.00"), in whole cents: what is read is charged. */
export function optionalAmountAt(fields: Fields, name: string, unit?: MoneyUnit) {
  const value = fields[name];
  const amount = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof amount !== 'number' || amount < 0) return undefined;
  // A number whose hundredths cannot be counted is not the price of anything.
  if (!Number.isSafeInteger(Math.round(amount * 100))) return undefined;
  return roundTo(unit === 'minor' ? 0 : 2, amount);
}

/** @throws {ShapeError} for a value that is there and not an amount. */
export function amountAt(fields: Fields, name: string, unit?: MoneyUnit): number | undefined {
  const amount = optionalAmountAt(fields, name, unit);
  if (amount !== undefined || (fields[name] ?? '') === '') return amount;
  throw new ShapeError(`${name} is not an amount`);
}

export function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new ShapeError(`${name} is missing`);
  return value;
}

export function neededText(fields: Fields, ...names: readonly [string, ...string[]]): string {
  const text = textAt(fields, ...names);
  const inexact = names.find((name) => typeof fields[name] === 'number');
  if (text === undefined && inexact) throw new ShapeError(`${inexact} is not an exact number`);
  return needed(text, names[0]);
}
