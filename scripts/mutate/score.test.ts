import { expect, test } from 'vitest';
import { added, percentOf, scoreOf, survivorsOf, type MutationReport } from './score.ts';

const at = (line: number, column: number, end: number) => ({
  start: { line, column },
  end: { line, column: end },
});
const REPORT: MutationReport = {
  files: {
    'src/flow/a.ts': {
      source: 'const a = 1;\nreturn b > c;\n',
      mutants: [
        { mutatorName: 'A', status: 'Killed', location: at(1, 1, 2) },
        { mutatorName: 'A', status: 'Timeout', location: at(1, 1, 2) },
        { mutatorName: 'A', status: 'CompileError', location: at(1, 1, 2) },
        { mutatorName: 'A', status: 'Ignored', location: at(1, 1, 2) },
        { mutatorName: 'B', status: 'Survived', replacement: 'b >=\n c', location: at(2, 8, 13) },
        { mutatorName: 'C', status: 'NoCoverage', replacement: '', location: at(1, 1, 13) },
      ],
    },
  },
};

test('a mutant that no test runs has survived; one that is ignored does not count', () => {
  expect(scoreOf(REPORT)).toEqual({ killed: 2, survived: 2 });
  expect(percentOf(scoreOf(REPORT))).toBe(50);
  expect(percentOf(added([]))).toBeUndefined();
});

test('a survivor is named by its place, what stood there and what stands there now', () => {
  expect(survivorsOf(REPORT)).toEqual([
    'src/flow/a.ts:2:8 B: b > c → b >= c',
    'src/flow/a.ts:1:1 C: const a = 1; →  (no test runs it)',
  ]);
});
