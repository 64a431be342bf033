import type { Checkout } from '../checkout.ts';
import { ApiError } from '../../api/api-error.ts';
import { type Contract, readContract } from '../../api/read-answers.ts';
import { safeTarget } from '../../flow/safe-target.ts';

export function hasContract({ brand, step }: Pick<Checkout, 'brand' | 'step'>): boolean {
  return brand.settings.contract === true || step?.props?.contract === true;
}

/** A link's query as it came, but for what navigation drops; a repeated name has all its values. */
function queryOf(query: string): Record<string, string[]> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries([...parameters.keys()].map((name) => [name, parameters.getAll(name)]));
}

/** @throws {ApiError} when it cannot be had, also where its address is not one to lead a buyer to. */
export async function fetchContract(
  checkout: Pick<Checkout, 'client' | 'productCode' | 'link'>,
): Promise<Contract> {
  const { client, productCode, link } = checkout;
  const call = { path: { code: productCode }, query: queryOf(link.query) };
  const contract = readContract(await client.call('getContract', call));
  if ('text' in contract) return contract;
  const url = safeTarget(contract.url);
  if (url?.startsWith('https://')) return { url };
  throw new ApiError('getContract', { kind: 'unreadable', reason: 'url is not an https address' });
}
