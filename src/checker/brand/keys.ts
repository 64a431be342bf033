import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { beginningOf, itemsAt, nodesAt, textAt } from '../../brand/parse/node.ts';
import type { RegistryFile } from '../../contract/generated/registry.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { namesIn, reportUnknown, type WrittenName } from '../names.ts';
import { groupsOf } from '../report-once.ts';
import { alsoAt, projectRule, type Report, type Rule } from '../rule.ts';
import { isOwn, valueOf, valuesOf } from '../typed.ts';

/** A value by which brands are told apart: by links and flows, or in figures and sales. */
type Claim = readonly [key: string, severity: Rule['severity'], consequence: MessageId];

const CLAIMS: readonly Claim[] = [
  ['key', 'error', 'same-key.no-link'],
  ['dsProductId', 'error', 'same-key.brand-could-told'],
  ['productCode', 'error', 'same-key.brand-could-told'],
  ['googleTagManagerId', 'warning', 'same-key.visits-sales-both'],
  ['product.bffId', 'warning', 'same-key.both-sell-same'],
  ['links.production.domain', 'warning', 'same-key.buyers-brand-get'],
];

function checkClaim(
  brands: readonly MergedBrand[],
  [key, severity, consequence]: Claim,
  report: Report,
): void {
  const claimants = brands.flatMap((merged) => {
    const named = key === 'productCode' ? nodesAt(merged.brand, 'key') : [];
    const own = nodesAt(merged.brand, key).filter(({ at }) => isOwn(merged, at));
    return [...named, ...own].map((node) => ({ merged, node }));
  });
  // Brands of one key sell in different areas.
  const claims = groupsOf(claimants, ({ merged, node }) =>
    key === 'key' ? `${textAt(node)} ${valuesOf(merged).brand.area}` : textAt(node)!,
  );
  for (const [first, ...others] of claims) {
    const other = others.find((one) => key === 'key' || !areRelated(first!.merged, one.merged));
    if (!other) continue;
    // The brand has to give way whose folder is not called after the value.
    const name = textAt(other.node)!;
    const isNamed = ({ merged }: typeof other) => name.toLowerCase().includes(merged.id);
    const isFirst = isNamed(other) && !isNamed(first!);
    const [slip, right] = isFirst ? [first!, other] : [other, first!];
    const data = { key, name, other: right.merged.id, consequence: say(consequence) };
    const related = [alsoAt(right.node.at, 'other-one-here')];
    report(slip.node.at, 'same-key.brands', data, { severity, related });
  }
}

/** Brands of one key, or of which one extends the other, are told apart by their area. */
const areRelated = (one: MergedBrand, other: MergedBrand): boolean =>
  one.chain.includes(other.id) ||
  other.chain.includes(one.id) ||
  valuesOf(one).brand.key === valuesOf(other).brand.key;

export const rules: readonly Rule[] = [
  projectRule('registry', 'error', ({ sources, brands, report }) => {
    const file = sources.registry;
    if (!file) return report(beginningOf('brands/registry.json'), 'registry.there-brands-registry');
    const written = valueOf(file) as RegistryFile;
    const { default: name } = written;
    const at = [written, 'default'] as const;
    const values = brands.map((merged) => valuesOf(merged).brand);
    const keys = [...new Set(values.map(({ key }) => key))];
    const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
    const checkKeys = (names: readonly WrittenName[], message: MessageId) => {
      const unknown = names.filter((one) => !keys.some((key) => isSame(key, one.name)));
      reportUnknown(report, unknown, [keys, 'list.keys'], message);
    };
    checkKeys([{ name, at }], 'registry.no-brand');
    checkKeys(namesIn(itemsAt(file, 'designSystemOverrides')), 'registry.no-brand-of-design');
    // Buyers who come without a product get the default brand, in Brazil.
    const named = values.filter(({ key }) => isSame(key, name));
    if (named.length > 0 && named.every(({ area }) => area !== 'BR'))
      report(at, 'registry.default-brand-does', { name });
  }),
  projectRule('same-key', 'error', ({ brands, report }) => {
    for (const merged of brands) {
      const { id } = merged;
      const { brand } = valuesOf(merged);
      const key = brand.key.toLowerCase();
      // A key that another folder is called after is reported with that one; brands of one key have their area behind it.
      if (`${id}-`.startsWith(`${key}-`) || brands.some((one) => one.id === key)) continue;
      const data = { key, id, node: brand.key, id2: id.toUpperCase() };
      const details = { severity: 'warning', folder: id } as const;
      report([brand, 'key'], 'same-key.folder-brands-but', data, details);
    }
    for (const claim of CLAIMS) checkClaim(brands, claim, report);
  }),
];
