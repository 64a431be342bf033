import { expect, test } from 'vitest';
import type { Transition } from '../../src/contract/actions.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { pathAfter } from '../../src/flow/path-after.ts';
import { soldAt } from '../../src/flow/sold-at.ts';
import { TEMPLATE_IDS, type TemplateId } from '../../src/flow/templates.ts';
import { readConfigFlows } from '../../src/flow/config/read-config-flows.ts';
import { compiledBrands } from './brands.ts';
import { isFulfilled, repeatsOffer, sellsUpsell, type PlainFacts } from './plain-reading.ts';

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

const brands = ['wup', 'wup-mz', 'aprovatotal', 'medcof'].map((id) =>
  compiledBrands.find((brand) => brand.id === id)!,
);

test.each(brands.map((brand) => [brand.id, brand] as const))(
  '[CHROME-24] [ROUTE-10] in %s a buyer has a way on from each screen of a config that another screen follows',
  (_, brand) => {
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

/** The outcome of a buyer who goes on: a screen that takes a payment is left by paying. */
const outcomeAt = (brand: CompiledBrand, id: string): Transition => {
  const pays = brand.screens[id]!.blocks.some(
    (block) =>
      block.block === 'form' && 'action' in block && /^(pay|renew)/.test(String(block.action)),
  );
  return pays ? 'approved' : 'continue';
};

test.each(brands.map((brand) => [brand.id, brand] as const))(
  '[CHROME-24] in %s each screen of a config leads to the one that its step names',
  (_, brand) => {
    const wrong = STEPS.flatMap((from) =>
      STEPS.filter((to) => to !== from).flatMap((to) => {
        const ways = [from, to].map((templateId, at) => ({
          id: `u${at}`,
          templateId,
          defaultNextStepId: at === 0 ? 'u1' : undefined,
        }));
        const end = ['lead', 'payment', 'success'].filter((id) => id !== from && id !== to);
        const steps = [
          { id: 'first', templateId: 'lead', defaultNextStepId: 'u0' },
          ...ways,
          ...end.map((templateId) => ({ id: templateId, templateId })),
        ].filter(
          ({ id, templateId }) =>
            id !== 'first' || !ways.some((way) => way.templateId === templateId),
        );
        const { flow } = readConfigFlows([{ id: 'pair', steps }], brand.flows).flows[0]!;
        // A flow that cannot be walked is replaced by the brand's, and its mistake is told.
        if (!flow || from === 'parsing') return [];
        const path = pathAfter(outcomeAt(brand, from), {
          templateId: from as TemplateId,
          offer: soldAt(from as TemplateId),
          flow,
          brand,
          hasBought: true,
        });
        if (repeatsOffer(brand.screens[from]!, brand.screens[to])) return [];
        return path === `/${to}` ? [] : [`${from} → ${to}: ${path}`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);
