import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from './mistake.ts';

/** A pattern as JSON has it. */
type Written = string | { pattern: string };

interface WrittenMistake extends Omit<Mistake, 'edits' | 'on' | 'says'> {
  edits: readonly (readonly [Written, string])[];
  on?: string;
  /** Beginning of the finding's message. */
  says: string;
}

const patternOf = (written: Written) =>
  typeof written === 'string' ? written : new RegExp(written.pattern);

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

/** Slips of which each is told once and nowhere else, warnings included. */
export const toldOnce: readonly (Omit<Mistake, 'says'> & { says: string })[] = (
  read('told-once.json') as WrittenMistake[]
).map((one) => ({
  ...one,
  edits: one.edits.map(([from, to]) => [patternOf(from), to] as const),
}));

/** Edits that are right and find nothing, beside those of good-edits.ts. */
export const silentEdits: readonly Pick<Mistake, 'what' | 'file' | 'edits' | 'content'>[] = (
  read('silent-edits.json') as WrittenMistake[]
).map((one) => ({
  ...one,
  edits: one.edits?.map(([from, to]) => [patternOf(from), to] as const),
}));
