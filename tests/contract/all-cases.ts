import type { ContractCase } from './contract-case.ts';
import { LEAD_CASES } from './lead-cases.ts';
import { MONEY_CASES } from './money-cases.ts';
import { READING_CASES } from './reading-cases.ts';
import { rowOf } from './specification.ts';

/** Each with the row of the ledger that it plays. */
export const CASES: readonly (ContractCase & { row: string })[] = [
  ...READING_CASES,
  ...LEAD_CASES,
  ...MONEY_CASES,
].map((one) => ({ ...one, row: rowOf(one.id) }));
