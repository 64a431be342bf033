import type { PayV2Body } from '../contract/generated/api.ts';
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

/** A card payment; `number` chooses the scenario. */
export function makeCardPayment(number: string, changes: Partial<PayV2Body> = {}): PayV2Body {
  const card = {
    company: 'visa' as const,
    holder: 'ANA LIMA',
    number,
    expiration: '08/31',
    cvv: '123',
  };
  const paymentMethods = [{ type: 'creditcard' as const, amount: 576, installments: 1, card }];
  return makePayment({ paymentMethods, ...changes });
}

interface Sending {
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/** Sends as the product's own client does; a header set to undefined is left out. */
export async function send(
  sandbox: Sandbox,
  line: string,
  { body, headers = {} }: Sending = {},
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const [method, address] = line.split(' ') as [string, string];
  const all = {
    accept: 'application/json',
    appVersion: '0.1.0',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  const given = Object.entries(all).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const init = {
    method,
    headers: given,
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  const response = await sandbox.fetch(new Request(`http://localhost${address}`, init));
  const text = await response.text();
  return { status: response.status, answer: text ? JSON.parse(text) : {} };
}

export function pay(sandbox: Sandbox, body: PayV2Body, key = 'key-00001') {
  return send(sandbox, 'POST /api/v2/payment', { body, headers: { 'Idempotency-Key': key } });
}

export const sandboxOf = (...brands: SandboxBrand[]): Sandbox =>
  createSandbox({ brands: brands.length > 0 ? brands : [makeBrand()] });
