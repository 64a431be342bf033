import { isSellable } from '../../brand/parse/brand-files.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { alsoAt } from '../wording.ts';
import type { Report, Rule } from '../rule.ts';
import { say, type Sentence } from '../language/sentence.ts';

/** No two brands claim the same key, code, id, container or address. */
export const rule: Rule = {
  id: 'same-key',
  severity: 'error',
  checkProject({ merges, report }) {
    const brands = [...merges.values()].filter(({ id }) => isSellable(id));
    checkKeys(brands, report);
    for (const merged of brands) checkFolder(merged, brands, report);
    for (const claim of CLAIMS) checkClaims(brands, claim, report);
  },
};

/** Brands of one key sell in different areas. */
function checkKeys(brands: readonly MergedBrand[], report: Report): void {
  const seen = new Map<string, MergedBrand>();
  for (const merged of brands) {
    const node = nodeAt(merged.brand, ['key']);
    const [key, area] = [textAt(node), textAt(merged.brand, 'area')];
    if (!node || key === undefined || area === undefined) continue;
    const first = seen.get(`${key} ${area}`);
    if (!first) {
      seen.set(`${key} ${area}`, merged);
      continue;
    }
    const isOthers = soundsLike(key, merged.id) && !soundsLike(key, first.id);
    const there = nodeAt(first.brand, ['key'])!;
    const [slip, right] = isOthers ? [there, node] : [node, there];
    const other = isOthers ? merged.id : first.id;
    // A file that is copied over has more than the key of the other one.
    const copied = CLAIMS.map((claim) => claim.key).filter((name) => {
      const [own, others] = [ownOf(merged, name), ownOf(first, name)];
      return own && others && textAt(own) === textAt(others);
    });
    report({
      at: slip.at,
      message: 'same-key.brands-key-area',
      suggestion:
        copied.length > 0
          ? say('same-key.write-brand-own', {
              value: ['key', ...copied].map((name) => `"${name}"`),
            })
          : say('same-key.give-one-them'),
      related: [alsoAt(right.at, say('other-one-here'))],
      data: { key, area, other },
    });
  }
}

/** A folder is called as its brand, so that people find it; brands of one key have their area or more behind it. */
function checkFolder(merged: MergedBrand, brands: readonly MergedBrand[], report: Report): void {
  const node = nodeAt(merged.brand, ['key']);
  const key = textAt(node)?.toLowerCase();
  if (!node || key === undefined || `${merged.id}-`.startsWith(`${key}-`)) return;
  // A key that another folder is called after is reported with that one.
  if (brands.some(({ id }) => id === key)) return;
  report({
    at: node.at,
    severity: 'warning',
    message: 'same-key.folder-brands-but',
    folder: merged.id,
    data: { key, id: merged.id, node: textAt(node), id2: merged.id.toUpperCase() },
  });
}

interface Claim {
  key: string;
  /** The consequence, behind 'so that'. */
  consequence: Sentence;
  severity: 'error' | 'warning';
}

const INDISTINCT = say('same-key.brand-could-told');
/** Values by which brands are told apart: by links and flows, or by whoever counts and sells. */
const CLAIMS: readonly Claim[] = [
  { key: 'dsProductId', consequence: INDISTINCT, severity: 'error' },
  { key: 'productCode', consequence: INDISTINCT, severity: 'error' },
  {
    key: 'googleTagManagerId',
    consequence: say('same-key.visits-sales-both'),
    severity: 'warning',
  },
  { key: 'product.bffId', consequence: say('same-key.both-sell-same'), severity: 'warning' },
  {
    key: 'links.production.domain',
    consequence: say('same-key.buyers-brand-get'),
    severity: 'warning',
  },
];

const ownOf = ({ id, brand }: MergedBrand, key: string): Node | undefined => {
  const node = nodeAt(brand, key.split('.'));
  return node?.at.file.startsWith(`brands/${id}/`) ? node : undefined;
};

/** A value that two brands with different keys both claim. */
function checkClaims(
  brands: readonly MergedBrand[],
  { key, consequence, severity }: Claim,
  report: Report,
): void {
  const claims = new Map<string, { brand: MergedBrand; node: Node }[]>();
  for (const brand of brands) {
    const named = key === 'productCode' ? nodeAt(brand.brand, ['key']) : undefined;
    for (const node of [named, ownOf(brand, key)]) {
      const name = textAt(node);
      if (!node || name === undefined) continue;
      const all = claims.get(name) ?? [];
      all.push({ brand, node });
      claims.set(name, all);
    }
  }
  for (const [name, all] of claims) {
    const first = all[0]!;
    const other = all.find((one) => !areRelated(first.brand, one.brand));
    if (!other) continue;
    // It is a slip where it does not sound like the folder.
    const isFirst = soundsLike(name, other.brand.id) && !soundsLike(name, first.brand.id);
    const [slip, right] = isFirst ? [first, other] : [other, first];
    report({
      at: slip.node.at,
      severity,
      message: 'same-key.brands',
      related: [alsoAt(right.node.at, say('other-one-here'))],
      data: { key, name, other: right.brand.id, consequence },
    });
  }
}

/** Brands of one key, or of which one extends the other, are told apart by their area. */
const areRelated = (one: MergedBrand, other: MergedBrand): boolean =>
  one.chain.includes(other.id) ||
  other.chain.includes(one.id) ||
  textAt(one.brand, 'key') === textAt(other.brand, 'key');

/** Whether a code is made of the name of a folder. */
const soundsLike = (code: string, folder: string): boolean => code.toLowerCase().includes(folder);
