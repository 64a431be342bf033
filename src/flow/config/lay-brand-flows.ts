import type { Flow, FlowStep } from '../../contract/compiled-brand.ts';
import { isObject } from '../../contract/is-object.ts';
import { stepAt } from '../step.ts';
import { withoutEmpty } from './read-props.ts';

/** The props of both; where both say something, each value of `above` wins. */
function layProps<P extends object>(above: P | undefined, below: P | undefined): P | undefined {
  if (!above || !below) return above ?? below;
  const laid = { ...below } as Record<string, unknown>;
  for (const [name, value] of Object.entries(above)) {
    if (value === undefined) continue;
    laid[name] = isObject(value) ? { ...(laid[name] as object), ...value } : value;
  }
  return laid as P;
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  return free;
}

/**
 * Lays the brand's JSON under a flow of the config, whose words, steps and order stay. A step takes `outcomes`,
 * `stepNumber` and missing props from the brand's step of its template, in the flow of the same id or the first that has
 * it. Where the config lacks an outcome's target, the brand's step is added behind, with what follows it. Numbers that
 * JSON writes win over a count of the config's steps: a step that the config leaves out is drawn as done.
 */
export function layBrandFlows(flow: Flow, brandFlows: readonly Flow[]): Flow {
  const same = brandFlows.find(({ id }) => id === flow.id);
  const homes = same ? [same, ...brandFlows] : brandFlows;
  const ids = new Set(flow.steps.map(({ id }) => id));
  const idByTemplate = new Map(flow.steps.map(({ templateId, id }) => [templateId, id]));
  const added: { id: string; step: FlowStep; home: Flow }[] = [];

  const translated = (target: string | undefined, home: Flow): string | undefined => {
    const step = home.steps.find(({ id }) => id === target);
    if (!step) return undefined;
    const known = idByTemplate.get(step.templateId);
    if (known !== undefined) return known;
    const id = freeId(step.id, ids);
    ids.add(id);
    idByTemplate.set(step.templateId, id);
    added.push({ id, step, home });
    return id;
  };
  const outcomesOf = ({ outcomes = {} }: FlowStep, home: Flow): NonNullable<FlowStep['outcomes']> =>
    Object.fromEntries(
      Object.entries(outcomes).map(([outcome, target]) => [outcome, translated(target, home)]),
    );

  const steps = flow.steps.map((step): FlowStep => {
    const home = homes.find((one) => stepAt(one, step.templateId));
    const own = home && stepAt(home, step.templateId);
    if (!own) return step;
    return {
      ...step,
      outcomes: withoutEmpty({ ...outcomesOf(own, home), ...step.outcomes }),
      ...(step.stepNumber === undefined && {
        stepNumber: own.stepNumber,
        ...(own.countedPages !== undefined && { countedPages: own.countedPages }),
      }),
      props: layProps(step.props, own.props),
    };
  });
  // The list grows while it is walked: an added step may name further ones.
  for (const { id, step, home } of added) {
    const defaultNextStepId = translated(step.defaultNextStepId, home);
    steps.push({ ...step, id, defaultNextStepId, outcomes: withoutEmpty(outcomesOf(step, home)) });
  }
  const laid = { ...flow, steps, props: layProps(flow.props, same?.props) };
  const { stepsNumber } = homes.find((home) => home.stepsNumber !== undefined) ?? {};
  const hasNumbers = flow.steps.some(({ stepNumber }) => stepNumber !== undefined);
  if (stepsNumber === undefined || hasNumbers) return laid;
  // Another flow of the brand, from which a step may come, can be longer.
  return { ...laid, stepsNumber: Math.max(stepsNumber, ...steps.map(lastNumber)) };
}

const lastNumber = ({ stepNumber = 0, countedPages = 1 }: FlowStep): number =>
  stepNumber + countedPages - 1;
