import { callOf, type UpstreamInProcess } from '../e2e/support/independent-upstream/upstream.ts';

/** Payments of an upstream by the buyer's e-mail: the keys that arrived, and the charges. */
export interface Account {
  keys: Set<string>;
  /** Tokens of the charges. */
  charged: string[];
}

/** Returns the account of each buyer whose payment has arrived, charged or not. */
export function accountsOf({
  seen,
  taken,
}: Pick<UpstreamInProcess, 'seen' | 'taken'>): Map<string, Account> {
  const accounts = new Map<string, Account>();
  for (const one of seen.filter((call) => callOf(call) === 'payV2')) {
    const email = String(one.body?.email);
    const account = accounts.get(email) ?? { keys: new Set<string>(), charged: [] };
    account.keys.add(String(one.headers['idempotency-key']));
    accounts.set(email, account);
  }
  // The upstream numbers its tokens in the order of the charges.
  for (const [at, { key }] of taken.entries()) {
    const owner = [...accounts.values()].find(({ keys }) => keys.has(key));
    owner?.charged.push(`tok-${at + 1}`);
  }
  return accounts;
}
