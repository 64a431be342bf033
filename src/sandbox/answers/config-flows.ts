import type { ConfigFlow, ConfigStep } from '../../contract/generated/api.ts';
import { isObject } from '../../contract/is-object.ts';
import type { SandboxBrand } from '../sandbox-brand.ts';

/** The names of members that are kept, and of those within them. */
interface Shape {
  [name: string]: true | Shape;
}

/** The parts of a brand's flows that the specification lets the config call say. */
const STEP: Shape = {
  id: true,
  templateId: true,
  defaultNextStepId: true,
  props: { voucher: true, style: true, media: { logo: true }, plan: { business: true } },
};
const FLOW: Shape = {
  id: true,
  props: {
    media: { logo: true, favicon: true },
    style: { logoWidth: true },
    upsell: { dsProductId: true },
  },
};

function pick(value: unknown, shape: Shape): Record<string, unknown> | undefined {
  if (!isObject(value)) return undefined;
  const kept = Object.entries(shape)
    .map(([name, inner]) => [name, inner === true ? value[name] : pick(value[name], inner)])
    .filter(([, part]) => part !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

export const configFlows = (flows: SandboxBrand['flows']): ConfigFlow[] =>
  flows.map((flow) => ({
    ...(pick(flow, FLOW) as Omit<ConfigFlow, 'steps'>),
    steps: flow.steps.map((step) => pick(step, STEP) as unknown as ConfigStep),
  }));
