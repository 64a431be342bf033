import type { Answers } from './answers.ts';
import type { Seen } from './upstream.ts';

type Fields = Record<string, unknown>;

/** A code over 600 reais by the rules of EMV (BR Code of the Banco Central), its CRC-16/CCITT-FALSE at the end. */
export const PIX_CODE =
  '00020126440014br.gov.bcb.pix0122pix@outra-casa.example5204000053039865406600.005802BR5910OUTRA CASA6006RECIFE62090505CASA163041B20';
/** The digitable line of a bank slip over 600 reais, by the rules of FEBRABAN. */
const SLIP_LINE = '23790000090000000000000000000778900000000060000';

/** Identifies a purchase, however often its payment arrives. */
function purchaseOf(id: string, path: Record<string, string>, body: Fields): string {
  const subject =
    id === 'payV2'
      ? [body.productCode, body.planId, body.email, body.type]
      : [path.id ?? body.invoiceId, body.productCode];
  return JSON.stringify([id, ...subject]);
}

/**
 * The terms of a sale that a strict upstream holds a key to, by their names (section 7, D-164): money, plan,
 * buyer, way of paying, and what is paid. Captcha token and card are new in every request.
 */
function termsOf(path: Record<string, string>, body: Fields): Record<string, unknown> {
  const parts = (body.paymentMethods ?? [body.paymentMethod]) as Fields[];
  return {
    amount: parts.reduce((sum, { amount }) => sum + Number(amount ?? 0), 0),
    plan: body.planId,
    'e-mail': body.email,
    method: parts.map(({ type }) => type).join(' '),
    subject: path.id ?? body.invoiceId ?? body.productCode,
  };
}

/** Whether a key holds its sale to the terms of the first request, or repeats the first answer to anything. */
export type KeyPolicy = 'replaying' | 'strict';

/** One payment that was taken. */
interface Taken {
  key: string;
  purchase: string;
  terms: Record<string, unknown>;
  answer: object;
}

/** Result of a request for money; `complaint` where an honest checkout would not have sent it. */
type Settled = { answer: object; complaint?: string } | { otherTerms: string[] };

/**
 * Leads, cards and money of an upstream. One key is charged once. A purchase that is paid under a second
 * key is charged again, as it would be anywhere, and complained about, but for the offer that a verified
 * card is followed by (D-49).
 */
export class Till {
  private readonly leads: string[] = [];
  private profiles = 0;
  private offers = 0;
  /** Payments taken, oldest first. */
  readonly taken: Taken[] = [];
  policy: KeyPolicy = 'replaying';

  constructor(readonly answers: Answers) {}

  reset(): void {
    this.leads.length = 0;
    this.profiles = 0;
    this.offers = 0;
    this.taken.length = 0;
    this.policy = 'replaying';
  }

  /** Returns the id of the same lead for the same e-mail. */
  leadOf({ body }: Seen): string {
    const email = String(body!.email);
    if (!this.leads.includes(email)) this.leads.push(email);
    return `L-${this.leads.indexOf(email) + 1}`;
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

  /** Takes the money of a request that nothing is to be said against; a used key takes none. */
  pay(id: string, path: Record<string, string>, { body, headers }: Seen): Settled {
    const purchase = purchaseOf(id, path, body!);
    const terms = termsOf(path, body!);
    const key = String(headers['idempotency-key']);
    const first = this.taken.find((one) => one.key === key);
    if (first) {
      const otherTerms = Object.keys(terms).filter((name) => terms[name] !== first.terms[name]);
      const isHeld = this.policy === 'strict' && otherTerms.length > 0;
      return isHeld ? { otherTerms } : { answer: first.answer };
    }
    const isPaid = this.taken.some((one) => one.purchase === purchase);
    const complaint = isPaid && this.offers === 0 ? `${id}: paid a second time` : undefined;
    if (isPaid && this.offers > 0) this.offers -= 1;
    const answer = this.newCharge(body!);
    this.taken.push({ key, purchase, terms, answer });
    return { answer, complaint };
  }

  private newCharge({ paymentMethods }: Fields): object {
    this.profiles += 1;
    const [first] = (paymentMethods ?? []) as { type: string }[];
    const { payment } = this.answers;
    return {
      token: `tok-${this.profiles}`,
      payment_profile_ids: [`pp-${this.profiles}`, 'another'],
      ...(first?.type === 'pix' && { pix: { br_code: PIX_CODE } }),
      ...(first?.type === 'boleto' && { boleto: { digitable_line: SLIP_LINE } }),
      ...payment,
    };
  }
}
