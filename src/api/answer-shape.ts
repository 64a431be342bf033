import type { OperationId } from '../contract/generated/operations.ts';
import { isObject, wellFormed } from '../contract/is-object.ts';
import { ApiError } from './api-error.ts';

export type Fields = Record<string, unknown>;

/** Thrown by a reader for an answer without its main content; `readAnswer` adds the call. */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

const camelCase = (name: string): string =>
  name.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, camelKeys(inner)] as const);
  // A key that is already written so wins.
  return Object.fromEntries([
    ...entries.map(([name, inner]) => [camelCase(name), inner]),
    ...entries,
  ]);
}

/** The fields of an answer, out of its `data` wrapper if it has one, keys in camelCase. */
export function answerFields(answer: unknown): Fields {
  const fields = camelKeys(answer);
  if (!isObject(fields)) throw new ShapeError('it is not an object');
  return isObject(fields.data) ? { ...fields, ...fields.data } : fields;
}

function withCall<T>(operationId: OperationId, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof ShapeError)) throw cause;
    throw new ApiError(operationId, { kind: 'unreadable', reason: cause.message }, { cause });
  }
}

/** Unknown fields, a `data` wrapper and snake_case are fine. @throws {ApiError} 'unreadable' when `read` misses a field. */
export const readAnswer = <T>(
  operationId: OperationId,
  answer: unknown,
  read: (fields: Fields) => T,
): T => withCall(operationId, () => read(answerFields(answer)));

/** The list is the answer, or stands in `data` or under `name`; a plain text in it becomes an object with `textName`. */
export const readList = <T>(
  operationId: OperationId,
  answer: unknown,
  { name, textName = 'name' }: { name: string; textName?: string },
  read: (fields: Fields) => T,
): T[] =>
  withCall(operationId, () => {
    const outer = Array.isArray(answer) ? { data: answer } : camelKeys(answer);
    const inner = isObject(outer) && isObject(outer.data) ? outer.data : outer;
    const lists = isObject(inner) ? [inner[name], inner.data] : [];
    const list = lists.find(Array.isArray) as unknown[] | undefined;
    if (!list) throw new ShapeError('it is not a list');
    return list.map((item) => read(answerFields(isObject(item) ? item : { [textName]: item })));
  });

export function objectAt(fields: Fields, name: string): Fields | undefined {
  const value = fields[name];
  return isObject(value) ? value : undefined;
}

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

/** The first of the names that has a text that is not blank; a number counts as its digits. */
export function textAt(fields: Fields, ...names: readonly string[]): string | undefined {
  const values = names.map((name) => fields[name]);
  const texts = values.map((value) => (typeof value === 'number' ? String(value) : value));
  const found = texts.find((text) => typeof text === 'string' && text.trim() !== '');
  return found === undefined ? undefined : wellFormed(found as string);
}

/** An amount of zero or more, also when written as plain decimal digits ("576.00"). */
export function amountAt(fields: Fields, name: string): number | undefined {
  const value = fields[name] ?? '';
  if (value === '') return undefined;
  const amount = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  // A number whose hundredths cannot be counted is not the price of anything.
  if (typeof amount === 'number' && Number.isSafeInteger(Math.round(amount * 100)) && amount >= 0)
    return amount;
  throw new ShapeError(`${name} is not an amount`);
}

/** As `amountAt`, for an amount that may be missing: any other value counts as missing. */
export function optionalAmountAt(fields: Fields, name: string): number | undefined {
  try {
    return amountAt(fields, name);
  } catch {
    return undefined;
  }
}

export function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new ShapeError(`${name} is missing`);
  return value;
}

export const neededText = (fields: Fields, ...names: readonly [string, ...string[]]): string =>
  needed(textAt(fields, ...names), names[0]);
