/** The part that is read of a report in the format of mutation-testing-elements. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: readonly Mutant[] }>;
  testFiles?: Record<string, unknown>;
}

interface Mutant {
  mutatorName: string;
  replacement?: string;
  status: string;
  /** It is in code that runs as its module is loaded; which tests reach it is not known. */
  static?: boolean;
  location: { start: Position; end: Position };
}

interface Position {
  line: number;
  column: number;
}

/** The counts of some mutants. One that no test runs has survived too. */
export interface Score {
  killed: number;
  survived: number;
}

const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

export function scoreOf({ files }: MutationReport): Score {
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (names: readonly string[]) =>
    all.filter(({ status }) => names.includes(status)).length;
  return { killed: count(KILLED), survived: count(SURVIVED) };
}

export const added = (scores: readonly Score[]): Score => ({
  killed: scores.reduce((sum, { killed }) => sum + killed, 0),
  survived: scores.reduce((sum, { survived }) => sum + survived, 0),
});

/** The share of killed mutants in percent; undefined without any. */
export function percentOf({ killed, survived }: Score): number | undefined {
  const all = killed + survived;
  return all === 0 ? undefined : (100 * killed) / all;
}

/** The mutants that no test has noticed, each on a line: place, what stood there, what stands there now. */
export function survivorsOf({ files }: MutationReport): string[] {
  return Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => SURVIVED.includes(status))
      .map(({ location: { start, end }, replacement = '', status, mutatorName }) => {
        const line = lines[start.line - 1] ?? '';
        const last = end.line === start.line ? end.column - 1 : line.length;
        const was = line.slice(start.column - 1, last).trim();
        const now = replacement.replace(/\s+/g, ' ');
        const mark = status === 'NoCoverage' ? ' (no test runs it)' : '';
        return `${path}:${start.line}:${start.column} ${mutatorName}: ${was} → ${now}${mark}`;
      });
  });
}
