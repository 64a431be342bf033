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

/** The id, or one like it that no step has yet. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  return free;
}

/**
 * Lays the brand's JSON under a flow of the config. A step takes `outcomes`, `stepNumber` and
 * missing props from the brand's step of the same template in the flow of the same id, else in the first
 * flow of the brand that has the template; the flow takes missing props from the flow of the same id. What
 * the config says stays, and so do its steps and their order.
 *
 * The target of an outcome is the config's step of the target's template. Where the config has none, the
 * brand's step is added behind the config's, with what follows it in the brand's flow: only outcomes lead
 * there, and the way returns to the config's steps as soon as they have the template.
 *
 * Numbers that the brand's JSON writes win over a count of the config's steps: a step that the config leaves out
 * is drawn as done.
 */
export function layBrandFlows(flow: Flow, brandFlows: readonly Flow[]): Flow {
  const same = brandFlows.find(({ id }) => id === flow.id);
  const homes = same ? [same, ...brandFlows] : brandFlows;
  const ids = new Set(flow.steps.map(({ id }) => id));
  const idByTemplate = new Map(flow.steps.map(({ templateId, id }) => [templateId, id]));
  const added: { id: string; step: FlowStep; home: Flow }[] = [];

  /** The id, in the flow that is laid, of a step that the brand's flow `home` names. */
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

/** The number of a step's last page. */
const lastNumber = ({ stepNumber = 0, countedPages = 1 }: FlowStep): number =>
  stepNumber + countedPages - 1;
