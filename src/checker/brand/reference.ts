import { isSellable, type ParsedSources } from '../../brand/parse/brand-files.ts';
import { nodesAt, textAt } from '../../brand/parse/node.ts';
import { keysAt, namesIn, reportUnknown, type WrittenName } from '../names.ts';
import { brandRule, projectRule } from '../rule.ts';
import type { BrandContext, Report, Rule } from '../rule.ts';
import { nodeOf, placeOf, valuesOf } from '../typed.ts';

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

export const rules: readonly Rule[] = [
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

const writtenIn = ({ folders }: ParsedSources, key: string): string[] =>
  [...folders.values()].flatMap(({ name, files }) =>
    isSellable(name) ? (textAt(files.get('brand'), key) ?? []) : [],
  );
