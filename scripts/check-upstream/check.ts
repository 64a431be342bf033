import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { readSettings } from '../../src/server/settings/settings.ts';
import { askBrand } from './ask-brand.ts';
import type { Brands } from './delivered-brands.ts';
import type { Budget } from './budget.ts';
import { sortedFindings, type Finding } from './finding.ts';
import { createInquiry, type Fetch, type Inquiry } from './inquiry.ts';
import type { tryPayments, Written } from './try-payments.ts';

export interface CheckOptions {
  address: string;
  brands: Brands;
  /** The brands to ask about. */
  asked: readonly CompiledBrand[];
  budget: Budget;
  fetch?: Fetch;
  callMs?: number;
  /** Pays with test data for a brand, once everything is read. */
  write?(brand: CompiledBrand, inquiry: Inquiry): ReturnType<typeof tryPayments>;
}

const P95 = 0.95;
/** Calls that a page waits for before it is drawn. */
const WAITED_FOR = ['getProductConfig', 'getSeller'];

/** Finds answers for which pages wait too long. */
function judgeTimes({ exchanges }: Inquiry): Finding[] {
  const waited = exchanges
    .filter(({ status, operationId }) => status !== undefined && WAITED_FOR.includes(operationId))
    .sort((a, b) => a.ms - b.ms);
  const slow = waited[Math.ceil(waited.length * P95) - 1];
  const { waitMs } = readSettings({}, { allowSandbox: true });
  if (!slow || slow.ms <= waitMs) return [];
  const { call, operationId } = slow;
  const [seconds, wait] = [slow.ms, waitMs].map((ms) => (ms / 1000).toFixed(1)) as [string, string];
  return [{ id: 'slow', level: 'note', brands: [], operationId, call, data: { seconds, wait } }];
}

/** Finds calls that were answered only when they were repeated. */
const judgeRepeats = ({ exchanges }: Inquiry): Finding[] =>
  exchanges.flatMap(({ call, operationId, error, passingStatus: status }) =>
    status === undefined || error?.kind === 'status'
      ? []
      : [{ id: 'repeated', level: 'note', brands: [], operationId, call, data: { status } }],
  );

/** Asks an upstream about brands, one after the other, and judges what comes. Never throws for what an upstream does. */
export async function checkUpstream(options: CheckOptions) {
  const { address, brands, asked, budget, write } = options;
  const began = performance.now();
  const inquiry = createInquiry(address, budget, options);
  const findings: Finding[] = [];
  const written: Written[] = [];
  for (const brand of asked) {
    if (budget.stopped()) break;
    findings.push(...(await askBrand(brand, inquiry, brands)));
  }
  for (const brand of write ? asked : []) {
    if (budget.stopped()) break;
    const tried = await write!(brand, inquiry);
    findings.push(...tried.findings);
    if (tried.written) written.push(tried.written);
  }
  const { exchanges } = inquiry;
  return {
    address,
    /** Folders of the brands that were asked about. */
    brands: asked.map(({ id }) => id),
    /** The worst first. */
    findings: sortedFindings([...findings, ...judgeTimes(inquiry), ...judgeRepeats(inquiry)]),
    calls: exchanges.filter(({ ms }) => ms > 0).length,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    /** Whether the upstream answered anything. */
    isAnswered: exchanges.some(({ status }) => status !== undefined),
    stopped: budget.stopped(),
    /** Test data that was written, for each brand. */
    written,
  };
}

export type CheckResult = Awaited<ReturnType<typeof checkUpstream>>;

/** 0: all brands sell; 1: something does not; 2: nothing could be asked, or not everything. */
export function exitCodeOf({ isAnswered, stopped, findings }: CheckResult): 0 | 1 | 2 {
  if (!isAnswered) return 2;
  if (findings.some(({ level }) => level !== 'note')) return 1;
  return stopped ? 2 : 0;
}
