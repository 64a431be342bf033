import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { isSellable, type ParsedSources } from '../../brand/parse/brand-files.ts';
import {
  beginningOf,
  itemsAt,
  nodeAt,
  nodesAt,
  textAt,
  type Node,
} from '../../brand/parse/node.ts';
import type { RegistryFile } from '../../contract/generated/registry.ts';
import { isOwn } from '../age-of.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { keysAt, namesIn, reportUnknown, type WrittenName } from '../names.ts';
import { alsoAt, brandRule, projectRule } from '../rule.ts';
import type { BrandContext, ProblemDetails, Report, Rule } from '../rule.ts';
import { nodeOf, placeOf, valueOf, valuesOf } from '../typed.ts';

type Kind = 'plans' | 'schools' | 'folders' | 'products' | 'ids';

/** Places that name something, by their dotted path behind the file; '*' stands for every key or item. */
const NAMES: readonly (readonly [path: string, kind: Kind])[] = [
  ['brand.product.plans.*', 'plans'],
  ['brand.orderBump.planId', 'plans'],
  ['flows.flows.*.steps.*.props.orderBump.planId', 'plans'],
  ['sandbox.tickets.*.planId', 'plans'],
  ['brand.franchise.unit.salesforceId', 'schools'],
  ['brand.upsellData.theme', 'folders'],
  ['brand.upsellProductName', 'products'],
  ['flows.flows.*.props.upsell.dsProductId', 'ids'],
];

/** Names that only the files of all brands together can tell. */
const OF_OTHERS: readonly Kind[] = ['products', 'ids'];

type Checked = Pick<BrandContext, 'merged' | 'sources' | 'report'>;

/** Plans, schools, themes and products that a brand names are there. */
const reference: readonly Rule[] = [
  brandRule('reference', 'error', (context) => {
    const { merged, brand } = context;
    checkNames(context, (kind) => !OF_OTHERS.includes(kind));
    check(context, 'plans', keysAt(merged.brand, 'multiProfile', 'profiles'));
    for (const method of Object.values(brand.product.paymentMethods ?? {})) {
      const ids = ['planId', 'planId.*'].flatMap((path) => nodesAt(nodeOf(method), path));
      if (method.active) check(context, 'plans', namesIn(ids));
    }
  }),
  projectRule('reference', 'error', ({ brands, sources, report }) => {
    for (const merged of brands) {
      const tell: Report = (at, message, data, details) =>
        report(at, message, data, { folder: merged.id, ...details });
      checkNames({ merged, sources, report: tell }, (kind) => OF_OTHERS.includes(kind));
      const { brand, flows } = valuesOf(merged);
      for (const { props } of flows)
        if (props?.upsell && props.upsell.dsProductId === brand.dsProductId)
          tell(placeOf(props.upsell, 'dsProductId'), 'reference.same-product');
    }
  }),
];

function checkNames(context: Checked, isAsked: (kind: Kind) => boolean): void {
  for (const [path, kind] of NAMES) {
    const [file, ...rest] = path.split('.');
    const nodes = nodesAt(context.merged.files.get(file!), rest.join('.'));
    if (isAsked(kind)) check(context, kind, namesIn(nodes));
  }
}

function check(context: Checked, kind: Kind, written: readonly WrittenName[]): void {
  const known = [...new Set(knownIn(context, kind))];
  // An empty name stands for none, and without a sandbox nothing is known.
  const names = known.length > 0 ? written.filter(({ name }) => name !== '') : [];
  // The upstream may have plans and schools that the sandbox lacks.
  const severity = kind === 'plans' || kind === 'schools' ? 'warning' : 'error';
  const list = [known, `list.${kind}`] as const;
  reportUnknown(context.report, names, list, `reference.${kind}`, {}, () => ({ severity }));
}

function knownIn({ merged, sources }: Checked, kind: Kind): string[] {
  const { sandbox } = valuesOf(merged);
  switch (kind) {
    case 'plans':
      return (sandbox?.plans ?? []).map(({ id }) => id);
    case 'schools':
      return (sandbox?.franchises ?? []).map(({ salesforceId }) => salesforceId);
    case 'folders':
      return [...sources.folders.keys()];
    case 'products':
      return [
        ...Object.keys(sandbox?.products ?? {}),
        ...writtenIn(sources, 'productCode'),
        ...writtenIn(sources, 'key'),
      ];
    case 'ids':
      return writtenIn(sources, 'dsProductId');
  }
}

