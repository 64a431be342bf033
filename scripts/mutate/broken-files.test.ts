import type { TestModule } from 'vitest/node';
import { expect, test } from 'vitest';
import { brokenFiles } from './broken-files.ts';

const moduleOf = (result: object) => ({ task: { tasks: [], result } });

test('a file that cannot be loaded has a failed test, one that can be has none', () => {
  const broken = moduleOf({ state: 'fail', errors: [{ message: 'x is not a function' }] });
  const sound = moduleOf({ state: 'pass' });
  brokenFiles.onTestRunEnd!([broken, sound] as unknown as TestModule[], [], 'failed');
  expect(broken.task.tasks).toMatchObject([
    { type: 'test', result: { state: 'fail', errors: [{ message: 'x is not a function' }] } },
  ]);
  expect(sound.task.tasks).toEqual([]);
});
