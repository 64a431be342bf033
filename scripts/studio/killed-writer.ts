import { readContent } from './brand-folder.ts';
import { writeStep } from './step-journal.ts';

/** Writes one step after the other into a folder until it is killed: both files count up together. */
const root = process.argv[2]!;
const FILES = ['brands/alfa/one.json', 'brands/alfa/two.json'];
for (;;) {
  writeStep(
    root,
    FILES.map((path) => {
      const before = String(readContent(root, path));
      return { path, before, after: String(Number(before) + 1) };
    }),
  );
  process.stdout.write('.');
}
