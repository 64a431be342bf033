/**
 * Flows as section 3 of the specification writes them: a flow has id, steps and props; a step has id,
 * templateId, defaultNextStepId and props. There is one for each kind of flow in section 4; `default` is
 * not the first, and the ids of steps are not those of their templates.
 */
export interface ConfigStep {
  id: unknown;
  templateId: unknown;
  defaultNextStepId?: unknown;
  props?: unknown;
}

export interface ConfigFlow {
  id: unknown;
  steps: unknown;
  props?: unknown;
}

/** A flow through templates, each leading to the next one; those of `aside` are reached by an outcome. */
export function flow(id: string, templates: string, aside: readonly ConfigStep[] = []) {
  const words = templates.split(' ');
  const steps = words.map((templateId, at): ConfigStep => ({
    id: `et-${at + 1}`,
    templateId,
    ...(at + 1 < words.length && { defaultNextStepId: `et-${at + 2}` }),
  }));
  return { id, steps: [...steps, ...aside] };
}

/** The same with props for steps, by their templates. */
export function flowWithProps(id: string, templates: string, props: Record<string, object>) {
  const { steps } = flow(id, templates);
  return { id, steps: steps.map((step) => ({ ...step, props: props[String(step.templateId)] })) };
}

/** In the order in which the upstream sends them. */
export const FLOWS = [
  flow('offer', 'lead payment success'),
  flow('default', 'lead payment success'),
  flow('pix', 'lead pix success'),
  flow('bankslip', 'lead payment success'),
  flow('extended', 'lead payment success'),
  flow(
    'livelo',
    'lead livelo/cpf livelo/select-device livelo/code livelo/payment-method livelo/payment success',
    [
      { id: 'cartao', templateId: 'payment', defaultNextStepId: 'et-7' },
      { id: 'sem-pontos', templateId: 'livelo/error' },
    ],
  ),
  flow('acrescimo', 'lead order-bump-presentation payment success'),
  flow('filme', 'lead video payment success'),
  flow('apresentacao', '/lead /presentation /payment /success'),
  flow('perfis', 'lead multiprofile-presentation payment success'),
  flow('telefone', 'lead phone-verification payment success'),
  flow('escola', 'lead select-school payment success'),
  flow('mais', 'lead payment success upsell-presentation payment/upsell success/upsell'),
  flow('mais-filme', 'lead payment success video/upsell upsell-payment success/upsell'),
  flow('renova', 'renew/[id] success'),
  flow('recupera', '/recovery/:id /success'),
  flow('fatura', 'payment/[id] success-invoice'),
];
