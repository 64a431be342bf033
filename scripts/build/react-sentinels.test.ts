import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutStacks } from './react-sentinels.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const code = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

test('the signals of the react-dom that is installed are made without a stack', () => {
  expect(code).toContain('var SuspenseException = Error(formatProdErrorMessage(460))');
  const made = withoutStacks(code);
  expect(made).toContain(
    'var SuspenseException = Object.create(Error.prototype, { message: { value: formatProdErrorMessage(460) } })',
  );
  expect(made).not.toMatch(/\w+Exception = Error\(/);
});

test('errors that are thrown with a stack stay as they are', () => {
  const thrown = /throw Error\(/g;
  expect(withoutStacks(code).match(thrown)).toEqual(code.match(thrown));
});

test('another number of them stops the build and says where to look', () => {
  const other = code.replace('var SuspenseException = Error(', 'var SuspenseException = make(');
  expect(() => withoutStacks(other)).toThrow(/4 errors .*react-sentinels\.ts/);
});
