import type { Session } from '../session/session.ts';
import { isPaymentUnderWay } from '../session/work-under-way.ts';
import { doubtfulKeyOf } from './doubtful-keys.ts';
import { PREFIX } from './unresolved-key.ts';

type Key = `${typeof PREFIX}${string}`;
const isUnresolved = (key: string): key is Key => key.startsWith(PREFIX);

/**
 * Whether this tab is between the press of a paying button and the buyer's sight of what it came to: its
 * action runs, or a key is kept that was sent and not seen since, also by a document before this one.
 */
export const isPaymentOpen = (session: Session, now: number): boolean =>
  isPaymentUnderWay() ||
  session
    .keys()
    .filter(isUnresolved)
    .some((key) => doubtfulKeyOf(session.read(key), now));
