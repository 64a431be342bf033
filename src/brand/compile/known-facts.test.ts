import { expect, test } from 'vitest';
import { nodeOf } from '../brand-test-kit.ts';
import { knownFacts } from './known-facts.ts';

const facts = (brand: object) => knownFacts(nodeOf(brand));

test('a brand that says nothing sells for instalments, without tickets and terms', () => {
  expect(facts({})).toEqual({
    area: '',
    isTermsAndPoliticsAvailable: false,
    hasInstallments: true,
    hasTickets: false,
    renewal: false,
    documentToNFGeneration: false,
  });
});

test.each<[object, object]>([
  [{ area: 'MZ' }, { area: 'MZ' }],
  [{ isTermsAndPoliticsAvailable: true }, { isTermsAndPoliticsAvailable: true }],
  [{ product: { hasInstallments: false } }, { hasInstallments: false }],
  [{ product: { hasInstallments: true } }, { hasInstallments: true }],
  [{ tickets: true }, { hasTickets: true }],
  [{ product: { renewal: 'yearly' } }, { renewal: 'yearly' }],
  [{ hasAddressForm: true }, { hasAddressForm: true }],
  [{ contract: true }, { hasContract: true }],
  [{ product: { paymentMethods: { boleto: { active: false } } } }, { isBankslip: false }],
  [{ area: 'MZ' }, { isBankslip: false, takesPoints: false }],
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

test.each<[object, string]>([
  [{ hasAddressForm: false }, 'hasAddressForm'],
  [{ contract: false }, 'hasContract'],
  [{ product: { paymentMethods: { boleto: { active: true } } } }, 'isBankslip'],
  [{ product: { paymentMethods: { creditcard: { active: false } } } }, 'isBankslip'],
  [{ product: { paymentMethods: { creditcard: { active: false } } } }, 'takesCard'],
  [{ area: 'BR' }, 'takesPoints'],
])('%j leaves %s to the visit', (brand, fact) => {
  expect(facts(brand)).not.toHaveProperty(fact);
});
