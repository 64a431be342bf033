import type {
  CardDetails,
  PaymentMethod,
  PayV1Body,
  PayV2Body,
  RenewV1Body,
  RenewV2Body,
} from '../contract/generated/api.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import type { SandboxBrand } from './sandbox-brand.ts';

/** A valid Brazilian brand; a test states only what matters to it. */
export function makeBrand(changes: Partial<SandboxBrand> = {}): SandboxBrand {
  return {
    key: 'ALFA',
    area: 'BR',
    productCode: 'ALFA',
    dsProductId: 'ds-alfa',
    dsMode: 'light',
    business: 'exam-prep',
    flows: [{ id: 'default', steps: [{ id: 'lead', templateId: 'lead' }] }],
    product: { name: 'Curso Alfa', priceUnit: 'major' },
    sandbox: {
      plans: [
        {
          id: 'alfa-anual',
          name: 'Plano anual',
          amount: 576,
          type: 'yearly',
          currency: 'BRL',
          installments: [
            { id: 1, value: 576, totalValue: 576 },
            { id: 12, value: 50, tax: 24, totalValue: 600 },
          ],
          paymentMethods: ['creditcard', 'pix'],
        },
      ],
      contract: { url: 'https://contratos.example.com/alfa.pdf' },
      tickets: [{ name: '2º lote', planId: 'alfa-anual' }],
      franchises: [{ region: 'Sul', city: 'Curitiba', salesforceId: 'S1', name: 'Batel' }],
      sellers: { carlos: { name: 'Carlos Souza', account: 'conta-1', isLiveEnabled: true } },
      pix: { key: 'pix@example.com', merchant: 'ALFA', city: 'SAO PAULO' },
    },
    ...changes,
  };
}

/** A brand whose sandbox.json says something else besides, or instead. */
export const makeSeller = (changes: Partial<SandboxBrand['sandbox']>): SandboxBrand =>
  makeBrand({ sandbox: { ...makeBrand().sandbox, ...changes } });

/** The same product sold in Mozambique. */
export function makeMozambicanBrand(): SandboxBrand {
  return makeBrand({
    area: 'MZ',
    flows: [{ id: 'moz', steps: [{ id: 'lead', templateId: 'lead' }] }],
    product: { name: 'Curso Alfa Moçambique', priceUnit: 'minor' },
    sandbox: {
      plans: [
        {
          id: 'alfa-mz',
          name: 'Plano anual',
          amount: 18720,
          currency: 'MZN',
          paymentMethods: ['creditcard'],
        },
      ],
    },
  });
}

export function makePayment(changes: Partial<PayV2Body> = {}): PayV2Body {
  const amount = changes.amount ?? 576;
  return {
    name: 'Ana Lima',
    email: 'ana@example.com',
    amount,
    captchaToken: '',
    productCode: 'ALFA',
    planId: 'alfa-anual',
    paymentMethods: [{ type: 'pix', amount }],
    ...changes,
  };
}

/** `number` chooses the scenario. */
export const makeCard = (number = '4242424242424242'): CardDetails => ({
  company: 'visa',
  holder: 'ANA LIMA',
  number,
  expiration: '08/31',
  cvv: '123',
});

const cardPart = (number?: string): PaymentMethod => ({
  type: 'creditcard',
  amount: 576,
  installments: 1,
  card: makeCard(number),
});

/** A card payment; `number` chooses the scenario. */
export const makeCardPayment = (number: string, changes: Partial<PayV2Body> = {}): PayV2Body =>
  makePayment({ paymentMethods: [cardPart(number)], ...changes });

export const makeInvoicePayment = (number?: string): PayV1Body => ({
  invoiceId: 'fatura-1',
  name: 'Ana Lima',
  email: 'ana@example.com',
  captchaToken: '',
  productCode: 'ALFA',
  paymentMethods: [{ type: 'creditcard', card: makeCard(number) }],
});

const RENEWAL = {
  captchaToken: '',
  planId: 'alfa-anual',
  productCode: 'ALFA',
  sessionId: '7f3f1c1e-6f0a-4f0e-9a55-0d4a3c1f7b11',
};

export const makeRenewalV1 = (changes: Partial<RenewV1Body> = {}): RenewV1Body => ({
  ...RENEWAL,
  numberInstallments: 1,
  paymentMethod: cardPart(),
  ...changes,
});

export const makeRenewalV2 = (changes: Partial<RenewV2Body> = {}): RenewV2Body => ({
  ...RENEWAL,
  amount: 576,
  paymentMethods: [cardPart()],
  ...changes,
});

/** Sends as the product's own client does. */
export async function send(
  sandbox: Sandbox,
  line: string,
  { body, headers }: { body?: unknown; headers?: object } = {},
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const [method, address] = line.split(' ') as [string, string];
  const init = {
    method,
    headers: {
      accept: 'application/json',
      appVersion: '0.1.0',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: JSON.stringify(body),
  };
  const response = await sandbox.fetch(new Request(`http://localhost${address}`, init));
  const text = await response.text();
  return { status: response.status, answer: text ? JSON.parse(text) : {} };
}

const charging =
  <Body>(line: string, usualKey: string) =>
  (sandbox: Sandbox, body: Body, key = usualKey) =>
    send(sandbox, line, { body, headers: { 'Idempotency-Key': key } });

export const pay = charging<PayV2Body>('POST /api/v2/payment', 'key-00001');
export const payInvoice = charging<PayV1Body>('POST /api/v1/payment', 'key-invoice');
export const renewV1 = charging<RenewV1Body>(
  'POST /api/v1/subscription/sub-1/renew',
  'key-renew-1',
);
export const renewV2 = charging<RenewV2Body>(
  'POST /api/v2/subscription/sub-2/renew',
  'key-renew-2',
);

export const sandboxOf = (...brands: SandboxBrand[]): Sandbox =>
  createSandbox({ brands: brands.length > 0 ? brands : [makeBrand()] });
