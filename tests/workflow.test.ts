import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));

/** The text of each job, by its indented name. */
const jobsOf = (workflow: string) =>
  workflow
    .split(/^jobs:$/m)[1]!
    .split(/^ {2}(?=\w)/m)
    .slice(1);

test('every action of a workflow is pinned to a commit', () => {
  const used = workflows.flatMap((text) =>
    [...text.matchAll(/uses: (.*)/g)].map(([, use]) => use!),
  );
  expect(used.length).toBeGreaterThan(2);
  for (const use of used) expect(use).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('a job that runs code of a pull request can neither write nor find a token', () => {
  for (const workflow of workflows) {
    expect(/^permissions:\n((?: {2}.*\n)+)/m.exec(workflow)![1]).not.toContain('write');
    for (const job of jobsOf(workflow)) {
      const checksOut = job.includes('actions/checkout@');
      expect(checksOut && job.includes(': write')).toBe(false);
      expect(checksOut && !job.includes('persist-credentials: false')).toBe(false);
    }
  }
});

test('every pull request runs the checks that main must pass', () => {
  const running = workflows.filter((text) => /^ +run: \.ci\/run$/m.test(text));
  expect(running).toHaveLength(1);
  expect(running[0]).toMatch(/^ {2}pull_request:\n(?! {4}paths)/m);
});
