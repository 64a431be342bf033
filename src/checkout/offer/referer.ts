import type { Checkout, Services } from '../checkout.ts';

export function answeredReferer({ session }: Pick<Checkout, 'session'>): string | undefined {
  const answer = session.read('guiche.referer');
  return typeof answer === 'string' && answer !== '' ? answer : undefined;
}

/** `id` is the subscription's. False when it could not be sent, which is reported; the buyer may choose again. */
export async function sendReferer(
  checkout: Services & Pick<Checkout, 'productCode'>,
  id: string,
  referer: string,
): Promise<boolean> {
  const { client, session, productCode, report } = checkout;
  if (answeredReferer(checkout)) return true;
  // Written first: a reload while the call is under way must not send another one.
  session.set('guiche.referer', referer);
  try {
    await client.call('sendReferer', { path: { id }, body: { referer, product: productCode } });
    return true;
  } catch (error) {
    session.remove('guiche.referer');
    report(error, 'sendReferer');
    return false;
  }
}
