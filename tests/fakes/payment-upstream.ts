import { ApiError } from '../../src/api/api-error.ts';
import type { PaymentResult } from '../../src/checkout/payment/read-payment.ts';

/**
 * Fate of a request: lost on the way there or back, decided by the upstream, answered by a wall before the
 * upstream looks its key up, or never sent.
 */
export type Fate =
  'approve' | 'refuse' | 'lose-request' | 'lose-answer' | 'error' | 'not-sent' | { wall: number };

/** Terms of a request for money. */
export interface Asked {
  plan: string;
  email: string;
  method: string;
}

/** `replaying`: the first answer of a key, whatever the body says; `strict`: 422 for another body (RFC draft idempotency-key-header). */
export type UpstreamMode = 'replaying' | 'strict';

export const SLIP = { line: '00190.50095 40144.816069 06809.350314 3 37370000000100' };

const failed = (status: number) => new ApiError('payV2', { kind: 'status', status });

const termsOf = ({ plan, email, method }: Asked) => JSON.stringify([plan, email, method]);

/** An upstream that honours the Idempotency-Key: each key is decided once, and answered alike. */
export function fakeUpstream(mode: UpstreamMode = 'replaying') {
  const decided = new Map<string, { fate: 'approve' | 'refuse'; asked: Asked }>();
  const charges: ({ key: string } & Asked)[] = [];
  const keys: string[] = [];

  function decide(key: string, asked: Asked, fate: 'approve' | 'refuse') {
    if (decided.has(key)) return;
    decided.set(key, { fate, asked });
    if (fate === 'approve') charges.push({ key, ...asked });
  }

  return {
    /** Every charge made. */
    charges,
    /** The key of every request that was sent, also of a lost one. */
    keys,
    /** Takes a request and plays its fate once `when` is there. */
    async pay(
      key: string,
      { plan, email, method }: Asked,
      fate: Fate,
      when?: Promise<void>,
    ): Promise<PaymentResult> {
      const asked = { plan, email, method };
      if (fate === 'not-sent') {
        await when;
        throw new ApiError('payV2', { kind: 'notSent', reason: 'a test says so' });
      }
      keys.push(key);
      await when;
      if (fate === 'lose-request') throw new ApiError('payV2', { kind: 'network' });
      if (fate === 'error') throw failed(500);
      if (typeof fate === 'object') throw failed(fate.wall);
      const earlier = decided.get(key);
      if (mode === 'strict' && earlier && termsOf(earlier.asked) !== termsOf(asked)) {
        throw failed(422);
      }
      decide(key, asked, fate === 'refuse' ? 'refuse' : 'approve');
      if (fate === 'lose-answer') throw new ApiError('payV2', { kind: 'timeout', timeoutMs: 1 });
      if (decided.get(key)?.fate === 'refuse') throw failed(402);
      const boleto = decided.get(key)?.asked.method === 'boleto' ? SLIP : undefined;
      return { token: `token-${key}`, paymentProfileIds: [], boleto };
    },
  };
}
