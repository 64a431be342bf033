import { suggestName } from '../../brand/parse/nearest-name.ts';

export type Given = Readonly<Record<string, unknown>>;

/** Thrown for a wrong field: one sentence that names the mistake and the choices. */
export class RefusalMessage extends Error {}

/** A text that is one of the names; `name` is that of the field. */
export function oneOf<Name extends string>(
  given: Given,
  name: string,
  names: readonly Name[],
): Name {
  const value = given[name];
  if (value === undefined) throw new RefusalMessage(`${name} is missing: ${names.join(', ')}.`);
  const found = names.find((one) => one === value);
  if (found !== undefined) return found;
  throw new RefusalMessage(
    `There is no ${name} "${String(value)}". ${suggestName(String(value), names, 'There are')}`,
  );
}

/** A form sends its numbers as text. */
export function wholeNumber(given: Given, name: string, least: number, most: number): number {
  const value = given[name];
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (Number.isInteger(number) && Number(number) >= least && Number(number) <= most) {
    return Number(number);
  }
  throw new RefusalMessage(`${name} is a whole number from ${least} to ${most}.`);
}

export function textOrNothing(given: Given, name: string): string | undefined {
  const value = given[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new RefusalMessage(`${name} is a text.`);
}

/**
 * Reads the fields of a form or of JSON, where an empty field counts as left out. `what` names the
 * thing that they describe, as in "a failure"; `read` gets the fields that were filled in.
 *
 * @returns what `read` makes of them, or one sentence that names what is wrong and what there is instead.
 */
export function readFields<Read>(
  given: unknown,
  { what, keys, read }: { what: string; keys: readonly string[]; read(given: Given): Read },
): Read | { refusal: string } {
  const names = keys.join(', ');
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { refusal: `A ${what} is an object with ${names}.` };
  }
  const filled = Object.entries(given).filter(([, value]) => value !== '' && value !== null);
  const stranger = filled.find(([name]) => !keys.includes(name));
  if (stranger) {
    return { refusal: `"${stranger[0]}" is not a key of a ${what}. There are: ${names}.` };
  }
  try {
    return read(Object.fromEntries(filled));
  } catch (error) {
    if (error instanceof RefusalMessage) return { refusal: error.message };
    throw error;
  }
}
