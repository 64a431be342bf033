import type { Output } from '../validate-brands/command.ts';

/** How far a report on changes is. */
export interface DiffProgress {
  /** Both versions are checked, their screens are made, their pictures are taken. */
  phase: 'check' | 'build' | 'pictures';
  done: number;
  total: number;
}

export type ReportProgress = (progress: DiffProgress) => void;

const SENTENCES: Readonly<Record<DiffProgress['phase'], (progress: DiffProgress) => string>> = {
  check: () => 'Reading both versions of the brand files…',
  build: ({ total }) => `Preparing the screens of ${total === 1 ? '1 brand' : `${total} brands`}…`,
  pictures: ({ done, total }) => `Taking pictures, before and after: ${done} of ${total}`,
};

/** Lines between two sentences about pictures where a line cannot be written anew. */
const EVERY = 10;

/**
 * Writes progress: on a terminal the pictures are counted in one line that is written anew, elsewhere in
 * a line for every ten.
 */
export function showProgress(
  { stderr }: Output,
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): ReportProgress {
  return (progress) => {
    const { phase, done, total } = progress;
    const sentence = SENTENCES[phase](progress);
    if (phase === 'pictures' && terminal.isTTY) {
      terminal.write(`\r${sentence}${done === total ? '\n' : ''}`);
    } else if (phase !== 'pictures' || done % EVERY === 0 || done === total) stderr(sentence);
  };
}
