import { suggestName } from '../../brand/parse/nearest-name.ts';
import { OPERATIONS, type OperationId } from '../../contract/generated/operations.ts';
import { FAILURE_KINDS, FAILURES, type InjectedFailure, type FailureKind } from './failure.ts';

const CALLS = Object.keys(OPERATIONS);
const KEYS = ['call', 'fault', 'value', 'times', 'match'];

type Given = Readonly<Record<string, unknown>>;
type WantedFailure = Omit<InjectedFailure, 'id'>;

/** Thrown for a failure that cannot be injected: one sentence that names the mistake and the choices. */
class RefusalMessage extends Error {}

function oneOf(given: Given, name: string, names: readonly string[]): string {
  const value = given[name];
  if (value === undefined) throw new RefusalMessage(`${name} is missing: ${names.join(', ')}.`);
  if (typeof value === 'string' && names.includes(value)) return value;
  throw new RefusalMessage(
    `There is no ${name} "${String(value)}". ${suggestName(String(value), names, 'There are')}`,
  );
}

/** A form sends its numbers as text. */
function wholeNumber(given: Given, name: string, least: number, most: number): number {
  const value = given[name];
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (Number.isInteger(number) && Number(number) >= least && Number(number) <= most) {
    return Number(number);
  }
  throw new RefusalMessage(`${name} is a whole number from ${least} to ${most}.`);
}

function valueFor(kind: FailureKind, given: Given): number | undefined {
  const { value } = FAILURES[kind];
  if (value) {
    if (given.value !== undefined) return wholeNumber(given, 'value', value.least, value.most);
    throw new RefusalMessage(
      `value is missing: ${kind} needs ${value.name}, from ${value.least} to ${value.most}.`,
    );
  }
  if (given.value === undefined) return undefined;
  const takers = FAILURE_KINDS.filter((name) => FAILURES[name].value).join(' and ');
  throw new RefusalMessage(`${kind} takes no value; only ${takers} do.`);
}

function readInjectedFailure(given: Given): WantedFailure {
  const stranger = Object.keys(given).find((name) => !KEYS.includes(name));
  if (stranger) {
    throw new RefusalMessage(
      `"${stranger}" is not a key of a failure. There are: ${KEYS.join(', ')}.`,
    );
  }
  const call = oneOf(given, 'call', CALLS) as OperationId;
  const fault = oneOf(given, 'fault', FAILURE_KINDS) as FailureKind;
  const value = valueFor(fault, given);
  const times =
    given.times === undefined ? undefined : wholeNumber(given, 'times', 1, Number.MAX_SAFE_INTEGER);
  const { match } = given;
  if (match !== undefined && typeof match !== 'string')
    throw new RefusalMessage('match is a text.');
  return { call, fault, value, times, match };
}

/**
 * Reads a failure from JSON or from the fields of a form, where an empty field counts as left out.
 *
 * @returns the failure, or one sentence that names what is wrong and what there is instead.
 */
export function readFailure(given: unknown): WantedFailure | { refusal: string } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { refusal: `A failure is an object with ${KEYS.join(', ')}.` };
  }
  const filled = Object.entries(given).filter(([, value]) => value !== '' && value !== null);
  try {
    return readInjectedFailure(Object.fromEntries(filled));
  } catch (error) {
    if (error instanceof RefusalMessage) return { refusal: error.message };
    throw error;
  }
}
