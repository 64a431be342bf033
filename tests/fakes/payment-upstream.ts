import { ApiError } from '../../src/api/api-error.ts';
import type { PaymentResult } from '../../src/checkout/payment/read-payment.ts';

/** Fate of a request: lost on the way there, lost on the way back, or answered. */
export type Fate = 'approve' | 'refuse' | 'lose-request' | 'lose-answer' | 'error';

const failed = (status: number) => new ApiError('payV2', { kind: 'status', status });

/** An upstream that honours the Idempotency-Key: each key is decided once, and answered alike. */
export function fakeUpstream() {
  const decided = new Map<string, 'approve' | 'refuse'>();
  const charges: { key: string; email: string }[] = [];
  const keys: string[] = [];

  function decide(key: string, email: string, fate: 'approve' | 'refuse') {
    if (decided.has(key)) return;
    decided.set(key, fate);
    if (fate === 'approve') charges.push({ key, email });
  }

  return {
    /** Every charge made. */
    charges,
    /** The key of every request that was sent, also of a lost one. */
    keys,
    /** Takes a request and plays its fate once `when` is there. */
    async pay(
      key: string,
      email: string,
      fate: Fate,
      when?: Promise<void>,
    ): Promise<PaymentResult> {
      keys.push(key);
      await when;
      if (fate === 'lose-request') throw new ApiError('payV2', { kind: 'network' });
      if (fate === 'error') throw failed(500);
      decide(key, email, fate === 'refuse' ? 'refuse' : 'approve');
      if (fate === 'lose-answer') throw new ApiError('payV2', { kind: 'timeout', timeoutMs: 1 });
      if (decided.get(key) === 'refuse') throw failed(402);
      return { token: `token-${key}`, paymentProfileIds: [] };
    },
  };
}
