import type { Flow, FlowStep } from '../contract/compiled-brand.ts';
import { readCount, objectOrEmpty, readHttpsAddress, readText } from './read-tolerantly.ts';
import { templateIdOf } from './templates.ts';

const MAX_STEPS = 5;

/** The props that a step may have; an unknown one is dropped, one of the wrong kind counts as missing. */
function stepPropsOf(value: unknown): NonNullable<FlowStep['props']> {
  const props = objectOrEmpty(value);
  const bump = readText(objectOrEmpty(props.orderBump).planId);
  const { isPaymentInPerson: inPerson } = props;
  return {
    media: { logo: readHttpsAddress(objectOrEmpty(props.media).logo) },
    plan: { business: readText(objectOrEmpty(props.plan).business) },
    voucher: readText(props.voucher),
    style: { logoWidth: readCount(objectOrEmpty(props.style).logoWidth) },
    isPaymentInPerson: typeof inPerson === 'boolean' ? inPerson : undefined,
    contract: props.contract === true || undefined,
    renewApi: props.renewApi === 'v1' || props.renewApi === 'v2' ? props.renewApi : undefined,
    orderBump: bump ? { planId: bump } : undefined,
  };
}

/** As `stepPropsOf`, for the props of a flow. */
function flowPropsOf(value: unknown): NonNullable<Flow['props']> {
  const props = objectOrEmpty(value);
  const media = objectOrEmpty(props.media);
  return {
    media: { logo: readHttpsAddress(media.logo), favicon: readHttpsAddress(media.favicon) },
    style: { logoWidth: readCount(objectOrEmpty(props.style).logoWidth) },
    upsell: { dsProductId: readText(objectOrEmpty(props.upsell).dsProductId) },
  };
}

function stepOf(value: unknown): FlowStep | undefined {
  const step = objectOrEmpty(value);
  const id = readText(step.id);
  const templateId = templateIdOf(readText(step.templateId) ?? '');
  if (!id || !templateId) return undefined;
  const outcomes = objectOrEmpty(step.outcomes);
  const stepNumber = readCount(step.stepNumber);
  return {
    id,
    templateId,
    defaultNextStepId: readText(step.defaultNextStepId),
    outcomes: {
      continue: readText(outcomes.continue),
      declined: readText(outcomes.declined),
      approved: readText(outcomes.approved),
      pending: readText(outcomes.pending),
      refused: readText(outcomes.refused),
    },
    stepNumber: stepNumber && stepNumber <= MAX_STEPS ? stepNumber : undefined,
    props: stepPropsOf(step.props),
  };
}

/** Whether the default next steps come to an end from every step, since a link may open any of them. */
function hasEnd(steps: readonly FlowStep[]): boolean {
  const after = ({ defaultNextStepId }: FlowStep) =>
    steps.find(({ id }) => defaultNextStepId !== undefined && id === defaultNextStepId);
  return steps.every((first) => {
    const seen = new Set<FlowStep>();
    let step: FlowStep | undefined = first;
    for (; step && !seen.has(step); step = after(step)) seen.add(step);
    return step === undefined;
  });
}

/** Empty for a flow that goes round in circles or has a step that cannot be drawn: its buyers would be stranded. */
function readFlow(value: unknown): Flow[] {
  const { id: writtenId, steps: written, props } = objectOrEmpty(value);
  const id = readText(writtenId);
  if (!id || !Array.isArray(written) || written.length === 0) return [];
  const steps = written.map(stepOf).filter((step) => step !== undefined);
  return steps.length === written.length && hasEnd(steps)
    ? [{ id, steps, props: flowPropsOf(props) }]
    : [];
}

/**
 * The usable flows of a config answer (section 3, "Product config"), read tolerantly: unknown fields
 * are ignored, numbers serve as ids, template ids may have a leading slash and ':id'
 * for '[id]' (D-34). Undefined when no flow is left: the config has failed then.
 */
export function checkConfigFlows(flows: unknown): Flow[] | undefined {
  const usable = Array.isArray(flows) ? flows.flatMap(readFlow) : [];
  return usable.length > 0 ? usable : undefined;
}

/**
 * The answer with its usable flows alone, as they are read here: the rest of what an upstream sends,
 * which may be megabytes, goes into no page.
 *
 * @throws {Error} when the config has no usable flow: such a config has failed.
 */
export function withUsableFlows<Found extends { config: { flows: unknown } | null }>(
  found: Found,
): Found {
  if (!found.config) return found;
  const flows = checkConfigFlows(found.config.flows);
  if (!flows) throw new Error('The config call answered no flow that can be drawn.');
  return { ...found, config: { ...found.config, flows } };
}
