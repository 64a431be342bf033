import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../../src/api/api-error.ts';
import { readLead } from '../../src/api/read-answers.ts';
import { leadBody } from '../../src/checkout/actions/lead-request.ts';
import { methodsOf } from '../../src/checkout/offer/methods.ts';
import { plansOf } from '../../src/checkout/offer/plans.ts';
import { fetchOffer } from '../../src/checkout/offer/product-query.ts';
import { newKey } from '../../src/checkout/payment/new-key.ts';
import { paymentOutcome, type PaymentOutcome } from '../../src/checkout/payment/payment-outcome.ts';
import { paymentBody } from '../../src/checkout/actions/payment-request.ts';
import type { FormValues } from '../../src/checkout/form/form-values.ts';
import { readPayment } from '../../src/checkout/payment/read-payment.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { checkoutOf, linkOf } from './ask-brand.ts';
import { createBrandReport } from './brand-report.ts';
import { Stopped } from './budget.ts';
import type { Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import type { AskingCheckout } from './judge-offer.ts';
import type { FindingId } from './say.ts';

/** The test data of a check, so that the owner of the upstream finds and removes them. */
export interface Written {
  /** The e-mail of the marked test data. */
  mark: string;
  expectedCharges: number;
  /** Charges under the keys of the check, where the upstream says them. */
  charges?: number;
}

export interface HowToPay {
  card: FormValues;
  /** Asks for the upstream's own list of charges, an entry for each with its key. */
  charges?: () => Promise<readonly unknown[]>;
}

/** A CPF of documentation: its check digits are right, and no person has it. */
const DOCUMENT = '52998224725';
/** Milliseconds after which a connection is cut: the request is there, the answer mostly not yet. */
const CUT_MS = 30;
const REPEATS = 3;
const REPEAT_MS = 1_000;
const operationId = 'payV2';

const tokenOf = (outcome: PaymentOutcome): string | undefined =>
  'result' in outcome ? outcome.result.token : undefined;

/**
 * Pays with marked test data and a test card: a key twice, the same key with another amount, and another key whose
 * first connection is cut. No other request is repeated.
 */
export async function tryPayments(
  brand: CompiledBrand,
  inquiry: Inquiry,
  { card, charges }: HowToPay,
): Promise<{ findings: readonly Finding[]; written?: Written }> {
  const { settings } = brand;
  const { client } = inquiry;
  const { findings, add } = createBrandReport(brand.id, inquiry);
  const checkout = checkoutOf(brand, inquiry, { config: null, seller: null }, () => {});
  const plan = await cardPlan(checkout).catch(() => undefined);
  if (!plan) return { findings };

  const mark = `guiche-check-${newKey().slice(0, 8)}@example.com`;
  const phone = settings.area === 'MZ' ? '841231234' : '11987654321';
  const lead = { name: 'Teste Guichê', email: mark, phone };
  const { business, productCode } = checkout;
  const sale = { lead, link: linkOf(brand), productCode, business, settings };
  const leadId = await client
    .call('createLead', { body: leadBody(sale) })
    .then((answer) => readLead(answer).leadId)
    .catch(() => undefined);
  if (leadId === undefined) {
    add('lead-refused', 'blocks', { operationId: 'createLead' });
    return { findings };
  }

  const pay = async (key: string, amount = plan.amount, signal?: AbortSignal) => {
    const body = paymentBody({
      ...sale,
      leadId,
      card,
      document: DOCUMENT,
      plan: { ...plan, amount },
      method: 'creditcard',
      offer: 'main',
      captchaToken: '',
    });
    try {
      const headers = { 'Idempotency-Key': key };
      const answer = await client.call(operationId, { headers, body, signal });
      return paymentOutcome({ result: readPayment(answer) }, 'creditcard');
    } catch (error) {
      if (error instanceof Stopped) throw error;
      return paymentOutcome({ error }, 'creditcard');
    }
  };
  const find = (id: FindingId, outcome?: PaymentOutcome) =>
    add(id, 'harms', { operationId }, outcome && { outcome: outcome.kind });

  const [key, keyOfCut] = [newKey(), newKey()];
  const written: Written = { mark, expectedCharges: 0 };
  try {
    const first = await pay(key);
    const token = tokenOf(first);
    if (token === undefined) {
      const id = first.kind === 'unknown' ? 'payment-unknown' : 'payment-refused';
      add(id, 'blocks', { operationId }, { outcome: first.kind });
      return { findings, written };
    }
    written.expectedCharges += 1;

    const again = await pay(key);
    if (tokenOf(again) === undefined) find('repeat-refused', again);
    else if (tokenOf(again) !== token) find('second-charge');

    const other = tokenOf(await pay(key, plan.amount + 1));
    if (other !== undefined && other !== token) find('other-amount');

    const cut = new AbortController();
    setTimeout(() => cut.abort(new ApiError(operationId, { kind: 'network' })), CUT_MS);
    let repeated = await pay(keyOfCut, plan.amount, cut.signal);
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      await pause(REPEAT_MS);
      repeated = await pay(keyOfCut);
      if (repeated.kind === 'approved') break;
    }
    if (repeated.kind === 'approved') written.expectedCharges += 1;
    else find('repeat-refused', repeated);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }

  // The upstream's own list has one charge for each key.
  const listed = await charges?.().catch(() => undefined);
  if (!listed) return { findings, written };
  const [once, ofCut] = [key, keyOfCut].map(
    (own) => listed.filter((one) => JSON.stringify(one).includes(own)).length,
  ) as [number, number];
  written.charges = once + ofCut;
  const isKnown = findings.some(({ id }) => /second-charge|other-amount/.test(id));
  if (once > 1 && !isKnown) find('second-charge');
  if (ofCut > 1) add('cut-charge', 'harms', { operationId }, { count: ofCut });
  return { findings, written };
}

/** The first plan that a card pays. */
async function cardPlan(checkout: AskingCheckout) {
  const { settings } = checkout.brand;
  const product = await fetchOffer(checkout, { isLoaded: true });
  return plansOf(settings, checkout.page.environment, product).find((plan) =>
    methodsOf(plan, settings).includes('creditcard'),
  );
}
