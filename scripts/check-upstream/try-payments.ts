import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../../src/api/api-error.ts';
import type { Plan } from '../../src/api/read-product.ts';
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

/** The test data of a check, so that the owner of the upstream finds and removes them. */
export interface Written {
  /** The e-mail of the marked test data. */
  mark: string;
  expectedCharges: number;
  /** Charges under the keys of the check, where the upstream says them. */
  charges?: number;
}

/** Names the upstream's own list of charges, an entry for each with its key. */
export type ReadCharges = () => Promise<readonly unknown[]>;

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
  { card, charges }: { card: FormValues; charges?: ReadCharges },
): Promise<{ findings: readonly Finding[]; written?: Written }> {
  const { settings } = brand;
  const report = createBrandReport(brand.id, inquiry);
  const found = { config: null, seller: null };
  const checkout = checkoutOf(brand, inquiry, found, () => {});
  const plan = await cardPlan(checkout).catch(() => undefined);
  if (!plan) return { findings: [] };

  const mark = `guiche-check-${newKey().slice(0, 8)}@example.com`;
  const phone = settings.area === 'MZ' ? '841231234' : '11987654321';
  const lead = { name: 'Teste Guichê', email: mark, phone };
  const { business, productCode } = checkout;
  const link = linkOf(brand);
  const body = leadBody({ lead, link, productCode, business, settings });
  const { client } = inquiry;
  const leadId = await client
    .call('createLead', { body })
    .then((answer) => readLead(answer).leadId)
    .catch(() => undefined);
  if (leadId === undefined) {
    report.add('lead-refused', 'blocks', { operationId: 'createLead' });
    return { findings: report.findings };
  }

  const facts = { lead, leadId, link, productCode, business, settings, card, document: DOCUMENT };
  const pay = async (key: string, sold: Plan, signal?: AbortSignal): Promise<PaymentOutcome> => {
    const paid = paymentBody({
      ...facts,
      plan: sold,
      method: 'creditcard',
      offer: 'main',
      captchaToken: '',
    });
    try {
      const headers = { 'Idempotency-Key': key };
      const answer = await client.call(operationId, { headers, body: paid, signal });
      return paymentOutcome({ result: readPayment(answer) }, 'creditcard');
    } catch (error) {
      if (error instanceof Stopped) throw error;
      return paymentOutcome({ error }, 'creditcard');
    }
  };

  const keys = [newKey(), newKey()] as const;
  const written: Written = { mark, expectedCharges: 0 };
  try {
    const first = await pay(keys[0], plan);
    const token = tokenOf(first);
    if (token === undefined) {
      const id = first.kind === 'unknown' ? 'payment-unknown' : 'payment-refused';
      report.add(id, 'blocks', { operationId }, { outcome: first.kind });
      return { findings: report.findings, written };
    }
    written.expectedCharges += 1;

    const again = await pay(keys[0], plan);
    if (tokenOf(again) === undefined)
      report.add('repeat-refused', 'harms', { operationId }, { outcome: again.kind });
    else if (tokenOf(again) !== token) report.add('second-charge', 'harms', { operationId });

    const other = tokenOf(await pay(keys[0], { ...plan, amount: plan.amount + 1 }));
    if (other !== undefined && other !== token)
      report.add('other-amount', 'harms', { operationId });

    const cut = new AbortController();
    setTimeout(() => cut.abort(new ApiError(operationId, { kind: 'network' })), CUT_MS);
    await pay(keys[1], plan, cut.signal);
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      await pause(REPEAT_MS);
      const repeated = await pay(keys[1], plan);
      if (repeated.kind === 'approved') {
        written.expectedCharges += 1;
        break;
      }
      if (repeat + 1 === REPEATS)
        report.add('repeat-refused', 'harms', { operationId }, { outcome: repeated.kind });
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  await countCharges();
  return { findings: report.findings, written };

  /** Compares the upstream's own list with one charge for each key. */
  async function countCharges() {
    const listed = await charges?.().catch(() => undefined);
    if (!listed) return;
    const of = (key: string) => listed.filter((one) => JSON.stringify(one).includes(key)).length;
    written.charges = keys.reduce((sum, key) => sum + of(key), 0);
    const [once, cut] = keys.map(of) as [number, number];
    const isKnown = report.findings.some(({ id }) => /second-charge|other-amount/.test(id));
    if (once > 1 && !isKnown) report.add('second-charge', 'harms', { operationId });
    if (cut > 1) report.add('cut-charge', 'harms', { operationId }, { count: cut });
  }
}

/** The first plan that a card pays. */
async function cardPlan(checkout: AskingCheckout): Promise<Plan | undefined> {
  const { settings } = checkout.brand;
  const product = await fetchOffer(checkout, { isLoaded: true });
  return plansOf(settings, checkout.page.environment, product).find((plan) =>
    methodsOf(plan, settings).includes('creditcard'),
  );
}
