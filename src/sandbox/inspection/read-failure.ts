import { Ajv2020 } from 'ajv/dist/2020.js';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import { isObject } from '../../contract/is-object.ts';
import { FAILURE_KINDS, FAILURES, type InjectedFailure } from '../failures/failure.ts';
import { invalidRequestSentence, MONEY_CALLS } from '../request-check.ts';

/** A form sends its numbers as texts. */
const ajv = new Ajv2020({ coerceTypes: true, strictRequired: false });

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

const validate = ajv.compile<{ body: Omit<InjectedFailure, 'id'> }>({
  type: 'object',
  properties: {
    body: {
      type: 'object',
      properties: {
        call: { enum: Object.keys(OPERATIONS) },
        fault: { enum: FAILURE_KINDS },
        value: { type: 'integer' },
        times: { type: 'integer', minimum: 1 },
        match: { type: 'string' },
      },
      required: ['call', 'fault'],
      additionalProperties: false,
      allOf: limits,
    },
  },
});

/** Reads a failure from JSON or the fields of a form, where an empty field counts as left out. */
export function readFailure(given: unknown): Omit<InjectedFailure, 'id'> | { refusal: string } {
  const filled = Object.entries(isObject(given) ? given : {}).filter(
    ([, value]) => value !== '' && value !== null,
  );
  const order = { body: isObject(given) ? Object.fromEntries(filled) : given };
  if (order.body !== undefined && validate(order)) return order.body;
  const [error] = validate.errors ?? [];
  const call = 'POST /sandbox/faults';
  return { refusal: error ? invalidRequestSentence(call, error) : `${call}: no JSON came.` };
}
