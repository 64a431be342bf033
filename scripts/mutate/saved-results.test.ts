import { expect, test } from 'vitest';
import { joined, ofFolder } from './saved-results.ts';

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
