import { onlySellsUpsell } from '../../flow/sold-at.ts';
import { nextStep } from '../../flow/step.ts';
import { pathOf, templateIdOf, TEMPLATE_IDS, type TemplateId } from '../../flow/templates.ts';
import { scenesOf, type PreviewBrand, type Scene } from './scenes.ts';
import type { Frame } from './frame.ts';
import { screenStatesOf } from './screen-states.ts';
import type { ScreenState } from './state-table.ts';
import { hasBought } from './visit-stage.ts';

/** The id in the address of an invoice or a subscription. */
const SUBJECT = '10482';

/** States worth showing of another variant of a form, and of the same variant below other texts. */
const OF_OTHER_FIELDS: readonly ScreenState[] = ['shown', 'empty', 'errors', 'filled'];
const OF_OTHER_WORDS: readonly ScreenState[] = ['shown', 'empty'];

/** Names the difference of a look from those before it: stage of the visit, flow, link. */
function nameOf({ visit, flow, variation }: Scene, before: readonly Scene[]): string[] {
  const [main] = before;
  if (!main) return hasBought(visit) ? [visit] : [];
  const twins = before.filter((one) => one.visit === visit);
  const ofVisit = visit === main.visit && !hasBought(visit) ? [] : [visit];
  if (twins.length === 0) return ofVisit;
  const ofFlow = flow === main.flow ? [] : [flow.id];
  const ofLink = variation && twins.some((one) => one.flow === flow) ? [variation] : [];
  return [...ofFlow, ...ofLink, ...ofVisit];
}

function isWorthSeeing(
  { moment, page }: Pick<Frame, 'moment' | 'page'>,
  { form, variant }: Scene,
  before: readonly Scene[],
): boolean {
  const sameForm = before.filter((scene) => scene.form === form);
  if (before.length === 0 || (form && sameForm.length === 0)) return true;
  const isSameVariant = sameForm.some((scene) => scene.variant === variant);
  if (form && !isSameVariant) return OF_OTHER_FIELDS.includes(moment);
  return page === 0 && OF_OTHER_WORDS.includes(moment);
}

/** A frame, and the screen as its buyer sees it. */
export interface DrawnFrame {
  frame: Frame;
  scene: Scene;
}

function framesOfScene(brand: string, scene: Scene, before: readonly Scene[]): DrawnFrame[] {
  const { template, flow, step, link, visit } = scene;
  const name = nameOf(scene, before);
  const leadsOn = step !== undefined && nextStep(flow, step, 'refused') !== undefined;
  const wanted = screenStatesOf(scene).filter(
    (one) => isWorthSeeing(one, scene, before) && !(leadsOn && one.moment === 'refused'),
  );
  return wanted.map(({ moment, page }) => {
    const ofMoment = moment === 'shown' && name.length > 0 ? [] : [moment];
    const ofPage = page > 0 ? [`page-${page + 1}`] : [];
    const parts = [...name, ...ofMoment, ...ofPage];
    const frame: Frame = {
      brand,
      screen: template,
      state: parts.join('-'),
      parts,
      flow: flow.id,
      isInFlow: step !== undefined,
      visit,
      moment,
      page,
      address: pathOf(template, SUBJECT)! + link.query,
    };
    return { frame, scene };
  });
}

function screensInOrder({ brand }: PreviewBrand): TemplateId[] {
  const steps = brand.flows.flatMap(({ steps: all }) => all.map(({ templateId }) => templateId));
  const known = [...steps, ...TEMPLATE_IDS, ...Object.keys(brand.screens)].flatMap(
    (one) => templateIdOf(one) ?? [],
  );
  return [...new Set(known)].filter((one) => brand.screens[one] !== undefined);
}

/** Every screen of a brand in every state that makes a difference: first those of its flows, as they follow each other. */
export function drawnFrames(known: PreviewBrand): DrawnFrame[] {
  const frames = screensInOrder(known).flatMap((template) => {
    const all = scenesOf(known, template);
    // Without an upsell its buyer is led on at once.
    const scenes = onlySellsUpsell(template) ? all.filter(({ isSold }) => isSold) : all;
    return scenes.flatMap((one, at) => framesOfScene(known.brand.id, one, scenes.slice(0, at)));
  });
  const names = frames.map(({ frame: { screen, state } }) => `${screen} ${state}`);
  return frames.filter((_, at) => names.indexOf(names[at]!) === at);
}

export const framesOf = (known: PreviewBrand): Frame[] =>
  drawnFrames(known).map(({ frame }) => frame);
