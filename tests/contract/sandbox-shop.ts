import { createSandbox, type Sandbox } from '../../src/sandbox/create-sandbox.ts';
import { makeBrand } from '../../src/sandbox/sandbox-test-kit.ts';
import { ODD, type Travelling } from './contract-case.ts';

/** A sandbox with a plain and an odd brand, a lead and a subscription of each; BEMVINDO halves the plain prices. */
export function sandboxShop(): Sandbox {
  const own = makeBrand().sandbox;
  const vouchers = { BEMVINDO: { discountPercent: 50 } };
  const plain = makeBrand({ sandbox: { ...own, vouchers } });
  const plans = own.plans.map((plan) => ({ ...plan, id: ODD }));
  const odd = makeBrand({ key: 'ODD', productCode: ODD, sandbox: { ...own, plans } });
  const sandbox = createSandbox({ brands: [plain, odd] });
  const person = { name: 'Ana Lima', email: 'ana@example.com', phone: '+5511987654321' };
  const sale = {
    call: 'payV2',
    key: 'earlier',
    productCode: 'ALFA',
    method: 'creditcard',
    status: 'paid',
  } as const;
  sandbox.state.leads.push({ leadId: 'lead-1', ...person });
  sandbox.state.charges.push({ id: 'charge-1', ...sale });
  return sandbox;
}

/** Records that also have an odd name. */
export function withOddRecords(sandbox: Sandbox): Sandbox {
  const { leads, charges } = sandbox.state;
  leads[0] = { ...leads[0]!, leadId: ODD };
  charges[0] = { ...charges[0]!, id: ODD };
  return sandbox;
}

export const put = (sandbox: Sandbox, { method, address, headers, body }: Travelling) =>
  sandbox.fetch(
    new Request(`http://localhost${address}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    }),
  );
