import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { suggestFix } from '../../brand/parse/nearest-name.ts';
import {
  entriesAt,
  itemsAt,
  nodeAt,
  textAt,
  toValue,
  type Node,
  type Place,
} from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { flowsOf, stepsOf } from '../flow/flow-nodes.ts';

/** Plans and schools that a brand names are there in its sandbox, so that they can be tried. */
export const rule: Rule = {
  meta: {
    id: 'sandbox-match',
    severity: 'warning',
    description:
      'brand.json or a flow names a plan or school that sandbox.json does not have, so it cannot be tried, and may be misspelt.',
    howToFix: 'Write the id as sandbox.json has it, or add it there.',
    example: {
      file: 'brand.json',
      wrong: { orderBump: { planId: 'anaul' } },
      right: { orderBump: { planId: 'anual' } },
    },
  },

  checkBrand({ merged, report }) {
    const sandbox = merged.files.get('sandbox');
    const plans = itemsAt(sandbox, 'plans').flatMap((plan) => textAt(plan, 'id') ?? []);
    if (!sandbox || merged.unreadable.has('sandbox') || plans.length === 0) return;
    for (const { name, place, what } of plansNamed(merged)) {
      if (name === '' || plans.includes(name)) continue;
      report({
        at: place,
        message: `${what} is the plan '${name}', but sandbox.json has none of this id.`,
        ...suggestFix(name, plans, 'Plans'),
        data: { what, name },
      });
    }
    const schools = itemsAt(sandbox, 'franchises');
    const school = nodeAt(merged.brand, ['franchise', 'unit', 'salesforceId']);
    const ids = schools.flatMap((one) => textAt(one, 'salesforceId') ?? []);
    const id = textAt(school);
    if (!school || id === undefined || ids.length === 0 || ids.includes(id)) return;
    const message = `The school '${id}' is none of those in sandbox.json ("franchises").`;
    report({ at: school.at, message, ...suggestFix(id, ids, 'Schools'), data: { id } });
  },
};

interface Named {
  name: string;
  place: Place;
  what: string;
}

function plansNamed(merged: MergedBrand): Named[] {
  const { brand, files } = merged;
  const named = (node: Node | undefined, what: string): Named[] => {
    const name = textAt(node);
    return node && name !== undefined ? [{ name, place: node.at, what }] : [];
  };
  const isActive = (method: Node) => {
    const active = nodeAt(method, ['active']);
    return active !== undefined && toValue(active) === true;
  };
  return [
    ...entriesAt(brand, 'product', 'plans').flatMap(([key, { node }]) =>
      named(node, `product.plans.${key}`),
    ),
    ...entriesAt(brand, 'product', 'paymentMethods').flatMap(([method, { node }]) =>
      isActive(node)
        ? [
            ...named(nodeAt(node, ['planId']), `The plan of ${method}`),
            ...entriesAt(node, 'planId').flatMap(([key, { node: id }]) =>
              named(id, `The plan of ${method} (${key})`),
            ),
          ]
        : [],
    ),
    ...named(nodeAt(brand, ['orderBump', 'planId']), 'The order bump'),
    ...entriesAt(brand, 'multiProfile', 'profiles').map(([name, { keyAt }]) => ({
      name,
      place: keyAt,
      what: 'A plan of multiProfile.profiles',
    })),
    ...flowsOf(merged)
      .flatMap(stepsOf)
      .flatMap((step) =>
        named(
          nodeAt(step, ['props', 'orderBump', 'planId']),
          `The order bump of the step '${textAt(step, 'id')}'`,
        ),
      ),
    ...itemsAt(files.get('sandbox'), 'tickets').flatMap((ticket) =>
      named(nodeAt(ticket, ['planId']), `The ticket '${textAt(ticket, 'name')}'`),
    ),
  ];
}
