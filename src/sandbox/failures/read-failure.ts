import { suggestName } from '../../brand/parse/nearest-name.ts';
import { OPERATIONS, type OperationId } from '../../contract/generated/operations.ts';
import { FAILURE_KINDS, FAULTS, type Fault, type FailureKind } from './failure.ts';

const CALLS = Object.keys(OPERATIONS);
const PARTS = ['call', 'fault', 'value', 'times', 'match'];

type Given = Readonly<Record<string, unknown>>;
type Wanted = Omit<Fault, 'id'>;

/** Says what is wrong with a fault and what there is instead. */
class FaultSentence extends Error {}

function oneOf(given: Given, name: string, names: readonly string[]): string {
  const value = given[name];
  if (value === undefined) throw new FaultSentence(`${name} is missing: ${names.join(', ')}.`);
  if (typeof value === 'string' && names.includes(value)) return value;
  throw new FaultSentence(
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
  throw new FaultSentence(`${name} is a whole number from ${least} to ${most}.`);
}

function valueFor(fault: FailureKind, given: Given): number | undefined {
  const { value } = FAULTS[fault];
  if (value) {
    if (given.value !== undefined) return wholeNumber(given, 'value', value.least, value.most);
    throw new FaultSentence(
      `value is missing: ${fault} needs ${value.name}, from ${value.least} to ${value.most}.`,
    );
  }
  if (given.value === undefined) return undefined;
  const takers = FAILURE_KINDS.filter((kind) => FAULTS[kind].value).join(' and ');
  throw new FaultSentence(`${fault} takes no value; only ${takers} do.`);
}

function wanted(given: Given): Wanted {
  const stranger = Object.keys(given).find((name) => !PARTS.includes(name));
  if (stranger) {
    throw new FaultSentence(`"${stranger}" is no part of a fault. There are: ${PARTS.join(', ')}.`);
  }
  const call = oneOf(given, 'call', CALLS) as OperationId;
  const fault = oneOf(given, 'fault', FAILURE_KINDS) as FailureKind;
  const value = valueFor(fault, given);
  const times =
    given.times === undefined ? undefined : wholeNumber(given, 'times', 1, Number.MAX_SAFE_INTEGER);
  const { match } = given;
  if (match !== undefined && typeof match !== 'string') throw new FaultSentence('match is a text.');
  return { call, fault, value, times, match };
}

/**
 * A fault as it was asked for, by JSON or by a form; what a form leaves empty counts as left out.
 *
 * @returns the fault, or one sentence that names what is wrong and what there is instead.
 */
export function readFailure(given: unknown): Wanted | { refusal: string } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { refusal: `A fault is an object with ${PARTS.join(', ')}.` };
  }
  const filled = Object.entries(given).filter(([, value]) => value !== '' && value !== null);
  try {
    return wanted(Object.fromEntries(filled));
  } catch (error) {
    if (error instanceof FaultSentence) return { refusal: error.message };
    throw error;
  }
}
