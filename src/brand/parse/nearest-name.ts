import { distance } from 'fastest-levenshtein';

/** A slip of letters in another order counts half. */
const SWAPPED = 0.5;

const sorted = (text: string) => [...text].sort().join('');

/** How many slips a word of so many letters may hold and still be told. */
function slipsIn(length: number): number {
  if (length < 2) return 0;
  return length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
}

/** The name that was probably meant, or undefined when none is near. Case counts for nothing. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const written = typed.toLowerCase();
  const letters = sorted(written);
  const far = slipsIn(written.length);
  let nearest: string | undefined;
  let least = Infinity;
  for (const name of written === '' ? [] : names) {
    const known = name.toLowerCase();
    const isSwapped = known !== written && sorted(known) === letters;
    const steps = isSwapped ? SWAPPED : distance(written, known);
    if (steps > far || steps >= least) continue;
    nearest = name;
    least = steps;
  }
  return nearest ?? begunAlike(written, names);
}

/** Fewer letters than this begin many words. */
const TELLING = 4;

/** The one name that the word begins, or that begins it: 'prod' for 'production'. */
function begunAlike(written: string, names: readonly string[]): string | undefined {
  const alike = names.filter((name) => {
    const known = name.toLowerCase();
    const least = Math.min(known.length, written.length);
    return least >= TELLING && (known.startsWith(written) || written.startsWith(known));
  });
  return alike.length === 1 ? alike[0] : undefined;
}

/** A hint at what was meant: the nearest name or, when none is near, all of them behind `what`. */
export function suggestName(typed: string, names: readonly string[], what: string): string {
  const near = nearestName(typed, names);
  if (near !== undefined) return `Did you mean '${near}'?`;
  return names.length > 0 ? `${what}: ${names.join(', ')}.` : '';
}
