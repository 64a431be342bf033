import { onlySellsUpsell } from '../../flow/sold-at.ts';
import { nextStep } from '../../flow/step.ts';
import { pathOf, templateIdOf, TEMPLATE_IDS, type TemplateId } from '../../flow/templates.ts';
import { scenariosOf, drawnAt, type Scenario, type Drawn, type PreviewBrand } from './scenarios.ts';
import type { Frame } from './frame.ts';
import { screenStatesOf } from './screen-states.ts';
import { stateOf, type ScreenState } from './state-table.ts';
import { hasBought, visitStage } from './visit-stage.ts';

/** The id in the address of an invoice or a subscription. */
const SUBJECT = '10482';

/** States worth showing of another variant of a form, and of the same variant below other texts. */
const OF_OTHER_FIELDS: readonly ScreenState[] = ['shown', 'empty', 'errors', 'filled'];
const OF_OTHER_WORDS: readonly ScreenState[] = ['shown', 'empty'];

interface Look {
  arrival: Scenario;
  drawn: Drawn;
}

/** The different looks of a screen, the most usual one first. */
function looksOf(known: PreviewBrand, arrivals: readonly Scenario[]): Look[] {
  const byAppearance = new Map<string, Look>();
  for (const arrival of arrivals) {
    const drawn = drawnAt(known, known.brand.screens[arrival.template]!, arrival);
    if (!byAppearance.has(drawn.appearance)) byAppearance.set(drawn.appearance, { arrival, drawn });
  }
  return [...byAppearance.values()];
}

/** Names the difference of a look from those before it: stage of the visit, flow, link. */
function nameOf({ arrival: { visit, flow, variation } }: Look, before: readonly Look[]): string[] {
  const [main] = before;
  if (!main) return hasBought(visit) ? [visit] : [];
  const isSame = (one: Look) => one.arrival.visit === visit;
  const twins = before.filter(isSame);
  const ofVisit = visit === main.arrival.visit && !hasBought(visit) ? [] : [visit];
  if (twins.length === 0) return ofVisit;
  const inFlow = twins.filter((one) => one.arrival.flow === flow);
  const ofFlow = flow === main.arrival.flow ? [] : [flow.id];
  return [...ofFlow, ...(inFlow.length > 0 && variation ? [variation] : []), ...ofVisit];
}

function titleOf(name: readonly string[], { visit }: Scenario, moment: ScreenState, page: number) {
  const words = name.map((part) => (part === visit ? visitStage(visit).title : part));
  const rest = [stateOf(moment).title, page > 0 ? `page ${page + 1}` : ''];
  return [...words, ...rest].filter(Boolean).join(' · ') || 'As it is';
}

function isWorthSeeing(
  { moment, page }: { moment: ScreenState; page: number },
  { form, variant }: Drawn,
  before: readonly Look[],
): boolean {
  const sameForm = before.filter(({ drawn }) => drawn.form === form);
  if (before.length === 0 || (form && sameForm.length === 0)) return true;
  const isSameVariant = sameForm.some(({ drawn }) => drawn.variant === variant);
  if (form && !isSameVariant) return OF_OTHER_FIELDS.includes(moment);
  return page === 0 && OF_OTHER_WORDS.includes(moment);
}

function framesOfLook(known: PreviewBrand, look: Look, before: readonly Look[]): Frame[] {
  const { arrival, drawn } = look;
  const { template, flow, step, link, visit } = arrival;
  const name = nameOf(look, before);
  const moments = screenStatesOf(drawn);
  const leadsOn = step !== undefined && nextStep(flow, step, 'refused') !== undefined;
  const wanted = moments.filter(
    (one) => isWorthSeeing(one, drawn, before) && !(leadsOn && one.moment === 'refused'),
  );
  return wanted.map(({ moment, page }) => {
    const ofMoment = moment === 'shown' && name.length > 0 ? [] : [moment];
    const ofPage = page > 0 ? [`page-${page + 1}`] : [];
    return {
      brand: known.brand.id,
      screen: template,
      state: [...name, ...ofMoment, ...ofPage].join('-'),
      title: titleOf(name, arrival, moment, page),
      flow: flow.id,
      isInFlow: step !== undefined,
      visit,
      moment,
      page,
      address: pathOf(template, SUBJECT)! + link.query,
    };
  });
}

/** The screens of a brand: first those of its flows, as they follow each other, then all others. */
function screensInOrder({ brand }: PreviewBrand): TemplateId[] {
  const steps = brand.flows.flatMap(({ steps: all }) => all.map(({ templateId }) => templateId));
  const known = [...steps, ...TEMPLATE_IDS, ...Object.keys(brand.screens)].flatMap(
    (one) => templateIdOf(one) ?? [],
  );
  return [...new Set(known)].filter((one) => brand.screens[one] !== undefined);
}

/**
 * Every screen of a brand in every state that makes a difference, according to its compiled JSON: which
 * blocks a buyer sees after what they have done, what their form can come to, what has to be loaded.
 * A state keeps its name for as long as that is so, through all other changes of the brand.
 */
export function framesOf(known: PreviewBrand): Frame[] {
  const frames = screensInOrder(known).flatMap((template) => {
    const all = looksOf(known, scenariosOf(known, template));
    // Without an upsell its buyer is led on at once.
    const looks = onlySellsUpsell(template) ? all.filter(({ drawn }) => drawn.isSold) : all;
    return looks.flatMap((look, index) => framesOfLook(known, look, looks.slice(0, index)));
  });
  const named = new Map<string, Frame>();
  for (const frame of frames) {
    const key = `${frame.screen} ${frame.state}`;
    if (!named.has(key)) named.set(key, frame);
  }
  return [...named.values()];
}
