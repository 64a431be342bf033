import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { entriesAt, itemsAt, nodeAt, nodesAt, scalarAt, textAt } from '../../brand/parse/node.ts';
import { flowsOf, stepsOf } from '../flow/flow-nodes.ts';
import type { Rule } from '../rule.ts';
import { keysAt, namesIn, reportUnknown, type WrittenName } from '../unknown-names.ts';

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
      reportUnknown(written, plans, 'Plans', report, (name) => ({
        message: `${what} is the plan '${name}', but sandbox.json has none of this id.`,
        data: { what, name },
      }));
    }
    const schools = idsAt('franchises.*.salesforceId');
    const school = namesIn(nodeAt(merged.brand, ['franchise', 'unit', 'salesforceId']));
    reportUnknown(schools.length > 0 ? school : [], schools, 'Schools', report, (id) => ({
      message: `The school '${id}' is none of those in sandbox.json ("franchises").`,
      data: { id },
    }));
  },
};

/** The ids of plans that a brand names, by the place that names them. */
function plansNamed(merged: MergedBrand): { what: string; names: WrittenName[] }[] {
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
      { what: `The plan of ${method}`, names: namesIn(nodeAt(node, ['planId'])) },
      ...entriesAt(node, 'planId').map(([key, { node: id }]) => ({
        what: `The plan of ${method} (${key})`,
        names: namesIn(id),
      })),
    ]),
    { what: 'The order bump', names: namesIn(nodeAt(brand, ['orderBump', 'planId'])) },
    { what: 'A plan of multiProfile.profiles', names: keysAt(brand, 'multiProfile', 'profiles') },
    ...flowsOf(merged)
      .flatMap(stepsOf)
      .map((step) => ({
        what: `The order bump of the step '${textAt(step, 'id')}'`,
        names: namesIn(nodeAt(step, ['props', 'orderBump', 'planId'])),
      })),
    ...itemsAt(files.get('sandbox'), 'tickets').map((ticket) => ({
      what: `The ticket '${textAt(ticket, 'name')}'`,
      names: namesIn(nodeAt(ticket, ['planId'])),
    })),
  ];
}
