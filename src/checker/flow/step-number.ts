import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nodeAt, nodesAt, numberAt, textAt, type Node } from '../../brand/parse/node.ts';
import { countPages, countSteps } from '../../flow/config/count-steps.ts';
import { ageOf, younger } from '../age-of.ts';
import type { BrandContext, Rule } from '../rule.ts';
import { alsoAt } from '../wording.ts';
import { flowMapsOf, type FlowMap } from './flow-maps.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';
import { numbersOn, type Counted } from './flow-numbers.ts';
import { numbersBackwards } from './step-ways.ts';
import { say, type Part } from '../language/sentence.ts';

/** More than any brand has; the meta-schemas say so. */
const MAX_STEPS = 5;

/** The numbers of the step indicator agree, whether buyers read what is written or a count. */
export const rule: Rule = {
  id: 'step-number',
  severity: 'error',
  checkBrand(context) {
    const { merged } = context;
    const total = nodeAt(merged.brand, ['stepsNumber']);
    const most = numberAt(total);
    if (!total || most === undefined) return;
    const isConsistent = checkPlaces(context, total, most);
    if (textAt(merged.brand, 'stepNumbers') !== 'counted') checkOrder(context, most);
    else if (isConsistent) checkCount(context, { node: total, number: most });
  },
};

/** Compares each number with stepsNumber and with the setting that says the same; returns whether all agree. */
function checkPlaces({ merged, report }: BrandContext, total: Node, most: number): boolean {
  const seen = new Set<Node>();
  let isConsistent = true;
  for (const { what, node, setting } of [...settingsOf(merged), ...numbered(merged)]) {
    const number = numberAt(node);
    if (!node || number === undefined) continue;
    const said = setting ? nodeAt(merged.brand, setting.split('.')) : undefined;
    const other = numberAt(said);
    if (said && other !== undefined && other !== number) {
      isConsistent = false;
      report({
        at: node.at,
        message: 'step-number.step-but-brand',
        related: [alsoAt(said.at, say('other-one-here'))],
        data: { owner: what, number, setting, other },
      });
    }
    // Screens that extend this one have the very same number.
    if (seen.has(node) || number <= most || number > MAX_STEPS) continue;
    seen.add(node);
    isConsistent = false;
    const at = younger(merged, node, total);
    report({
      at: at.at,
      message: 'step-number.step-but-stepsnumber',
      data: { owner: what, number, total: most },
      related: [alsoAt((at === node ? total : node).at, say('other-one-here'))],
    });
  }
  return isConsistent;
}

interface Numbered {
  what: Part;
  node: Node | undefined;
  /** The setting of brand.json that says the same. */
  setting?: string;
}

/** Settings that say which step a template is. */
const SETTINGS: Readonly<Record<string, string>> = {
  payment: 'payment.currentStep',
  pix: 'pix.currentStep',
};

const settingsOf = ({ brand }: MergedBrand): Numbered[] =>
  Object.values(SETTINGS).map((what) => ({ what, node: nodeAt(brand, what.split('.')) }));

/** The numbers that steps, screens and the pages of forms say by themselves. */
function numbered(merged: MergedBrand): Numbered[] {
  const numberOf = (owner: Node, what: Part, template?: string): Numbered => ({
    what,
    node: nodeAt(owner, ['stepNumber']),
    setting: SETTINGS[template ?? ''],
  });
  return [
    ...flowsOf(merged)
      .flatMap(stepsOf)
      .map((step) =>
        numberOf(
          step,
          say('step-number.of-step', { id: textAt(step, 'id') }),
          textAt(step, 'templateId'),
        ),
      ),
    ...[...merged.screens].flatMap(([id, screen]) => [
      numberOf(screen, say('step-number.of-screen', { id }), id),
      ...nodesAt(screen, 'blocks.*.pages.*').map((page) =>
        numberOf(page, say('step-number.of-page', { page: textAt(page, 'id'), screen: id })),
      ),
    ]),
  ];
}

const numbersIn = (merged: MergedBrand, map: FlowMap) =>
  new Map([...map.nodes].map(([id, step]) => [id, numbersOn(merged, step)]));

