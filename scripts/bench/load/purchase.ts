import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt } from '../../../src/checkout/payment/purchase.ts';
import type { HttpBuyer } from '../../../tests/copies/http-buyer.ts';

/** Buyers read and type for so long before each press, in milliseconds. */
const TYPES_MS = 1_000;
/** They read a failure for so long before they try again, and try so often in all. */
const READS_MS = 3_000;
const MAX_TRIES = 3;

/**
 * `bought`: success was shown; `inDoubt`: the screen says that the payment is not confirmed yet; `notSold`: the
 * buyer knows that nothing was paid.
 */
export interface End {
  kind: 'bought' | 'inDoubt' | 'notSold';
  /** Of a purchase that was bought. */
  token?: string;
}

/** Tries something until it works; false where it never did. */
async function works(attempt: () => Promise<void>): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      await attempt();
      return true;
    } catch {
      if (tries === MAX_TRIES) return false;
      await pause(READS_MS);
    }
  }
}

/** Presses the button that pays until the payment is settled, or the buyer has had enough. */
export async function pay(buyer: HttpBuyer): Promise<End> {
  let attempt: Attempt | undefined;
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    if (tries > 1) await pause(READS_MS);
    attempt = await buyer.pay();
    if (attempt.kind === 'approved') return { kind: 'bought', token: attempt.result.token };
    if (attempt.kind !== 'unknown' && attempt.kind !== 'failed') break;
  }
  return { kind: buyer.keysInDoubt().length > 0 ? 'inDoubt' : 'notSold' };
}

/** A whole purchase, from the link to its end. */
export async function purchase(buyer: HttpBuyer): Promise<End> {
  for (const step of [buyer.open, buyer.sendLead, buyer.askPrice]) {
    if (!(await works(step))) return { kind: 'notSold' };
    await pause(TYPES_MS);
  }
  return pay(buyer);
}
