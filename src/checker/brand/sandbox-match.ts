import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { entriesAt, itemsAt, nodeAt, nodesAt, scalarAt, textAt } from '../../brand/parse/node.ts';
import { flowsOf, stepsOf } from '../flow/flow-nodes.ts';
import type { Rule } from '../rule.ts';
import { keysAt, namesIn, reportUnknown, type WrittenName } from '../unknown-names.ts';
import { say, type Part } from '../language/sentence.ts';

/** Plans and schools that a brand names are there in its sandbox, so that they can be tried. */
export const rule: Rule = {
  id: 'sandbox-match',
  severity: 'warning',
  checkBrand({ merged, report }) {
    const sandbox = merged.files.get('sandbox');
    const idsAt = (path: string) => nodesAt(sandbox, path).flatMap((id) => textAt(id) ?? []);
    const plans = idsAt('plans.*.id');
    if (!sandbox || plans.length === 0) return;
    for (const { what, names } of plansNamed(merged)) {
      // An empty id stands for no plan.
      const written = names.filter(({ name }) => name !== '');
      reportUnknown(written, plans, 'list.plans', report, (name) => ({
        message: say('sandbox-match.plan-but-sandbox', { what, name }),
        data: { what, name },
      }));
    }
    const schools = idsAt('franchises.*.salesforceId');
    const school = namesIn(nodeAt(merged.brand, ['franchise', 'unit', 'salesforceId']));
    reportUnknown(schools.length > 0 ? school : [], schools, 'list.schools', report, (id) => ({
      message: say('sandbox-match.school-none-those', { id }),
      data: { id },
    }));
  },
};

/** The ids of plans that a brand names, by the place that names them. */
function plansNamed(merged: MergedBrand): { what: Part; names: WrittenName[] }[] {
  const { brand, files } = merged;
  const methods = entriesAt(brand, 'product', 'paymentMethods').filter(
    ([, { node }]) => scalarAt(node, 'active') === true,
  );
  return [
    ...entriesAt(brand, 'product', 'plans').map(([key, { node }]) => ({
      what: `product.plans.${key}`,
      names: namesIn(node),
    })),
    ...methods.flatMap(([method, { node }]) => [
      { what: say('sandbox-match.plan-of', { method }), names: namesIn(nodeAt(node, ['planId'])) },
      ...entriesAt(node, 'planId').map(([key, { node: id }]) => ({
        what: say('sandbox-match.plan-of-key', { method, key }),
        names: namesIn(id),
      })),
    ]),
    {
      what: say('sandbox-match.order-bump'),
      names: namesIn(nodeAt(brand, ['orderBump', 'planId'])),
    },
    { what: say('sandbox-match.profile'), names: keysAt(brand, 'multiProfile', 'profiles') },
    ...flowsOf(merged)
      .flatMap(stepsOf)
      .map((step) => ({
        what: say('sandbox-match.order-bump-of', { step: textAt(step, 'id') }),
        names: namesIn(nodeAt(step, ['props', 'orderBump', 'planId'])),
      })),
    ...itemsAt(files.get('sandbox'), 'tickets').map((ticket) => ({
      what: say('sandbox-match.ticket', { name: textAt(ticket, 'name') }),
      names: namesIn(nodeAt(ticket, ['planId'])),
    })),
  ];
}
