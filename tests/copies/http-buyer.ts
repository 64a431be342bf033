import { createClient } from '../../src/api/client.ts';
import { readLead } from '../../src/api/read-answers.ts';
import { readProduct } from '../../src/api/read-product.ts';
import { leadBody } from '../../src/checkout/actions/lead-request.ts';
import type { OrderPlan } from '../../src/checkout/payment/amount.ts';
import { newKey } from '../../src/checkout/payment/new-key.ts';
import { paymentBody } from '../../src/checkout/actions/payment-request.ts';
import type { Purchase } from '../../src/checkout/payment/purchase-identity.ts';
import { type Attempt, createPurchases } from '../../src/checkout/payment/purchase.ts';
import { readPayment } from '../../src/checkout/payment/read-payment.ts';
import { createJsonStore } from '../../src/checkout/session/json-store.ts';
import { createSession } from '../../src/checkout/session/session.ts';
import { newRequestId, REQUEST_ID_HEADER } from '../../src/contract/request-id.ts';
import { parseLink } from '../../src/flow/link.ts';
import { fakeLocks, fakeLockSpace } from '../fakes/web-locks.ts';
import { fakeStorage } from '../fakes/web-storage.ts';

const PRODUCT = 'WUP';
const BUSINESS = 'wiser';
const QUERY = `?product=${PRODUCT}`;

/** Headers that a phone's browser adds by itself. */
const OF_BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; SM-A146M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  'accept-language': 'pt-BR,pt;q=0.9',
  'accept-encoding': 'gzip, deflate, br',
};
const OF_DOCUMENT = {
  ...OF_BROWSER,
  accept: 'text/html,application/xhtml+xml',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'cross-site',
};

/** As those of the brand, where they decide what calls carry. */
const SETTINGS: Parameters<typeof leadBody>[0]['settings'] = {
  area: 'BR',
  lead: { sendBffLeadRequest: { planType: true, route: false } },
  payment: {
    currentStep: 2,
    cardCompanies: ['visa'],
    planTypes: ['yearly'],
    sendBffPaymentRequest: { documentToNFGeneration: false },
  },
  hasBusinessAndProductCode: false,
};

const CARD = {
  cardCompany: 'visa',
  cardName: 'ANA LIMA',
  cardNumber: '4242424242424242',
  cardExpireDate: `12/${String(new Date().getFullYear() + 4).slice(2)}`,
  cardCVV: '917',
} as const;

/** Scripts and styles that a document names. */
const ASSETS = /(?:src|href)="(\/(?:assets|brands)\/[^"]+\.(?:js|css))"/g;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A buyer without a browser: the program's own client, bodies and purchases, over HTTP. */
export interface HttpBuyer {
  email: string;
  /** Loads the lead page with its scripts and styles. Rejects where one of them does not come. */
  open(): Promise<void>;
  /** Sends the lead. Rejects as the client does. */
  sendLead(): Promise<void>;
  /** Asks for plan and price. Rejects as the client does. */
  askPrice(): Promise<void>;
  /** Presses the button that pays; a payment in doubt of this buyer is repeated under its key. */
  pay(): Promise<Attempt>;
  /** Keys of the payments that the screen would say are in doubt. */
  keysInDoubt(): string[];
}

export function httpBuyer(origin: string, email: string, fetch: Fetch): HttpBuyer {
  const fromPage = {
    ...OF_BROWSER,
    origin,
    referer: `${origin}/lead${QUERY}`,
    'sec-fetch-dest': 'empty',
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
  };
  const client = createClient({
    baseUrl: origin,
    appVersion: '0.0.0',
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...fromPage, ...(init.headers as object) } }),
  });
  const storage = fakeStorage();
  const session = createSession(() => storage);
  const purchases = createPurchases({
    storage: createJsonStore(() => storage),
    session,
    locks: fakeLocks(fakeLockSpace()),
    now: Date.now,
    newKey,
    newRequestId,
  });
  const link = parseLink(QUERY);
  const lead = { name: 'Ana Lima', email, phone: '+5511987654321' };
  const shared = { link, productCode: PRODUCT, business: BUSINESS, settings: SETTINGS };
  const sold = { productCode: PRODUCT, offer: 'main' } as const;
  let leadId: string | undefined;
  let plan: OrderPlan | undefined;

  async function load(path: string, headers: Record<string, string>): Promise<string> {
    // The error page is not the page.
    const response = await fetch(origin + path, { headers, redirect: 'manual' });
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} for ${path}`);
    return body;
  }

  return {
    email,
    async open() {
      const page = await load(
        `/lead${QUERY}&utm_campaign=${encodeURIComponent(email)}`,
        OF_DOCUMENT,
      );
      const assets = new Set([...page.matchAll(ASSETS)].map(([, path]) => path!));
      if (assets.size === 0) throw new Error('The page names no script.');
      await Promise.all([...assets].map((path) => load(path, { ...fromPage, accept: '*/*' })));
    },
    async sendLead() {
      const body = leadBody({ ...shared, lead });
      ({ leadId } = readLead(await client.call('createLead', { body })));
    },
    async askPrice() {
      const { area: operation } = link;
      const query = { business: BUSINESS, leadId, operation, email, planType: 'yearly' } as const;
      const answer = await client.call('getProductV1', { path: { code: PRODUCT }, query });
      const [first] = readProduct('getProductV1', answer, (error) => {
        throw error;
      }).plans;
      plan = { ...first!, currency: 'BRL', unit: 'major' };
    },
    pay() {
      if (!plan) throw new Error('Nobody pays before the price is known.');
      const order = plan;
      const { id } = plan;
      const purchase: Purchase = { ...sold, plan: id, email, method: 'creditcard', order, leadId };
      return purchases.attempt(
        purchase,
        async ({ idempotencyKey, requestId, first = purchase }) => {
          const body = paymentBody({
            ...shared,
            lead: { ...lead, email: first.email },
            leadId: first.leadId,
            plan: first.order ?? order,
            method: first.method,
            card: CARD,
            offer: 'main',
            captchaToken: '',
          });
          const headers = { 'Idempotency-Key': idempotencyKey, [REQUEST_ID_HEADER]: requestId };
          return readPayment(await client.call('payV2', { body, headers }));
        },
      );
    },
    keysInDoubt: () => (purchases.inDoubt(sold) ?? []).map(({ key }) => key),
  };
}
