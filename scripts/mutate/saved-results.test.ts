import { expect, test } from 'vitest';
import { joined, ofFolder, reusable } from './saved-results.ts';

const file = { source: 'a', mutants: [] };

test('the results of a run over two folders are kept by folder, and put together again', () => {
  const whole = {
    files: { 'src/flow/link.ts': file, 'src/flow/config/read-props.ts': file },
    testFiles: { 'src/flow/link.test.ts': {} },
  };
  const flow = ofFolder(whole, 'src/flow');
  const config = ofFolder(whole, 'src/flow/config');
  expect(Object.keys(flow.files)).toEqual(['src/flow/link.ts']);
  expect(Object.keys(config.files)).toEqual(['src/flow/config/read-props.ts']);
  expect(joined([flow, config])).toEqual(whole);
  expect(joined([])).toBeUndefined();
});

test('survivors of which no test is known to run them are tried again', () => {
  const mutants = [
    { status: 'Killed', static: true },
    { status: 'Survived', static: true },
    { status: 'Survived', static: false },
    { status: 'NoCoverage' },
  ].map((one) => ({
    ...one,
    mutatorName: 'Regex',
    location: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
  }));
  const report = { files: { 'src/flow/link.ts': { source: 'a', mutants } } };
  const [first, , ...others] = mutants;
  expect(reusable(report).files['src/flow/link.ts']).toEqual({
    source: 'a',
    mutants: [first, ...others],
  });
});
