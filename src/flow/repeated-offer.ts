import type { CompiledScreen, FlowStep } from '../contract/compiled-brand.ts';

/** Blocks that tell a buyer nothing of an offer that its own block does not. */
const WORDS: readonly string[] = ['heading', 'text', 'help-link'];

const offersUpsell = (screen: CompiledScreen | undefined): boolean =>
  screen?.blocks.some(({ block }) => block === 'upsell-offer') === true;

const onlyOffers = (screen: CompiledScreen | undefined): boolean =>
  offersUpsell(screen) &&
  screen!.blocks.every(({ block }) => block === 'upsell-offer' || WORDS.includes(block));

/**
 * The step that a buyer reaches who goes on from a screen: one who has accepted its upsell is not asked
 * again, so pages that only repeat the offer are passed over. `after` gives the step behind one.
 */
export function stepPastOffer(
  from: CompiledScreen | undefined,
  next: FlowStep | undefined,
  screens: Readonly<Record<string, CompiledScreen>>,
  after: (step: FlowStep) => FlowStep | undefined,
): FlowStep | undefined {
  if (!offersUpsell(from) || !next || !onlyOffers(screens[next.templateId])) return next;
  const behind = after(next);
  return behind && behind !== next ? stepPastOffer(from, behind, screens, after) : next;
}
