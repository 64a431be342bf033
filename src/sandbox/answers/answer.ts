import type { CheckedRequest } from '../request-check.ts';
import type { SandboxBrand } from '../sandbox-brand.ts';
import type { SandboxAnswer } from '../sandbox-answer.ts';
import type { Memory } from '../sandbox-state.ts';
import type { Outcome } from '../scenarios.ts';

export interface Context {
  brands: readonly SandboxBrand[];
  memory: Memory;
  /** A key that was answered before takes no other sale. */
  isStrict: boolean;
}

/** Answers one call of the contract; `outcome` where the scenario changes the answer itself. */
export type Answerer = (
  context: Context,
  request: CheckedRequest,
  outcome?: Outcome,
) => SandboxAnswer;
