import { makeBrCode } from '../../../rules/payment-codes/make-br-code.ts';
import { BRIEF_PIX_SECONDS, type Outcome } from '../../scenarios.ts';
import type { Issue } from '../issue.ts';
import type { SandboxBrand } from '../../sandbox-brand.ts';

/** ISO 8601; undefined where the brand's JSON does not say how long a code can be paid. */
function endOf({ sandbox }: SandboxBrand, outcome: Outcome | undefined): string | undefined {
  const seconds = outcome === 'briefPix' ? BRIEF_PIX_SECONDS : sandbox.pix?.expiresInSeconds;
  return seconds === undefined ? undefined : new Date(Date.now() + seconds * 1000).toISOString();
}

const PIX_DISCOUNT = 0.05;

/** The amount of the code, in the product's unit: more or less than the order where the scenario says so. */
function codeAmount(amount: number, outcome: Outcome | undefined): number {
  if (outcome === 'otherAmount') return amount + 1;
  return outcome === 'pixDiscount' ? amount * (1 - PIX_DISCOUNT) : amount;
}

/** A BR Code over the amount, or over another one where the scenario says so. */
export const issuePix: Issue = (brand, { amount, number }, outcome) => {
  const { sandbox, product } = brand;
  const shown = codeAmount(amount, outcome);
  const reais = product.priceUnit === 'minor' ? shown / 100 : shown;
  return {
    qrCode: sandbox.pix && makeBrCode({ ...sandbox.pix, amount: reais, txid: `SANDBOX${number}` }),
    expiresAt: endOf(brand, outcome),
  };
};
