import type { CallInput, Client } from '../../src/api/client.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';

/** Answer of each call: JSON, an error to fail with, or a function of the request. */
export type Answers = { [Id in OperationId]?: unknown };

export interface Call {
  operationId: OperationId;
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** A client without a network. `calls` are those made, in order; an unprepared one fails the test. */
export function fakeClient(answers: Answers = {}): Client & { calls: Call[] } {
  const calls: Call[] = [];
  return {
    calls,
    async call<Id extends OperationId>(operationId: Id, input: CallInput<Id>) {
      const { signal: _, timeoutMs: __, ...sent } = input;
      calls.push({ operationId, ...sent } as Call);
      if (!(operationId in answers)) throw new Error(`No answer is prepared for ${operationId}.`);
      const answer = answers[operationId];
      const given: unknown = typeof answer === 'function' ? await answer(input) : answer;
      if (given instanceof Error) throw given;
      return given;
    },
  };
}

/** The leads that were sent; a lead screen asks for the price besides. */
export const leadsOf = ({ client }: { client: { calls: Call[] } }): Call[] =>
  client.calls.filter(({ operationId }) => operationId === 'createLead');