/** The values of a key in the files of all brands that are sold. */
const writtenIn = ({ folders }: ParsedSources, key: string): string[] =>
  [...folders.values()].flatMap(({ name, files }) =>
    isSellable(name) ? (textAt(files.get('brand'), key) ?? []) : [],
  );

/** The default brand exists and sells in Brazil, and designs are named by the keys of brands. */
export const registry = projectRule('registry', 'error', ({ sources, brands, report }) => {
  if (!sources.registry)
    return report(beginningOf('brands/registry.json'), 'registry.there-brands-registry');
  const written = valueOf(sources.registry) as RegistryFile;
  const { default: name } = written;
  const values = brands.map((merged) => valuesOf(merged).brand);
  const lower = (one: string) => one.toLowerCase();
  const keys = [...new Set(values.map(({ key }) => key))];
  const checkKeys = (names: readonly WrittenName[], message: MessageId) => {
    const unknown = names.filter((one) => !keys.some((key) => lower(key) === lower(one.name)));
    reportUnknown(report, unknown, [keys, 'list.keys'], message);
  };
  const at = placeOf(written, 'default');
  checkKeys([{ name, at }], 'registry.no-brand');
  checkKeys(
    namesIn(itemsAt(sources.registry, 'designSystemOverrides')),
    'registry.no-brand-of-design',
  );
  // Buyers who come without a product get the default brand, in Brazil.
  const named = values.filter(({ key }) => lower(key) === lower(name));
  if (named.length > 0 && named.every(({ area }) => area !== 'BR'))
    report(at, 'registry.default-brand-does', { name });
});

/** A value by which brands are told apart: by links and flows, or in figures and sales. */
type Claim = readonly [key: string, severity: ProblemDetails['severity'], consequence: MessageId];

const CLAIMS: readonly Claim[] = [
  ['key', 'error', 'same-key.no-link'],
  ['dsProductId', 'error', 'same-key.brand-could-told'],
  ['productCode', 'error', 'same-key.brand-could-told'],
  ['googleTagManagerId', 'warning', 'same-key.visits-sales-both'],
  ['product.bffId', 'warning', 'same-key.both-sell-same'],
  ['links.production.domain', 'warning', 'same-key.buyers-brand-get'],
];

/** No two brands claim the same key, code, id, container or address, and a folder is called as its brand. */
export const sameKey = projectRule('same-key', 'error', ({ brands, report }) => {
  for (const merged of brands) checkFolder(merged, brands, report);
  for (const claim of CLAIMS) checkClaim(brands, claim, report);
});

/** People find a brand by its folder; brands of one key have their area or more behind it. */
function checkFolder(merged: MergedBrand, brands: readonly MergedBrand[], report: Report): void {
  const { brand } = valuesOf(merged);
  const { id } = merged;
  const key = brand.key.toLowerCase();
  // A key that another folder is called after is reported with that one.
  if (`${id}-`.startsWith(`${key}-`) || brands.some((one) => one.id === key)) return;
  const data = { key, id, node: brand.key, id2: id.toUpperCase() };
  const details = { severity: 'warning', folder: id } as const;
  report(placeOf(brand, 'key'), 'same-key.folder-brands-but', data, details);
}

interface Claimant {
  merged: MergedBrand;
  node: Node;
}

/** Reports a value that two brands claim. */
function checkClaim(
  brands: readonly MergedBrand[],
  [key, severity, consequence]: Claim,
  report: Report,
): void {
  const claims = new Map<string, Claimant[]>();
  for (const merged of brands) {
    const node = nodeAt(merged.brand, key.split('.'));
    const named = key === 'productCode' && nodeAt(merged.brand, ['key']);
    for (const one of [named, node && isOwn(merged, node.at) && node]) {
      if (!one) continue;
      const { area } = valuesOf(merged).brand;
      // Brands of one key sell in different areas.
      const name = key === 'key' ? `${textAt(one)} ${area}` : textAt(one)!;
      claims.set(name, [...(claims.get(name) ?? []), { merged, node: one }]);
    }
  }
  for (const [first, ...others] of claims.values()) {
    const other = others.find((one) => key === 'key' || !areRelated(first!.merged, one.merged));
    if (!other) continue;
    // The brand has to give way whose folder is not called after the value.
    const name = textAt(other.node)!;
    const isNamed = ({ merged }: Claimant) => name.toLowerCase().includes(merged.id);
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

export const rules: readonly Rule[] = [...reference, registry, sameKey];
