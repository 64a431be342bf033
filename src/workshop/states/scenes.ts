import { leadsAway, methodsOf } from '../../checkout/offer/methods.ts';
import { factsOf } from '../../checkout/hooks/facts.ts';
import type {
  Catalogue,
  CompiledBlock,
  CompiledBrand,
  CompiledForm,
  Flow,
  FlowStep,
} from '../../contract/compiled-brand.ts';
import { brandQuery, flowQuery } from '../../flow/flow-query.ts';
import { chooseOffer } from '../../flow/choose-offer.ts';
import { parseLink, type Link } from '../../flow/link.ts';
import { ACTIONS } from '../../contract/actions.ts';
import { FLOWS_OF_METHODS, paymentMethod } from '../../contract/payment-methods.ts';
import { isUpsellPage, soldAt } from '../../flow/sold-at.ts';
import { stepAt } from '../../flow/step.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { visitUpsell } from '../../visit/upsell-product.ts';
import { evaluateCondition } from '../../flow/condition.ts';
import type { SandboxBrand } from '../../sandbox/sandbox-brand.ts';
import { visitOf, visitStage, type VisitStage } from './visit-stage.ts';

/** A brand with what the sandbox sells of it. */
export interface PreviewBrand {
  brand: CompiledBrand;
  sandbox: SandboxBrand;
  catalogue: Catalogue;
}

/** How a buyer comes to a screen: by which link and flow, and what they have done. */
interface Arrival {
  template: TemplateId;
  flow: Flow;
  /** Undefined on a screen that the flow does not have. */
  step?: FlowStep;
  /** Difference of the link from the shortest one to its flow: a route, an offer; '' for none. */
  variation: string;
  link: Link;
  visit: VisitStage;
}

/** A buyer before a screen, and the parts of it that are drawn for them. */
export interface Scene extends Arrival {
  blocks: CompiledBlock[];
  form?: CompiledForm;
  /** Name of the form's variants. */
  variant: string;
  /** The sandbox has what its form sells, to be paid as the form pays; true if the form sells nothing. */
  isSold: boolean;
  /** Equal for scenes of a screen that look alike. */
  appearance: string;
}

/** Whether the sandbox has a plan that can be paid as the form pays, and the brand lets it. */
function canPay({ brand, sandbox }: PreviewBrand, { action }: CompiledForm): boolean {
  const { paysBy } = ACTIONS[action];
  if (!paysBy) return true;
  return sandbox.sandbox.plans.some((plan) => methodsOf(plan, brand.settings).includes(paysBy));
}

function drawn(known: PreviewBrand, arrival: Arrival): Scene {
  const { brand, sandbox, catalogue } = known;
  const { template, flow, step, link, visit } = arrival;
  const { sellers = {}, hasAddressForm } = sandbox.sandbox;
  const seller = sellers[link.seller];
  const page = {
    hasLead: visit !== 'new',
    upsell: visitUpsell(brand.settings, [flow, ...brand.flows], catalogue)?.product,
    config: { hasAddressForm },
    seller: seller ? { isLiveEnabled: seller.isLiveEnabled === true } : null,
  };
  const sale = { brand, link, flow, step, offer: soldAt(template), page };
  const facts = factsOf(sale, visitOf(visit, sandbox));
  const blocks = brand.screens[template]!.blocks.filter(({ when }) =>
    evaluateCondition(when, facts),
  );
  const declared = blocks.find((one) => one.block === 'form')?.form;
  const isClosed = declared !== undefined && !canPay(known, declared);
  // A screen with a closed method that does not lead to another form says so in place of its form.
  const form = isClosed && !leadsAway(template) ? undefined : declared;
  const variant =
    form?.conditions.map((when) => (evaluateCondition(when, facts) ? '1' : '0')).join('') ?? '';
  const offer = chooseOffer(link, brand.offers);
  const appearance = JSON.stringify([
    blocks.map(({ id }) => id),
    variant,
    step?.stepNumber,
    step?.props,
    flow.props,
    blocks.some(({ block }) => block === 'order-summary') && offer,
  ]);
  const isSold = isUpsellPage(template) ? page.upsell !== undefined : !isClosed;
  return { ...arrival, blocks, form, variant, isSold, appearance };
}

