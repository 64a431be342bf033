import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt } from '../../../src/checkout/payment/purchase.ts';
import { httpBuyer, type HttpBuyer } from '../../copies/http-buyer.ts';

/** A buyer reads what the screen says before they press again, in milliseconds. */
const READS_MS = 250;
const MAX_PRESSES = 40;

/** A purchase that has come to an end. */
export interface Bought {
  email: string;
  token: string;
  /** What the buyer read at each press. */
  read: Attempt['kind'][];
}

/** So many buyers who have seen the price; `name` begins their e-mails. */
export async function buyersAtPayment(
  origin: string,
  name: string,
  count: number,
): Promise<HttpBuyer[]> {
  const buyers = Array.from({ length: count }, (_, at) =>
    httpBuyer(origin, `${name}+${at}@exemplo.com.br`, (url, init) => fetch(url, init)),
  );
  return Promise.all(
    buyers.map(async (buyer) => {
      await buyer.open();
      await buyer.sendLead();
      await buyer.askPrice();
      return buyer;
    }),
  );
}

/**
 * Pays, and presses again after every answer that leaves the payment open, as a patient buyer does.
 *
 * @throws where a payment ends otherwise, or is unknown and the screen would not say that it is in doubt.
 */
export async function buy(buyer: HttpBuyer): Promise<Bought> {
  const read: Attempt['kind'][] = [];
  while (read.length < MAX_PRESSES) {
    const attempt = await buyer.pay();
    read.push(attempt.kind);
    if (attempt.kind === 'approved') {
      return { email: buyer.email, token: attempt.result.token, read };
    }
    if (attempt.kind !== 'unknown' && attempt.kind !== 'failed') break;
    if (attempt.kind === 'unknown' && buyer.keysInDoubt().length !== 1) {
      throw new Error(`${buyer.email} reads nothing of a payment in doubt.`);
    }
    await pause(READS_MS);
  }
  throw new Error(`${buyer.email} reads ${read.join(', ')}.`);
}

/** Lets all of them buy, so many at a time. */
export async function buyAll(buyers: readonly HttpBuyer[], atOnce: number): Promise<Bought[]> {
  const waiting = [...buyers];
  const bought: Bought[] = [];
  const next = async () => {
    for (let buyer = waiting.shift(); buyer; buyer = waiting.shift()) bought.push(await buy(buyer));
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return bought;
}
