import type { CompiledBrand, CompiledScreen, Flow } from '../contract/compiled-brand.ts';
import type { Transition } from '../contract/actions.ts';
import { hasPaid } from './outcome.ts';
import { successOf, type Offer } from './sold-at.ts';
import { firstPathOf, stepAfter } from './step.ts';
import { pathOf } from './templates.ts';

/** Blocks that tell a buyer nothing of an offer that its own block does not. */
const WORDS: readonly string[] = ['heading', 'text', 'help-link'];

export const hasOfferBlock = (screen: CompiledScreen | undefined): boolean =>
  screen?.blocks.some(({ block }) => block === 'upsell-offer') === true;

const onlyOffers = (screen: CompiledScreen | undefined): boolean =>
  hasOfferBlock(screen) &&
  screen!.blocks.every(({ block }) => block === 'upsell-offer' || WORDS.includes(block));

interface Leaving {
  templateId: string;
  offer: Offer;
  flow: Flow;
  brand: Pick<CompiledBrand, 'flows' | 'screens'>;
  hasBought: boolean;
}

/** Without a next step a buyer who has bought ends at success, any other begins again. */
export function pathAfter(outcome: Transition, leaving: Leaving): string {
  const { templateId, offer, flow, brand, hasBought } = leaving;
  const after = (id: string) => stepAfter(id, outcome, flow, brand.flows);
  const hasAccepted = outcome === 'continue' && hasOfferBlock(brand.screens[templateId]);
  let step = after(templateId);
  // A buyer who has accepted an upsell is not asked again by pages that only repeat the offer.
  while (hasAccepted && step && onlyOffers(brand.screens[step.templateId])) {
    const behind = after(step.templateId);
    if (!behind || behind === step) break;
    step = behind;
  }
  const end = outcome === 'declined' ? 'success/upsell' : successOf(offer);
  const fallback = hasBought || hasPaid(outcome) ? pathOf(end) : firstPathOf(flow);
  return (step && pathOf(step.templateId)) ?? fallback;
}
