import type { When } from '../../src/contract/generated/when.ts';

/**
 * The specification and the reference of the brand language on flows and screens, read plainly and
 * without a line of the program: the walks expect what this reading says.
 */

/** The known facts of a visit, by name; a fact that is missing counts as false. */
export type PlainFacts = Record<string, boolean | string | undefined>;

interface PlainStep {
  id: string;
  templateId: string;
  defaultNextStepId?: string;
  outcomes?: Partial<Record<string, string>>;
}

interface PlainFlow<Step extends PlainStep> {
  steps: readonly Step[];
}

/** schemas/reference/when.md: `fact` with `is` (true unless given), `not`, `all`, `any`. */
export function isFulfilled(when: When | undefined, facts: PlainFacts): boolean {
  if (!when) return true;
  if ('fact' in when) {
    const value = facts[when.fact] === undefined ? false : facts[when.fact];
    return 'is' in when ? value === when.is : value === true;
  }
  // These buyers answer nothing that a condition asks for.
  if ('answer' in when) return when.is === false;
  if ('not' in when) return isFulfilled(when.not, facts) === false;
  const parts = 'all' in when ? when.all : when.any;
  const count = parts.filter((part) => isFulfilled(part, facts)).length;
  return 'all' in when ? count === parts.length : count > 0;
}

/** Section 2, "Upsell": any path that contains 'upsell'. */
export const sellsUpsell = (templateId: string): boolean => /upsell/.test(templateId);

const byId = <Step extends PlainStep>({ steps }: PlainFlow<Step>, id: string | undefined) =>
  steps.filter((step) => step.id === id)[0];

/** An upsell is offered on the pages that sell it and on the page before them, never on its success. */
export function offersUpsell<Step extends PlainStep>(flow: PlainFlow<Step>, step: Step): boolean {
  if (step.templateId === 'success/upsell') return false;
  const after = byId(flow, step.defaultNextStepId);
  return sellsUpsell(step.templateId) || (after ? sellsUpsell(after.templateId) : false);
}

/**
 * The step after an outcome: the one that the step names for it; else, where a declined upsell names
 * none, the upsell's success; a card instead of points leads to the payment, and refused points to their
 * error (ROUTE-29, ROUTE-31); another refusal that is not named leads nowhere; else the default.
 */
export function stepAfter<Step extends PlainStep>(
  flow: PlainFlow<Step>,
  step: Step,
  outcome: string,
): Step | undefined {
  const named = step.outcomes?.[outcome];
  if (named) return byId(flow, named);
  const of = (template: string) =>
    flow.steps.filter(({ templateId }) => templateId === template)[0];
  if (outcome === 'refused') {
    return step.templateId === 'livelo/payment' ? of('livelo/error') : undefined;
  }
  if (outcome === 'declined' && step.templateId === 'livelo/payment-method') return of('payment');
  if (outcome === 'declined' && offersUpsell(flow, step)) return of('success/upsell');
  return byId(flow, step.defaultNextStepId);
}

interface PlainScreen {
  blocks: readonly { block: string }[];
}

/** A buyer who has accepted an upsell is not asked again: a page of words and the same offer is passed over. */
export function repeatsOffer(from: PlainScreen, next: PlainScreen | undefined): boolean {
  const kinds = (next?.blocks ?? []).map(({ block }) => block);
  const isOffered = [from.blocks.map(({ block }) => block), kinds].every((all) =>
    all.includes('upsell-offer'),
  );
  return isOffered && kinds.every((kind) => /^(heading|text|help-link|upsell-offer)$/.test(kind));
}

/** Section 2, "Routes": a template's path is its id behind a slash. */
export const pathOfStep = ({ templateId }: PlainStep): string =>
  `/${templateId.replace(/^\//, '')}`;

/** Section 2, "Page chrome rules": routes without the brand's logo, unless the step brings one. */
export function hidesBrandLogo(templateId: string): boolean {
  const id = templateId.replace(/^\//, '');
  const hasWord = (word: string) => id.split(word).length > 1;
  return (
    hasWord('upsell') ||
    hasWord('welcome') ||
    hasWord('livelo') ||
    id === 'parsing' ||
    id === 'payment-verification' ||
    id === 'success-invoice'
  );
}

/** Behind the first dollar sign of a design-system id stands the mode (D-30). */
export function modeInDesignSystemId(id: string | undefined): 'light' | 'dark' | undefined {
  const mode = id?.split('$').slice(1).join('$').trim().toLowerCase();
  return mode === 'dark' || mode === 'light' ? mode : undefined;
}

/** A text with `{name}` replaced wherever a value of that name is known. */
export function withValues(text: string, values: Record<string, string | undefined>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) =>
      value === undefined ? filled : filled.split(`{${name}}`).join(value),
    text,
  );
}

/** Outcomes of the buttons that do more than go on (section 4; D-49, D-53, D-56): those that pay. */
const PAID: Readonly<Record<string, { outcome?: string; facts: PlainFacts }>> = {
  pay: {
    outcome: 'approved',
    facts: { outcome: 'approved', paidWith: 'creditcard', hasPaymentProfile: true },
  },
  payBoleto: { outcome: 'pending', facts: { outcome: 'pending', paidWith: 'boleto' } },
  // The code is shown on the same screen, whose next button goes on.
  payPix: { facts: { outcome: 'pending', paidWith: 'pix', hasPix: true } },
  payLivelo: { outcome: 'approved', facts: { outcome: 'approved', paidWith: 'livelo' } },
  payCustomOffer: { outcome: 'approved', facts: {} },
  payInvoice: { outcome: 'approved', facts: {} },
  recover: { outcome: 'approved', facts: { outcome: 'approved', paidWith: 'creditcard' } },
  renew: { outcome: 'approved', facts: { outcome: 'approved', paidWith: 'creditcard' } },
};

/** The outcome of a form's button when all is well, and the facts that it changes. */
export const resultOf = (action: string): { outcome?: string; facts: PlainFacts } =>
  PAID[action] ?? { outcome: 'continue', facts: {} };

/** The buttons that take money. */
export const takesMoney = (action: string): boolean => action in PAID;

/** The option that holds the text of a block's button to go on (schemas/reference/screen.md). */
export const CONTINUE_OPTION: Readonly<Record<string, string | undefined>> = {
  next: 'text',
  'order-bump': 'accept',
  'upsell-offer': 'accept',
  'profile-plans': 'choose',
};
