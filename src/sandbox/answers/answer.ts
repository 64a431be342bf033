import type { CheckedRequest } from '../request-check.ts';
import type { SandboxBrand } from '../sandbox-brand.ts';
import type { KeyMode, Memory, SandboxAnswer } from '../sandbox-state.ts';
import type { Outcome } from '../scenarios.ts';

export interface Context {
  brands: readonly SandboxBrand[];
  memory: Memory;
  /** The policy for a request whose key was answered before. */
  keyMode: KeyMode;
}

/** Answers one call of the contract; `outcome` where the scenario changes the answer itself. */
export type Answerer = (
  context: Context,
  request: CheckedRequest,
  outcome?: Outcome,
) => SandboxAnswer;

export const refusal = (status: number, message: string): SandboxAnswer => ({
  status,
  body: { message },
});

/** Statuses that the Fetch standard allows no body. */
const WITHOUT_BODY = [204, 205, 304];

export function toResponse({ status, body }: SandboxAnswer): Response {
  return body === undefined || WITHOUT_BODY.includes(status)
    ? new Response(null, { status })
    : Response.json(body, { status });
}
