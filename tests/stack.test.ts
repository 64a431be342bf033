import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, root, sourceFiles } from './architecture/source-files.ts';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

const files = sourceFiles();

/** Packages that code below these folders runs, by their plain names; types alone are gone when it runs. */
function importedBelow(...folders: string[]): Set<string> {
  const own = files.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
  const targets = own.filter(({ isTest }) => !isTest).flatMap((file) => importsOf(file));
  const run = targets.filter(({ typesOnly }) => !typesOnly);
  return new Set(
    run.map(({ to }) => /^(@[^/]+\/)?[^/]+/.exec(to.replace(/^node:/, ''))?.[0] ?? to),
  );
}

/** A package that is listed and unused is none that the product is made of. */
test.each([
  ['[CARD-02]', ['react', 'react-dom'], ['src/', 'widgets/']],
  ['[CARD-05]', ['ajv', 'ajv-formats'], ['src/checker/']],
  ['[CARD-08]', ['@tanstack/react-query'], ['src/']],
  ['[CARD-10]', ['@sentry/react'], ['src/monitoring/errors/']],
])('%s %j are used', (_, names, folders) => {
  const imported = importedBelow(...folders);
  for (const name of names) {
    expect(dependencies).toHaveProperty([name]);
    expect(imported).toContain(name);
  }
});

test('[CARD-11] vite builds, vitest and playwright test', () => {
  for (const name of ['vite', 'vitest', 'playwright']) {
    expect(devDependencies).toHaveProperty([name]);
  }
  const checks = readFileSync(join(root, 'scripts/test.ts'), 'utf8');
  expect(checks).toContain("'vitest run ");
  expect(checks).toContain("'playwright test ");
  expect(importedBelow('scripts/')).toContain('vite');
});

test('[CARD-13] every source is TypeScript, drawn by React, and type-checked', () => {
  const names = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map(String),
  );
  expect(names.filter((name) => /\.[cm]?jsx?$/.test(name))).toEqual([]);
  expect(names.filter((name) => name.endsWith('.tsx'))).not.toEqual([]);
  const checks = readFileSync(join(root, 'scripts/test.ts'), 'utf8');
  expect(checks).toContain("check('types', 'tsc --noEmit'");
  const { include, exclude } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  for (const folder of ['src', 'widgets']) expect(include).toContain(folder);
  // The pages that the bench measures beside the product have packages and types of their own.
  expect(exclude).toEqual(['scripts/bench/rivals']);
});

const ENTRIES =
  'src schemas brands widgets scripts public tests vite.config.ts package.json tsconfig.json README.md';

test('[CARD-12] the top level is the one that the owner drew', () => {
  for (const entry of ENTRIES.split(' ')) {
    expect(existsSync(join(root, entry)), entry).toBe(true);
  }
});
