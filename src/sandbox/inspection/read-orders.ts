import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import { isObject } from '../../contract/is-object.ts';
import { KEY_MODES } from '../charges/key-mode.ts';
import { FAILURE_KINDS, FAILURES, type InjectedFailure } from '../failures/failure.ts';
import { invalidRequestSentence, MONEY_CALLS } from '../request-check.ts';
import type { KeyModeRule } from '../sandbox-state.ts';

/** A form sends its numbers as texts. */
const ajv = new Ajv2020({ coerceTypes: true, strictRequired: false });

const match = { type: 'string' };

const objectWith = (properties: object, required: readonly string[], more?: object) => ({
  type: 'object',
  properties: {
    body: { type: 'object', properties, required, additionalProperties: false, ...more },
  },
});

/** The range of the value that a failure takes, and the calls that it is for. */
const limits = FAILURE_KINDS.map((kind) => {
  const { value, needsKey } = FAILURES[kind];
  return {
    if: { properties: { fault: { const: kind } }, required: ['fault'] },
    then: {
      properties: {
        value: value ? { type: 'integer', ...value } : false,
        ...(needsKey && { call: { enum: MONEY_CALLS } }),
      },
      required: value ? ['value'] : [],
    },
  };
});

const failure = ajv.compile<{ body: Omit<InjectedFailure, 'id'> }>(
  objectWith(
    {
      call: { enum: Object.keys(OPERATIONS) },
      fault: { enum: FAILURE_KINDS },
      value: { type: 'integer' },
      times: { type: 'integer', minimum: 1 },
      match,
    },
    ['call', 'fault'],
    { allOf: limits },
  ),
);

const keyModeRule = ajv.compile<{ body: KeyModeRule }>(
  objectWith({ mode: { enum: KEY_MODES }, match }, ['mode']),
);

/** Reads JSON or the fields of a form, where an empty field counts as left out. */
const reader =
  <Order>(validate: ValidateFunction<{ body: Order }>, call: string) =>
  (given: unknown): Order | { refusal: string } => {
    const filled = Object.entries(isObject(given) ? given : {}).filter(
      ([, value]) => value !== '' && value !== null,
    );
    const order = { body: isObject(given) ? Object.fromEntries(filled) : given };
    if (order.body !== undefined && validate(order)) return order.body;
    const [error] = validate.errors ?? [];
    return { refusal: error ? invalidRequestSentence(call, error) : `${call}: no JSON came.` };
  };

export const readFailure = reader(failure, 'POST /sandbox/faults');
export const readKeyModeRule = reader(keyModeRule, 'POST /sandbox/keys');