/** On no way do written numbers go backwards. */
function checkOrder({ merged, report }: BrandContext, most: number): void {
  const seen = new Set<Node>();
  for (const map of flowMapsOf(merged)) {
    const numbers = numbersIn(merged, map);
    for (const [step, pages] of numbers) {
      pages.forEach(({ number, node }, at) => {
        const before = pages[at - 1];
        if (!before || before.number <= number || seen.has(node)) return;
        seen.add(node);
        report({
          at: node.at,
          message: 'step-number.numbers-go-backwards',
          related: [alsoAt(before.node.at, say('step-number.page-before-here'))],
          data: { step, number, number2: before.number },
        });
      });
    }
    for (const { from, to, at, path } of numbersBackwards(merged, map, numbers, most)) {
      const [one, other] = [numbers.get(from)!.at(-1)!, numbers.get(to)![0]!];
      report({
        at: at.at,
        message: [
          say('step-number.numbers-go-backwards-2', {
            step: to,
            number: other.number,
            from,
            number2: one.number,
          }),
          say('way', { path }),
        ],
        suggestion: say('step-number.numbers-go-backwards-2.help'),
        subject: `step-number ${to} ${other.number}`,
        related: [one, other].flatMap(({ node, number }) =>
          node === at ? [] : [alsoAt(node.at, say('step-number.number-here', { number }))],
        ),
        data: { step: to, number: other.number },
      });
    }
  }
}

/** Of a flow whose steps are counted, the first thing that JSON says otherwise, where it was written last. */
function checkCount({ merged, report }: BrandContext, total: Counted): void {
  const seen = new Set<Node>();
  const settings = new Map([
    ...settingsOf(merged).flatMap(({ what, node }) => (node ? [[node, what] as const] : [])),
    [total.node, 'stepsNumber'],
  ]);
  const maps = flowMapsOf(merged);
  // Other rules report a flow whose steps cannot be counted.
  if (maps.length !== flowsOf(merged).length || maps.some(({ issues }) => isBroken(issues))) return;
  for (const [at, map] of maps.entries()) {
    const numbers = numbersIn(merged, map);
    const steps = map.steps.map(({ id, templateId, next, outcomes }) => {
      return { id, templateId, defaultNextStepId: next, outcomes };
    });
    const counted = countSteps({ id: map.id, steps }, ({ id }) =>
      countPages(numbers.get(id)!.map(({ number }) => number)),
    );
    const places = counted.steps.flatMap(({ id, stepNumber, countedPages = 1 }) =>
      numbers.get(id)!.map((one, page) => {
        const right = stepNumber && stepNumber + Math.min(page, countedPages - 1);
        return { ...one, name: settings.get(one.node) ?? id, right: right ?? one.number };
      }),
    );
    const last = { ...total, name: 'stepsNumber', right: counted.stepsNumber! };
    // What several flows share is compared in the first of them.
    const all = [...places, ...(at === 0 ? [last] : [])].filter(
      ({ node }) => !seen.has(node) && seen.add(node),
    );
    const wrong = all.filter(({ number, right }) => number !== right);
    const [first] = wrong;
    if (!first) continue;
    const ages = [...places, last].map(({ node }) => ageOf(merged, node));
    const isLast = ({ node }: Counted) => ageOf(merged, node) === Math.min(...ages);
    const cause = wrong.find(isLast) ?? places.find(isLast) ?? first;
    const own = wrong.find(({ node }) => node === cause.node);
    const said = (key: 'number' | 'right') =>
      wrong.map((one) => `${one.name} ${one[key]}`).join(', ');
    report({
      at: cause.node.at,
      severity: 'warning',
      message: 'step-number.buyers-count-flow',
      suggestion: own
        ? say('step-number.write-here', { right: own.right })
        : say('step-number.write-brand-brand', { value: said('right') }),
      subject: `step-number ${map.id} ${said('number')}`,
      data: { flow: map.id, counted: said('right'), value: said('number') },
    });
  }
}

const isBroken = (issues: FlowMap['issues']): boolean =>
  issues.isUncertain ||
  [issues.deadEnds, issues.circles, issues.unreachable, issues.never].some(
    ({ length }) => length > 0,
  );
