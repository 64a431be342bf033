import type { CatalogueEntry, Flow } from '../contract/compiled-brand.ts';
import { chooseFlow } from './flow-choice.ts';
import { parseLink } from './link.ts';

/** The parameters that lead to a brand: its key, and the language where it decides the area. */
export function brandQuery({ key, area }: Pick<CatalogueEntry, 'key' | 'area'>): string[][] {
  const language = area === 'MZ' ? [['lang', 'pt-MZ']] : [];
  return [['product', key], ...language];
}

/** The fewest parameters that take one of `flows`: none, its route, its voucher, or its id. */
export function flowQuery({ id, choose }: Flow, flows: readonly Flow[]): string[][] {
  const queries = [
    [],
    [['route', choose?.route?.[0] ?? id]],
    choose?.voucher?.map((voucher) => ['voucher', voucher]).slice(0, 1) ?? [],
  ];
  const takes = (query: string[][]) =>
    chooseFlow(parseLink(`?${new URLSearchParams(query)}`), flows, flows)!.id === id;
  return queries.find(takes) ?? [['flowId', id]];
}
