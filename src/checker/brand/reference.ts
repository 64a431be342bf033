import { isSellable, type ParsedSources } from '../../brand/parse/brand-files.ts';
import { nodesAt, textAt } from '../../brand/parse/node.ts';
import { keysAt, namesIn, reportUnknown, type WrittenName } from '../names.ts';
import { brandRule, projectRule, type BrandContext, type Report, type Rule } from '../rule.ts';
import { nodeOf, valuesOf } from '../typed.ts';

type Checked = Pick<BrandContext, 'merged' | 'sources' | 'report'>;

const KNOWN = {
  plans: ({ merged }) => (valuesOf(merged).sandbox?.plans ?? []).map(({ id }) => id),
  schools: ({ merged }) =>
    (valuesOf(merged).sandbox?.franchises ?? []).map(({ salesforceId }) => salesforceId),
  folders: ({ sources }) => [...sources.folders.keys()],
  products: ({ merged, sources }) => [
    ...Object.keys(valuesOf(merged).sandbox?.products ?? {}),
    ...writtenIn(sources, 'productCode'),
    ...writtenIn(sources, 'key'),
  ],
  ids: ({ sources }) => writtenIn(sources, 'dsProductId'),
} satisfies Record<string, (context: Checked) => string[]>;

type Kind = keyof typeof KNOWN;

const writtenIn = ({ folders }: ParsedSources, key: string): string[] =>
  [...folders.values()].flatMap(({ name, files }) =>
    isSellable(name) ? (textAt(files.get('brand'), key) ?? []) : [],
  );

/** Places that name something, by their dotted path behind the file; '*' stands for every key or item. */
const NAMES: readonly (readonly [path: string, kind: Kind])[] = [
  ['brand.product.plans.*', 'plans'],
  ['brand.orderBump.planId', 'plans'],
  ['flows.flows.*.steps.*.props.orderBump.planId', 'plans'],
  ['sandbox.tickets.*.planId', 'plans'],
  ['brand.franchise.unit.salesforceId', 'schools'],
  ['brand.upsellData.theme', 'folders'],
];

/** As `NAMES`, of names that only the files of all brands together can tell. */
const OF_OTHERS: typeof NAMES = [
  ['brand.upsellProductName', 'products'],
  ['flows.flows.*.props.upsell.dsProductId', 'ids'],
];

export const rules: readonly Rule[] = [
  brandRule('reference', 'error', (context) => {
    const { merged, brand } = context;
    checkNames(context, NAMES);
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
      checkNames({ merged, sources, report: tell }, OF_OTHERS);
      const { brand, flows } = valuesOf(merged);
      for (const { props } of flows)
        if (props?.upsell && props.upsell.dsProductId === brand.dsProductId)
          tell([props.upsell, 'dsProductId'], 'reference.same-product');
    }
  }),
];

function checkNames(context: Checked, names: typeof NAMES): void {
  for (const [path, kind] of names) {
    const [file, ...rest] = path.split('.');
    const nodes = nodesAt(context.merged.files.get(file!), rest.join('.'));
    check(context, kind, namesIn(nodes));
  }
}

function check(context: Checked, kind: Kind, written: readonly WrittenName[]): void {
  const known = [...new Set(KNOWN[kind](context))];
  // An empty name stands for none, and without a sandbox nothing is known.
  const names = known.length > 0 ? written.filter(({ name }) => name !== '') : [];
  // The upstream may have plans and schools that the sandbox lacks.
  const severity = kind === 'plans' || kind === 'schools' ? 'warning' : 'error';
  const list = [known, `list.${kind}`] as const;
  reportUnknown(context.report, names, list, `reference.${kind}`, { severity });
}
