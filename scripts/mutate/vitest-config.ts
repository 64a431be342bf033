import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { brokenFiles } from './broken-files.ts';
import { testFoldersOf, type MutatedRoom } from './pieces.ts';
import { keepWorkersWarm } from './warm-worker.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = testFoldersOf(process.env.MUTATED_ROOM as MutatedRoom);
const drawsComponents = folders.some((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).some((name) =>
    name.endsWith('.test.tsx'),
  ),
);
const testsIn = (kind: 'ts' | 'tsx') => folders.map((folder) => `${folder}/**/*.test.${kind}`);

const FRESH = `${root}scripts/mutate/fresh-modules.ts`;

/** Tests of made inputs come last: most mutants are noticed by an example, a thousand times sooner. */
class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isMade = ({ moduleId }: TestSpecification) => Number(moduleId.includes('.property.'));
    return files.toSorted((one, other) => isMade(one) - isMade(other));
  }
}

/** The short unit tests of one room, which alone have to notice a mutant of it. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      configureVitest({ project }) {
        project.config.tagsFilter = ['not long'];
        keepWorkersWarm(project);
      },
    },
  ],
  test: {
    testTimeout: 60_000,
    tags: [{ name: 'long' }],
    isolate: false,
    sequence: { sequencer: ExamplesFirst },
    reporters: [brokenFiles],
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: testsIn('ts'), setupFiles: FRESH },
      },
      ...(drawsComponents
        ? [
            {
              extends: true as const,
              test: {
                name: 'drawn',
                include: testsIn('tsx'),
                environment: 'jsdom',
                setupFiles: [FRESH, `${root}tests/drawing/set-up.ts`],
              },
            },
          ]
        : []),
    ],
  },
});
