import type { RunnerTestCase, RunnerTestFile } from 'vitest';
import type { Reporter } from 'vitest/node';

/**
 * Adds a failed test to each test file that cannot be loaded. Stryker 9.6 looks at single tests alone: a mutant
 * that keeps a module from loading leaves none, and would count as one that nobody has noticed.
 */
export const brokenFiles: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules) addFailure((module as unknown as { task: RunnerTestFile }).task);
  },
};

function addFailure(file: RunnerTestFile): void {
  const errors = file.result?.errors ?? [];
  if (errors.length === 0) return;
  const failed: Partial<RunnerTestCase> = {
    type: 'test',
    name: 'loads',
    mode: 'run',
    file,
    suite: file,
    result: { state: 'fail', errors },
  };
  file.tasks.push(failed as RunnerTestCase);
}
