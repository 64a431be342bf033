import { isObject } from '../contract/is-object.ts';

const NAME = /^[A-Za-z][\w.]{0,60}$/;
const NAME_KEYS = ['field', 'property', 'path', 'param', 'name', 'key'];

function nameIn(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (!isObject(entry)) return [];
  const named = NAME_KEYS.map((key) => entry[key]).find((value) => value !== undefined);
  const parts: unknown[] = Array.isArray(named) ? named : [named];
  // A number is an entry of a list; anything else is no name, and its text could be a failing `toString`.
  const isName = parts.every((part) => typeof part === 'string' || typeof part === 'number');
  return isName ? [parts.join('.')] : [];
}

/** The specification shows no shape: `errors`, `fields` or `details`, in `data`, in `error` or beside them. */
export function errorFields(text: string): string[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [];
  }
  const holders = isObject(body) ? [body, body.data, body.error].filter(isObject) : [];
  const lists = holders.flatMap(({ errors, fields, details }) => [errors, fields, details]);
  const names = lists.flatMap((list) =>
    Array.isArray(list) ? list.flatMap(nameIn) : isObject(list) ? Object.keys(list) : [],
  );
  return [...new Set(names.filter((name) => NAME.test(name)))];
}
