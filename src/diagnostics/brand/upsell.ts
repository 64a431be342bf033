import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { isSellable } from '../../brand/parse/brand-files.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { suggestName } from '../../brand/parse/nearest-name.ts';
import { entriesAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { isUpsellPage } from '../../flow/sold-at.ts';
import type { Finding } from '../finding.ts';
import { flowsOf, stepsOf } from '../flow/flow-nodes.ts';
import { alsoAt } from '../wording.ts';

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
  const isWhole =
    [...folders.keys()].every((name) => merges.has(name)) &&
    brands.every(({ brand }) => textAt(brand, 'dsProductId') !== undefined);
  const known = {
    codes: brands.flatMap(
      ({ brand }) => textAt(brand, 'productCode') ?? textAt(brand, 'key') ?? [],
    ),
    ids: [...new Set(brands.flatMap(({ brand }) => textAt(brand, 'dsProductId') ?? []))],
  };
  return [
    ...claimedTwice(brands, 'dsProductId'),
    ...claimedTwice(brands, 'productCode'),
    ...(isWhole ? brands.flatMap((brand) => upsells(brand, known)) : []),
  ];
}

const ownOf = ({ id, brand }: MergedBrand, key: string): Node | undefined => {
  const node = nodeAt(brand, [key]);
  return node?.at.file.startsWith(`brands/${id}/`) ? node : undefined;
};

/** A value that two brands with different keys both claim, where links and flows tell brands apart by it. */
function claimedTwice(
  brands: readonly MergedBrand[],
  key: 'dsProductId' | 'productCode',
): Finding[] {
  const claims = new Map<string, { brand: MergedBrand; node: Node }[]>();
  for (const brand of brands) {
    const named = key === 'productCode' ? nodeAt(brand.brand, ['key']) : undefined;
    for (const node of [named, ownOf(brand, key)]) {
      const name = textAt(node);
      if (!node || name === undefined) continue;
      claims.set(name, [...(claims.get(name) ?? []), { brand, node }]);
    }
  }
  return [...claims].flatMap(([name, all]): Finding[] => {
    const [first] = all;
    const other = all.find((one) => !isKin(first!.brand, one.brand));
    if (!other) return [];
    // It is a slip where it does not sound like the folder.
    const isFirst = soundsLike(name, other.brand.id) && !soundsLike(name, first!.brand.id);
    const [slip, right] = isFirst ? [first!, other] : [other, first!];
    return [
      {
        ...slip.node.at,
        rule: 'same-key',
        severity: 'error',
        message: `${key} is '${name}', which is that of brands/${right.brand.id}, so that this brand could not be told from it.`,
        suggestion: `Write this brand's own "${key}".`,
        related: [alsoAt(right.node.at, 'the other one is here')],
      },
    ];
  });
}

/** Brands of one key, or of which one extends the other, are told apart by their area. */
const isKin = (one: MergedBrand, other: MergedBrand): boolean =>
  one.chain.includes(other.id) ||
  other.chain.includes(one.id) ||
  textAt(one.brand, 'key') === textAt(other.brand, 'key');

/** Whether a code is made of the name of a folder. */
export const soundsLike = (code: string, folder: string): boolean =>
  code.toLowerCase().includes(folder);

function upsells(
  merged: MergedBrand,
  { codes, ids }: { codes: readonly string[]; ids: readonly string[] },
): Finding[] {
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
  if (named && code !== undefined && ![...codes, ...ofSandbox].includes(code)) {
    const message = `The upsell is the product '${code}', but no brand has this code, nor has sandbox.json ("products").`;
    fault(named, message, suggestName(code, [...ofSandbox, ...codes], 'Products'));
  }
  for (const flow of flowsOf(merged)) {
    const sold = nodeAt(flow, ['props', 'upsell', 'dsProductId']);
    const id = textAt(sold);
    if (sold && id !== undefined && !ids.includes(id)) {
      fault(
        sold,
        `No brand has the dsProductId '${id}', so there is nothing to offer.`,
        suggestName(id, ids, 'Ids'),
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
