import type { OperationId } from '../../src/contract/generated/operations.ts';
import type { FindingId } from './say.ts';

/** Severity of a finding for buyers: a brand sells nothing, sells less than it should, or is worth a look. */
export const LEVELS = ['blocks', 'harms', 'note'] as const;
export type Level = (typeof LEVELS)[number];

/** One thing that an upstream gets wrong. */
export interface Finding {
  id: FindingId;
  level: Level;
  /** Folders of the brands whose buyers it concerns; none for a finding about the upstream as a whole. */
  brands: readonly string[];
  operationId?: OperationId;
  /** Method, path and query of the first call that showed it. */
  call?: string;
  /** Place in the answer: 'plans[0].amount'. */
  field?: string;
  /** The words of the OpenAPI document about the field. */
  expected?: string;
  /** The answer at that place; card and personal data are masked. */
  came?: string;
  /** Names and numbers of its sentence. */
  data: Readonly<Record<string, string | number>>;
}

const sameAs = ({ id, level, operationId, field, data }: Finding): string =>
  JSON.stringify([id, level, operationId, field, data]);

/** Findings, the worst and the widest first; the same finding of several brands is one. */
export function sortedFindings(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const known = merged.get(sameAs(finding));
    const brands = [...new Set([...(known?.brands ?? []), ...finding.brands])];
    merged.set(sameAs(finding), { ...(known ?? finding), brands });
  }
  return [...merged.values()].sort(
    (a, b) =>
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || b.brands.length - a.brands.length,
  );
}
