import { detectCompany } from '../../src/rules/card-number/card-company.ts';
import type { FormValues } from '../../src/checkout/form/form-values.ts';
import type { Inquiry } from './inquiry.ts';

/** Environments that an upstream may name in `x-environment` of its answers for `--write` to go on. */
const TEST_ENVIRONMENTS = ['test', 'homolog', 'sandbox'];

/** Whether an upstream says of itself that it is there to be tried out. */
export const saysItIsTest = ({ exchanges }: Pick<Inquiry, 'exchanges'>): boolean =>
  exchanges.some(({ headers }) =>
    TEST_ENVIRONMENTS.includes(headers?.get('x-environment')?.toLowerCase() ?? ''),
  );

/** A test card as it is named on the command line, '4242424242424242 08/31 123'; undefined for anything else. */
export function testCard(written: string): FormValues | undefined {
  const [, cardNumber, cardExpireDate, cardCVV] =
    /^(\d{14,16}) (\d\d\/\d\d) (\d{3,4})$/.exec(written.trim()) ?? [];
  const cardCompany = cardNumber && detectCompany(cardNumber);
  if (!cardCompany) return undefined;
  return {
    cardCompany,
    cardName: 'TESTE GUICHE',
    cardNumber,
    cardExpireDate: cardExpireDate!,
    cardCVV: cardCVV!,
  };
}
