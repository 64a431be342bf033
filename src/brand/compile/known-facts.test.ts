import { expect, test } from 'vitest';
import { nodeOf } from '../brand-test-kit.ts';
import { knownFacts } from './compile-context.ts';

const facts = (brand: object) => knownFacts(nodeOf(brand));

test.each<[object, object]>([
  [{ isTermsAndPoliticsAvailable: true }, { isTermsAndPoliticsAvailable: true }],
  [{ product: { hasInstallments: false } }, { hasInstallments: false }],
  [{ tickets: true }, { hasTickets: true }],
  [{ product: { renewal: 'yearly' } }, { renewal: 'yearly' }],
  [{ hasAddressForm: true }, { hasAddressForm: true }],
  [{ product: { paymentMethods: { boleto: { active: false } } } }, { isBankslip: false }],
  [{ area: 'MZ' }, { area: 'MZ', isBankslip: false, takesPoints: false }],
  [
    { product: { paymentMethods: { pix: { only: true } } } },
    { isBankslip: false, takesCard: false },
  ],
  [
    { payment: { sendBffPaymentRequest: { documentToNFGeneration: true } } },
    { documentToNFGeneration: true },
  ],
])('%j decides %j', (brand, decided) => {
  expect(facts(brand)).toMatchObject(decided);
});
