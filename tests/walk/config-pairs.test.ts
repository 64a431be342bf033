import { expect, test } from 'vitest';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { TEMPLATE_IDS } from '../../src/flow/templates.ts';
import { brandIn } from './brands.ts';
import { isFulfilled, sellsUpsell, type PlainFacts } from './plain-reading.ts';

/** Screens that need an id of their own, which no step can give them. */
const STEPS = TEMPLATE_IDS.filter((id) => !id.includes('['));
/** Screens after a purchase, and that of a failure: a buyer who comes to them has bought, or has lost the way. */
const AFTER_SALES = [
  'success',
  'success/upsell',
  'success-invoice',
  'subscription-welcome',
  'payment-verification',
  'generic-error',
];

interface Buyer {
  what: string;
  hasBought: boolean;
  facts: PlainFacts;
}

const NOT_ASKED: PlainFacts = {
  hasLead: true,
  canVerifyPhone: true,
  takesCard: true,
  takesPoints: true,
  hasPix: false,
  outcome: false,
};
const BUYERS: readonly Buyer[] = [
  { what: 'has bought nothing', hasBought: false, facts: NOT_ASKED },
  {
    what: 'cannot verify a phone',
    hasBought: false,
    facts: { ...NOT_ASKED, canVerifyPhone: false },
  },
  {
    what: 'has bought',
    hasBought: true,
    facts: { ...NOT_ASKED, outcome: 'approved', hasPaymentProfile: true },
  },
  {
    what: 'waits for the bank',
    hasBought: true,
    facts: { ...NOT_ASKED, outcome: 'pending', paidWith: 'boleto' },
  },
];

/** Blocks with a button or link by which a buyer goes on; one that begins again is none. */
const LEADS_ON = [
  'form',
  'next',
  'order-bump',
  'profile-plans',
  'upsell-offer',
  'screen-link',
  'transit',
];

/** Screens that ask by a block of their own whether the buyer wants the upsell. */
const OFFERS_UPSELL = ['success', 'upsell-presentation'];

/** Whether a buyer sees a way on from a screen that another one follows. */
function hasWayOn(brand: CompiledBrand, from: string, to: string, { facts }: Buyer): boolean {
  const known = { ...facts, hasUpsellOffer: sellsUpsell(from) || sellsUpsell(to) };
  return brand.screens[from]!.blocks.some((block) => {
    if (!LEADS_ON.includes(block.block) || !isFulfilled(block.when, known)) return false;
    const isIfNamed = 'isIfNamed' in block && block.isIfNamed === true;
    return !isIfNamed || !sellsUpsell(to) || !OFFERS_UPSELL.includes(from);
  });
}

const brands = ['wup', 'wup-mz', 'aprovatotal', 'medcof'].map(brandIn);

test.each(brands)(
  '[CHROME-24] [ROUTE-10] in $id a buyer has a way on from each screen of a config that another screen follows',
  (brand) => {
    const dead = STEPS.flatMap((from) =>
      STEPS.filter((to) => to !== from).flatMap((to) =>
        BUYERS.flatMap((buyer) => {
          // Nothing is sold after a purchase that was not made: its buyer begins with the product.
          if (!buyer.hasBought && AFTER_SALES.includes(from) && sellsUpsell(to)) return [];
          return hasWayOn(brand, from, to, buyer) ? [] : [`${from} → ${to}: ${buyer.what}`];
        }),
      ),
    );
    expect(dead).toEqual([]);
  },
);
