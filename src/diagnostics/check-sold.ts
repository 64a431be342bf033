import type { ParsedSources } from '../brand/brand-files.ts';
import { isSellable } from '../brand/brand-files.ts';
import type { MergedBrand } from '../brand/inherit.ts';
import { suggestName } from '../brand/nearest-name.ts';
import { entriesAt, nodeAt, textAt, type Node } from '../brand/node.ts';
import { isUpsellPage } from '../flow/sold-at.ts';
import type { Finding } from './finding.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';
import { alsoAt } from './wording.ts';

/**
 * What brands say of each other's products: an upsell is a product that there is, and no two brands
 * claim one product. Asked of all brands together.
 */
export function checkSold(
  { folders }: ParsedSources,
  merges: ReadonlyMap<string, MergedBrand>,
): Finding[] {
  const brands = [...merges.values()].filter(({ id }) => isSellable(id));
  // A brand that cannot be merged may be the one that is named.
  const isWhole = [...folders.keys()].every((name) => merges.has(name));
  return [
    ...claimedTwice(brands, 'dsProductId'),
    ...claimedTwice(brands, 'productCode'),
    ...(isWhole ? upsellsOf(brands) : []),
  ];
}

const ownOf = ({ id, brand }: MergedBrand, key: string): Node | undefined => {
  const node = nodeAt(brand, [key]);
  return node?.at.file.startsWith(`brands/${id}/`) ? node : undefined;
};

/** A value that two brands with different keys both write, where links and flows tell brands apart by it. */
function claimedTwice(
  brands: readonly MergedBrand[],
  key: 'dsProductId' | 'productCode',
): Finding[] {
  const places = new Map(brands.map((brand, at) => [brand, at]));
  const claims = claimsOf(brands, key);
  return brands.flatMap((brand, at): Finding[] => {
    const node = ownOf(brand, key);
    const name = textAt(node);
    if (!node || name === undefined) return [];
    const isKin = ({ id, chain }: MergedBrand) =>
      chain.includes(brand.id) || brand.chain.includes(id);
    const other = [...(claims.get(name) ?? [])].find((one) => {
      const before = places.get(one)!;
      if (one === brand || isKin(one) || textAt(one.brand, 'key') === textAt(brand.brand, 'key'))
        return false;
      if (key === 'dsProductId') return before < at && textAt(ownOf(one, key)) === name;
      return textAt(one.brand, 'key') === name || (before < at && textAt(ownOf(one, key)) === name);
    });
    if (!other) return [];
    const there = ownOf(other, key) ?? nodeAt(other.brand, ['key'])!;
    // It is a slip where it does not sound like the folder.
    const isOthers = soundsLike(name, brand.id) && !soundsLike(name, other.id);
    const [slip, right] = isOthers ? [there, node] : [node, there];
    const owner = isOthers ? brand : other;
    return [
      {
        ...slip.at,
        rule: 'same-key',
        severity: 'error',
        message: `${key} is '${name}', which is that of brands/${owner.id}, so that this brand could not be told from it.`,
        suggestion: `Write this brand's own "${key}".`,
        related: [alsoAt(right.at, 'the other one is here')],
      },
    ];
  });
}

/** Brands by what they call their product, or themselves. */
function claimsOf(brands: readonly MergedBrand[], key: 'dsProductId' | 'productCode') {
  const claims = new Map<string, Set<MergedBrand>>();
  for (const brand of brands) {
    const called = key === 'productCode' ? textAt(brand.brand, 'key') : undefined;
    for (const name of [called, textAt(ownOf(brand, key))]) {
      if (name !== undefined) claims.set(name, (claims.get(name) ?? new Set()).add(brand));
    }
  }
  return claims;
}

/** Whether a code is made of the name of a folder. */
export const soundsLike = (code: string, folder: string): boolean =>
  code.toLowerCase().includes(folder);

/** What is sold by all brands together. */
interface Products {
  codes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

function upsellsOf(brands: readonly MergedBrand[]): Finding[] {
  const codes = brands.flatMap(
    ({ brand }) => textAt(brand, 'productCode') ?? textAt(brand, 'key') ?? [],
  );
  const ids = brands.flatMap(({ brand }) => textAt(brand, 'dsProductId') ?? []);
  const products = { codes: new Set(codes), ids: new Set(ids) };
  return brands.flatMap((brand) => upsells(brand, products));
}

function upsells(merged: MergedBrand, { codes, ids }: Products): Finding[] {
  const found: Finding[] = [];
  const fault = (at: Node, message: string, suggestion: string) =>
    found.push({
      ...at.at,
      rule: 'upsell',
      severity: 'error',
      message,
      suggestion,
      folder: merged.id,
    });
  const named = nodeAt(merged.brand, ['upsellProductName']);
  const code = textAt(named);
  const ofSandbox = entriesAt(merged.files.get('sandbox'), 'products').map(([name]) => name);
  if (named && code !== undefined && !codes.has(code) && !ofSandbox.includes(code)) {
    const message = `The upsell is the product '${code}', but no brand has this code, nor has sandbox.json ("products").`;
    fault(named, message, suggestName(code, [...ofSandbox, ...codes], 'Products'));
  }
  for (const flow of flowsOf(merged)) {
    const sold = nodeAt(flow, ['props', 'upsell', 'dsProductId']);
    const id = textAt(sold);
    if (sold && id !== undefined && !ids.has(id)) {
      fault(
        sold,
        `No brand has the dsProductId '${id}', so there is nothing to offer.`,
        suggestName(id, [...ids], 'Ids'),
      );
    } else if (sold && id !== undefined && id === textAt(merged.brand, 'dsProductId')) {
      fault(
        sold,
        'The upsell of this flow is the very product that was just bought.',
        'Name the dsProductId of another brand.',
      );
    }
    const page = stepsOf(flow).find((step) => isUpsellPage(textAt(step, 'templateId') ?? ''));
    if (page && !sold && !named) {
      fault(
        nodeAt(page, ['templateId'])!,
        `The flow '${textAt(flow, 'id')}' has a page for an upsell, but nobody says what it sells.`,
        'Say it with "upsellProductName" in brand.json, or with "props": { "upsell": { "dsProductId": "…" } } of the flow.',
      );
    }
  }
  return found;
}
