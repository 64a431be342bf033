import type { ConfigFlow, ConfigStep } from '../../contract/generated/api.ts';
import { isObject } from '../../contract/is-object.ts';
import type { SandboxBrand } from '../sandbox-brand.ts';

type Fields = Record<string, unknown>;

/** The members of an object that have one of the names and a value; undefined where none is left. */
function pick(value: unknown, names: readonly string[]): Fields | undefined {
  if (!isObject(value)) return undefined;
  const kept = names.filter((name) => value[name] !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept.map((name) => [name, value[name]])) : undefined;
}

/** Drops the members that are undefined; undefined where none is left. */
const filled = (fields: Fields) => pick(fields, Object.keys(fields));

function stepOf(step: object): ConfigStep {
  const { props } = step as { props?: Fields };
  return {
    ...pick(step, ['id', 'templateId', 'defaultNextStepId']),
    props: filled({
      ...pick(props, ['voucher', 'style']),
      media: pick(props?.media, ['logo']),
      plan: pick(props?.plan, ['business']),
    }),
  };
}

/**
 * A brand's flows as the specification lets the config call say them: of a step id, templateId,
 * defaultNextStepId and four props, of a flow its props. What else the brand's JSON says of them is no
 * upstream's business.
 */
export function configFlows(flows: SandboxBrand['flows']): ConfigFlow[] {
  return flows.map(({ id, steps, props }) => {
    const { media, style, upsell } = (props ?? {}) as Fields;
    return {
      id,
      steps: steps.map(stepOf),
      props: filled({
        media: pick(media, ['logo', 'favicon']),
        style: pick(style, ['logoWidth']),
        upsell: pick(upsell, ['dsProductId']),
      }),
    };
  });
}
