import { distance } from 'fastest-levenshtein';
import { say, type Correction, type MessageId } from '../problem.ts';

/** Letters in another order count as half an error. */
const SWAPPED = 0.5;

const sorted = (text: string) => [...text].sort().join('');

function slipsIn(length: number): number {
  if (length < 2) return 0;
  return length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
}

export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const written = typed.toLowerCase();
  const letters = sorted(written);
  const far = slipsIn(written.length);
  let nearest: string | undefined;
  let least = Infinity;
  for (const name of names) {
    const known = name.toLowerCase();
    const isSwapped = known !== written && sorted(known) === letters;
    const steps = isSwapped ? SWAPPED : distance(written, known);
    const allowed = Math.min(far, Math.max(1, slipsIn(known.length)));
    if (Math.floor(steps) > allowed || steps >= least) continue;
    nearest = name;
    least = steps;
  }
  return nearest ?? begunAlike(written, names);
}

const MIN_COMMON_LETTERS = 4;

/** The one name that the word begins, or that begins it: 'prod' for 'production'. */
function begunAlike(written: string, names: readonly string[]): string | undefined {
  const alike = names.filter((name) => {
    const known = name.toLowerCase();
    const least = Math.min(known.length, written.length);
    return least >= MIN_COMMON_LETTERS && (known.startsWith(written) || written.startsWith(known));
  });
  return alike.length === 1 ? alike[0] : undefined;
}

const MAX_LISTED = 15;

/** The name that was probably meant or, when none is near, those that there are in the message `list`. */
export function suggestFix(typed: string, names: readonly string[], list: MessageId): Correction {
  const near = nearestName(typed, names);
  if (near !== undefined) return didYouMean(typed, near);
  if (names.length === 0) return {};
  const shown = names.length > MAX_LISTED ? names.slice(0, MAX_LISTED - 1) : names;
  const count = names.length - shown.length;
  const all = count > 0 ? say('and-more', { names: shown, count }) : shown;
  return { suggestion: say(list, { names: all }) };
}

export function didYouMean(typed: string, meant: string): Correction {
  const suggestion = say('did-you-mean', { name: meant });
  if (!isOneSlip(typed, meant)) return { suggestion };
  return { suggestion, fix: { kind: 'rename', from: typed, to: meant } };
}

const MIN_FIXED = 3;

function isOneSlip(name: string, meant: string): boolean {
  if (name.length < MIN_FIXED) return false;
  const [one, other] = [name.toLowerCase(), meant.toLowerCase()];
  const first = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped = one.slice(0, first) + one[first + 1] + one[first] + one.slice(first + 2);
  return distance(one, other) <= 1 || (first >= 0 && swapped === other);
}
