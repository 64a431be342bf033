import type { Finding } from '../../scripts/check-upstream/finding.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';
import type { Answers } from '../e2e/support/independent-upstream/answers.ts';
import type { UpstreamInProcess } from '../e2e/support/independent-upstream/upstream.ts';

/** One way in which an upstream may be wrong, and the one finding that names it. */
export interface UpstreamFault {
  what: string;
  /** The brand that meets it; a plain one unless said. */
  of?: (brand: CompiledBrand) => boolean;
  make(upstream: UpstreamInProcess, productCode: string): void;
  finds: Pick<Finding, 'id' | 'level'> & { operationId: OperationId; field?: string };
}

type Finds = UpstreamFault['finds'];
export type Level = Finding['level'];

export const finding = (
  id: Finding['id'],
  level: Level,
  operationId: OperationId,
  field?: string,
): Finds => ({ id, level, operationId, ...(field && { field }) });

export const byAnswers = (
  what: string,
  change: (answers: Answers) => void,
  finds: Finds,
  of?: UpstreamFault['of'],
): UpstreamFault => ({ what, of, finds, make: ({ answers }) => change(answers) });

export const PRODUCT = '/api/v1/product/';

/** Another answer to one call of the plain brand: `tail` follows the product code in its path. */
export const replied = (
  what: string,
  tail: string,
  reply: Parameters<UpstreamInProcess['replies']['set']>[1],
  finds: Finds,
): UpstreamFault => ({
  what,
  finds,
  make: ({ replies }, code) => void replies.set(`GET ${PRODUCT}${code}${tail}`, reply),
});

export const toPath = (
  what: string,
  path: string,
  reply: Parameters<UpstreamInProcess['replies']['set']>[1],
  finds: Finds,
  of?: UpstreamFault['of'],
): UpstreamFault => ({
  what,
  of,
  finds,
  make: ({ replies }) => void replies.set(`GET ${path}`, reply),
});

export const json = (value: unknown) => ({ status: 200, json: value });
export const ofProduct = (id: Finding['id'], level: Level, field?: string) =>
  finding(id, level, 'getProductV1', field);