/** The links that lead into a flow: the shortest one, and those that show something else there. */
function linksOf({ brand, sandbox }: PreviewBrand, flow: Flow) {
  const base = flowQuery(flow, brand.flows);
  const routes = (flow.choose?.route ?? []).slice(1).map((route) => ['route', route]);
  const sellers = Object.entries(sandbox.sandbox.sellers ?? {})
    .filter(([, { isLiveEnabled }]) => isLiveEnabled)
    .map(([seller]) => ['seller', seller]);
  const offers = (brand.offers ?? []).flatMap(({ voucher, partner }) => {
    if (voucher?.[0]) return [['voucher', voucher[0]]];
    if (partner) return [['partner', partner === true ? 'escola' : (partner[0] ?? 'escola')]];
    return [];
  });
  const others = flow === brand.flows[0] ? [...routes, ...sellers, ...offers] : routes;
  return [undefined, ...others].map((other) => {
    const kept = base.filter(([name]) => name !== other?.[0]);
    const query = [...brandQuery(brand.settings as never), ...kept, ...(other ? [other] : [])];
    return { variation: other?.[1] ?? '', link: parseLink(`?${new URLSearchParams(query)}`) };
  });
}

/** The acts of a buyer before each screen of a flow, the most usual first. */
const STAGES: Partial<Record<TemplateId, readonly VisitStage[]>> = {
  lead: ['new'],
  pix: ['lead', 'new', 'pix', 'pix-expired', 'pix-wrong'],
  'payment/upsell': ['card', 'new'],
  'upsell-presentation': ['card'],
  'multiprofile-upsell-presentation': ['card'],
  success: ['card', 'new', 'pix', 'pix-expired', 'boleto'],
  'success/upsell': ['card', 'upsell', 'new', 'pix', 'pix-expired', 'boleto'],
};
/** The stages before any other screen of a flow. */
const IN_FLOW: readonly VisitStage[] = ['lead', 'new'];
/** The stages before a screen that no flow leads to: a link does. */
const BY_LINK: readonly VisitStage[] = ['new', 'lead', 'card'];

/** Whether a buyer in a flow can have paid as a stage says. */
function isPossibleIn({ id, steps }: Flow, stage: VisitStage): boolean {
  const { method } = visitStage(stage);
  if (!method) return true;
  const { facts, flow, screen } = paymentMethod(method);
  // A code that another flow issued is still known, for screens ask about it.
  if (facts) return true;
  if (flow) return flow === id;
  return !FLOWS_OF_METHODS.includes(id) && steps.some(({ templateId }) => templateId === screen);
}

/** The different looks of a screen, the most usual one first. */
export function scenesOf(known: PreviewBrand, template: TemplateId): Scene[] {
  const scenes = arrivalsAt(known, template).map((arrival) => drawn(known, arrival));
  const looks = scenes.map(({ appearance }) => appearance);
  return scenes.filter(({ appearance }, at) => looks.indexOf(appearance) === at);
}

/** Every arrival at a screen: by each flow that has it and each link into the flow, else by a link alone. */
function arrivalsAt(known: PreviewBrand, template: TemplateId): Arrival[] {
  const { flows, screens } = known.brand;
  const stages = STAGES[template] ?? IN_FLOW;
  const inFlows = flows.flatMap((flow) => {
    const step = stepAt(flow, template);
    if (!step) return [];
    const own = stages.filter((visit) => isPossibleIn(flow, visit));
    return linksOf(known, flow).flatMap(({ variation, link }) =>
      (variation ? own.slice(0, 1) : own).map((visit) => {
        return { template, flow, step, variation, link, visit };
      }),
    );
  });
  const [flow] = flows;
  if (inFlows.length > 0 || !flow) return inFlows;
  const { link } = linksOf(known, flow)[0]!;
  const needed = screens[template]!.blocks.flatMap((block) =>
    block.block === 'form' ? (ACTIONS[block.form.action].visit?.needs ?? []) : [],
  );
  return [...needed, ...BY_LINK].map((visit) => ({ template, flow, variation: '', link, visit }));
}
