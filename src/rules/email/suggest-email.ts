import { distance } from 'fastest-levenshtein';

/** More letters than these are another domain, not a slip; in a short name a single one already is much. */
const MAX_SLIPS = 2;
const SHORT_NAME = 5;

/** The address at the only domain of the list that is one or two letters away. A question, never a refusal. */
export function suggestEmail(address: string, domains: readonly string[]): string | undefined {
  const typed = address.trim();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || domains.includes(domain)) return undefined;
  const name = domain.split('.')[0]!;
  const most = name.length < SHORT_NAME ? 1 : MAX_SLIPS;
  const near = domains
    .map((known) => ({ known, slips: distance(domain, known) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips);
  const [first, second] = near;
  if (!first || first.slips === second?.slips) return undefined;
  return typed.slice(0, at + 1) + first.known;
}
