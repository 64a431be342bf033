import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Verdict = 'valid' | 'invalid' | 'either';

/** `message` is the exact text that an invalid value earns, or null where the corpus names none. */
export type Expectation = { expect: Verdict; message?: string | null };

/** A corpus of this folder; `Corpus` says which of its properties the test reads. */
export function readCorpus<Corpus>(name: string): Corpus {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as Corpus;
}

/**
 * The cases whose verdict or text differs from the corpus, one line each: empty when all agree.
 * `textFor` answers the text that a buyer would read, or undefined where the value passes.
 */
export function disagreements<Case extends Expectation>(
  cases: Case[],
  textFor: (one: Case) => string | undefined,
): string[] {
  return cases.flatMap((one) => {
    const text = textFor(one);
    const verdict = text === undefined ? 'valid' : 'invalid';
    const agrees =
      one.expect === 'either' ||
      (one.expect === verdict && (verdict === 'valid' || (one.message ?? text) === text));
    return agrees ? [] : [`${JSON.stringify(one)} but the rule says ${text ?? 'valid'}`];
  });
}
