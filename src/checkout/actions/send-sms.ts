import type { Checkout, Services } from '../checkout.ts';

type Sending = Services & Pick<Checkout, 'productCode' | 'business'>;

/** Least time between two codes, in milliseconds. */
export const RESEND_AFTER_MS = 60_000;

/** That a code was sent: to which lead and number, and when. */
interface SentSms {
  leadId: string;
  phone: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The last code of this visit for the lead as it is now; undefined when none was sent. */
export function lastSms({ session, visit }: Pick<Checkout, 'session' | 'visit'>) {
  const sent = session.read('guiche.sms') as Partial<SentSms> | undefined;
  const { lead, leadId } = visit.state();
  const isOurs = sent?.leadId === leadId && sent?.phone === lead?.phone;
  return isOurs && typeof sent?.at === 'number' ? (sent as SentSms) : undefined;
}

/**
 * Has a code sent to the lead's phone (POST send-sms). False when it could not be sent, which is
 * reported; true also means that the visit remembers it.
 */
export async function sendSms(checkout: Sending, now: number): Promise<boolean> {
  const { client, visit, session, productCode, business, report } = checkout;
  const { lead, leadId } = visit.state();
  if (!lead?.phone || !leadId) return false;
  const earlier = session.read('guiche.sms');
  // Written first: a reload while the call is under way must not send another one.
  session.set('guiche.sms', { leadId, phone: lead.phone, at: now } satisfies SentSms);
  try {
    await client.call('sendSms', { path: { leadId }, body: { productCode, business } });
    return true;
  } catch (error) {
    session.set('guiche.sms', earlier);
    report(error, 'sendSms');
    return false;
  }
}
