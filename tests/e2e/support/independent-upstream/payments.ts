import { PIX_CODE, SLIP_LINE } from './answers.ts';
import type { Seen } from './upstream.ts';

type Fields = Record<string, unknown>;

/** Identifies a purchase, however often its payment arrives. */
function purchaseOf(id: string, path: Record<string, string>, body: Fields): string {
  const subject =
    id === 'payV2'
      ? [body.productCode, body.planId, body.email, body.type]
      : [path.id ?? body.invoiceId, body.productCode];
  return JSON.stringify([id, ...subject]);
}

/**
 * Leads, cards and money of an upstream: one key is one purchase, and one purchase is paid once, but
 * for the offer that a verified card is followed by (D-49).
 */
export class Till {
  private readonly leads: string[] = [];
  private profiles = 0;
  private offers = 0;
  private readonly paid = new Map<string, { purchase: string; answer: object }>();

  reset(): void {
    this.leads.length = 0;
    this.profiles = 0;
    this.offers = 0;
    this.paid.clear();
  }

  /** Returns the same lead for the same e-mail. */
  leadOf({ body }: Seen): object {
    const email = String(body!.email);
    if (!this.leads.includes(email)) this.leads.push(email);
    return { lead_id: `L-${this.leads.indexOf(email) + 1}`, score: 5 };
  }

  /** Complaints about who or what a path speaks of. */
  about(id: string, path: Record<string, string>): string[] {
    const number = Number(/^(?:L|pp)-(\d+)$/.exec(path.leadId ?? path.id ?? '')?.[1] ?? 0);
    if (path.leadId && (number < 1 || number > this.leads.length))
      return [`${id}: a lead of nobody`];
    const isOwn = id === 'sendReferer' || id === 'verifyCard';
    if (isOwn && (number < 1 || number > this.profiles)) return [`${id}: nobody's subscription`];
    if (id === 'verifyCard') this.offers += 1;
    return [];
  }

  /** Takes the money of a request that nothing is to be said against, or says what is. */
  pay(id: string, path: Record<string, string>, { body, headers }: Seen): object | string[] {
    const purchase = purchaseOf(id, path, body!);
    const key = String(headers['idempotency-key']);
    const earlier = this.paid.get(key);
    if (earlier?.purchase === purchase) return earlier.answer;
    if (earlier) return [`${id}: a key that belongs to another purchase`];
    const isPaid = [...this.paid.values()].some((one) => one.purchase === purchase);
    if (isPaid && this.offers === 0) return [`${id}: paid a second time`];
    if (isPaid) this.offers -= 1;
    const answer = this.newCharge(body!);
    this.paid.set(key, { purchase, answer });
    return answer;
  }

  private newCharge({ paymentMethods }: Fields): object {
    this.profiles += 1;
    const [first] = (paymentMethods ?? []) as { type: string }[];
    return {
      token: `tok-${this.profiles}`,
      payment_profile_ids: [`pp-${this.profiles}`, 'another'],
      ...(first?.type === 'pix' && { pix: { br_code: PIX_CODE } }),
      ...(first?.type === 'boleto' && { boleto: { digitable_line: SLIP_LINE } }),
    };
  }
}
