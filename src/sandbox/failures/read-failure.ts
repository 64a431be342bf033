import { OPERATIONS, type OperationId } from '../../contract/generated/operations.ts';
import { MONEY_CALLS } from '../request-check.ts';
import {
  oneOf,
  readFields,
  RefusalMessage,
  textOrNothing,
  wholeNumber,
  type Given,
} from '../inspection/read-fields.ts';
import { FAILURE_KINDS, FAILURES, type InjectedFailure, type FailureKind } from './failure.ts';

const CALLS = Object.keys(OPERATIONS) as OperationId[];

type WantedFailure = Omit<InjectedFailure, 'id'>;

function valueFor(kind: FailureKind, given: Given): number | undefined {
  const { value } = FAILURES[kind];
  if (value) {
    if (given.value !== undefined) return wholeNumber(given, 'value', value.least, value.most);
    throw new RefusalMessage(
      `value is missing: ${kind} needs ${value.name}, from ${value.least} to ${value.most}.`,
    );
  }
  if (given.value === undefined) return undefined;
  const takers = FAILURE_KINDS.filter((name) => FAILURES[name].value).join(', ');
  throw new RefusalMessage(`${kind} takes no value; only these do: ${takers}.`);
}

function readInjectedFailure(given: Given): WantedFailure {
  const call = oneOf(given, 'call', CALLS);
  const fault = oneOf(given, 'fault', FAILURE_KINDS);
  if (FAILURES[fault].needsKey && !MONEY_CALLS.includes(call)) {
    throw new RefusalMessage(`${fault} is for calls that move money: ${MONEY_CALLS.join(', ')}.`);
  }
  const value = valueFor(fault, given);
  const times =
    given.times === undefined ? undefined : wholeNumber(given, 'times', 1, Number.MAX_SAFE_INTEGER);
  return { call, fault, value, times, match: textOrNothing(given, 'match') };
}

/** Reads a failure from JSON or from the fields of a form; see `readFields`. */
export const readFailure = (given: unknown): WantedFailure | { refusal: string } =>
  readFields(given, {
    what: 'failure',
    keys: ['call', 'fault', 'value', 'times', 'match'],
    read: readInjectedFailure,
  });
