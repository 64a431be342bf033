/**
 * Sections 2 and 4 of the specification on links, read plainly and without a line of the program:
 * what a link's parameters say of brand, product, flow, seller, source and area.
 */

/** Section 2, "Brand selection": the recognised keys; only one has two areas. */
export const KEYS = [
  'WUP',
  'MS',
  'POWERHOUSE',
  'EM',
  'VC',
  'CCLUB',
  'PERFORMANC',
  'WSP',
  'C-HUB',
  'APROVATOTAL',
  'APROVATOTAL-ESQUADRAO-ELITE',
  'LIVE',
  'EXEC',
  'NUMBERONE',
  'WISERGV',
  'TEENS',
  'VENDEC-WISERGV',
  'MEDCOF',
  'LIBERTE-C',
  'ATRINCA-2025',
  'MLS-FORMACAO-MENTORES',
  'RESOLVEENEM',
  'ESCOLACONQUER',
  'CUNNA-EFLM',
  'ATRINCA',
  'INSTITUTODESTINY',
];

/** The special list of design-system ids (D-6) and the default brand (D-9). */
const LISTED = ['ESCOLACONQUER', 'CUNNA-EFLM', 'ATRINCA', 'INSTITUTODESTINY'];
const DEFAULT_KEY = 'WUP';
const IN_MOZAMBIQUE = ['WUP'];

/** Parameters by name, as a link writes them; blank ones say nothing (D-62). */
export type Parameters = Readonly<Record<string, string | undefined>>;

const keyOf = (name: string | undefined) => KEYS.find((key) => key === name?.toUpperCase());

/** Everything a link decides before any call. `flows`: ids of the flows there are, in their order. */
export function readPlainly(
  written: Parameters,
  flowsOf: (key: string, area: string) => readonly string[],
) {
  const say = (name: string) => written[name]?.trim() || undefined;
  const area = say('lang')?.toUpperCase() === 'PT-MZ' ? 'MZ' : 'BR';
  const named = keyOf(say('product-slug')) ?? keyOf(say('product'));
  const key = named ?? DEFAULT_KEY;
  const brandArea = named && area === 'MZ' && IN_MOZAMBIQUE.includes(key) ? 'MZ' : 'BR';
  const source = say('source') ?? 'direto';
  const flows = flowsOf(key, brandArea);
  // A plan alone is asked about (D-40).
  const ofNobody = say('oferta') ? undefined : DEFAULT_KEY;
  const flow = flowWanted(key, brandArea, say);
  return {
    area,
    key,
    brandArea,
    productCode: named ?? say('product') ?? say('product-slug') ?? ofNobody,
    flow: flows.includes(flow) ? flow : flows[0],
    seller: say('seller') ?? (say('partner') ? 'franchising' : 'performance'),
    source,
    lookedUp: source.split('-').at(-1),
    contactId: say('route') === 'vip' ? say('contactId') : undefined,
  };
}

/** Section 4, "Flow choice", in the order of D-35. */
function flowWanted(key: string, area: string, say: (name: string) => string | undefined): string {
  const route = say('route') ?? '';
  const flowId = say('flowId');
  if (flowId) return flowId;
  if (route === 'pix' || route === 'bankslip') return route;
  if (key === 'MS' && (say('voucher') === 'msjana' || route === 'msjana')) return 'extended';
  // Section 3: in Mozambique a card is the only way to pay.
  if (key === 'WUP' && area === 'BR' && (route === 'livelo' || route === 'livelo-accrual'))
    return 'livelo';
  return say('oferta') ? 'offer' : 'default';
}

/** The brand that is drawn once config has named its design-system id. */
export function drawnPlainly(designSystemId: string | undefined, key: string): string {
  const brand = designSystemId?.split('$')[0]?.trim().toUpperCase() ?? '';
  return LISTED.includes(brand) ? brand : key;
}
