import { isSellable, type ParsedSources } from '../../brand/parse/brand-files.ts';
import { nodesAt, textAt } from '../../brand/parse/node.ts';
import { say } from '../language/sentence.ts';
import type { BrandContext, Rule } from '../rule.ts';
import { nodeOf, placeOf, valuesOf } from '../typed.ts';
import { keysAt, namesIn, reportUnknown } from '../unknown-names.ts';

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

/** Plans, schools, themes and products that a brand names are there. */
export const rule: Rule = {
  id: 'reference',
  severity: 'error',
  checkBrand(context) {
    const { merged, report } = context;
    for (const [path, kind] of NAMES) {
      const [file, ...rest] = path.split('.');
      const root = file === 'brand' ? merged.brand : merged.files.get(file!);
      check(context, kind, namesIn(...nodesAt(root, rest.join('.'))));
    }
    check(context, 'plans', keysAt(merged.brand, 'multiProfile', 'profiles'));
    const { brand, flows } = valuesOf(merged);
    for (const method of Object.values(brand.product.paymentMethods ?? {})) {
      const ids = ['planId', 'planId.*'].flatMap((path) => nodesAt(nodeOf(method), path));
      if (method.active) check(context, 'plans', namesIn(...ids));
    }
    for (const { props } of flows) {
      if (!props?.upsell || props.upsell.dsProductId !== brand.dsProductId) continue;
      report({ at: placeOf(props.upsell, 'dsProductId'), message: 'reference.same-product' });
    }
  },
};

function check(context: BrandContext, kind: Kind, written: Parameters<typeof reportUnknown>[0]) {
  const known = [...new Set(knownIn(context, kind))];
  // An empty name stands for none, and without a sandbox nothing is known.
  const names = known.length > 0 ? written.filter(({ name }) => name !== '') : [];
  // The upstream may have plans and schools that the sandbox lacks.
  const severity = kind === 'plans' || kind === 'schools' ? 'warning' : 'error';
  reportUnknown(names, known, `list.${kind}`, context.report, (name) => ({
    severity,
    message: say(`reference.${kind}`, { name }),
  }));
}

function knownIn({ merged, sources }: BrandContext, kind: Kind): string[] {
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
