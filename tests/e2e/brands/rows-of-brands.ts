import type { BrandSettings } from '../../../src/contract/compiled-brand.ts';

/** Rows that hold when a brand is drawn from its own JSON, by key and area. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  'WUP BR': ['BRAND-07', 'BRAND-46'],
  'WUP MZ': ['BRAND-08', 'BRAND-46'],
  'MS BR': ['BRAND-09', 'BRAND-56'],
  'POWERHOUSE BR': ['BRAND-10', 'BRAND-49'],
  'EM BR': ['BRAND-11', 'BRAND-54'],
  'VC BR': ['BRAND-12', 'BRAND-49'],
  'CCLUB BR': ['BRAND-13', 'BRAND-55'],
  'PERFORMANC BR': ['BRAND-14', 'BRAND-55'],
  'WSP BR': ['BRAND-15'],
  'C-HUB BR': ['BRAND-16', 'BRAND-55'],
  'APROVATOTAL BR': ['BRAND-17'],
  'APROVATOTAL-ESQUADRAO-ELITE BR': ['BRAND-18'],
  'LIVE BR': ['BRAND-19', 'BRAND-47'],
  'EXEC BR': ['BRAND-20', 'BRAND-48'],
  'NUMBERONE BR': ['BRAND-21'],
  'WISERGV BR': ['BRAND-22', 'BRAND-49'],
  'TEENS BR': ['BRAND-23', 'BRAND-48'],
  'VENDEC-WISERGV BR': ['BRAND-24', 'BRAND-49'],
  'MEDCOF BR': ['BRAND-25'],
  'LIBERTE-C BR': ['BRAND-26', 'BRAND-49'],
  'ATRINCA-2025 BR': ['BRAND-27', 'BRAND-49'],
  'MLS-FORMACAO-MENTORES BR': ['BRAND-28', 'BRAND-49'],
  'RESOLVEENEM BR': ['BRAND-29'],
  'ESCOLACONQUER BR': ['BRAND-30', 'BRAND-55'],
  'CUNNA-EFLM BR': ['BRAND-31', 'BRAND-50'],
  'ATRINCA BR': ['BRAND-32', 'BRAND-49'],
  'INSTITUTODESTINY BR': ['BRAND-33', 'BRAND-56'],
};

/** A brand that is offered on top of another one is linked to by its slug. */
const QUERIES: Readonly<Record<string, string>> = {
  'APROVATOTAL-ESQUADRAO-ELITE BR': 'product=APROVATOTAL&product-slug=APROVATOTAL-ESQUADRAO-ELITE',
};

/** The query of a link to a brand, as its owner would send it out. */
export function queryOf({ key, area }: BrandSettings): string {
  const lang = area === 'MZ' ? '&lang=pt-MZ' : '';
  return QUERIES[`${key} ${area}`] ?? `product=${key}${lang}`;
}

/** The rows of a brand in brackets, for the title of its test; none for a brand not in the list. */
export const rowsOf = ({ key, area }: BrandSettings): string =>
  (ROWS[`${key} ${area}`] ?? []).map((row) => `[${row}] `).join('');
