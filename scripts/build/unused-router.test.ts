import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutEffects } from './unused-router.ts';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/development',
);
const code = readdirSync(folder)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .find((text) => text.includes('function BrowserRouter('))!;

test('components of the react-router that is installed are made without effects', () => {
  expect(code).toMatch(/^var NavLink = React\d+\.forwardRef\(/m);
  const made = withoutEffects(code);
  expect(made).not.toMatch(/^var \w+ = React\d*\.(forwardRef|memo)\(/m);
  expect(made).not.toMatch(/^\w+\.(displayName|contextType) = /m);
});

test('a boundary keeps the context that it reads', () => {
  const [, context] = /^RenderErrorBoundary\.contextType = (\w+);$/m.exec(code)!;
  expect(withoutEffects(code)).toContain(
    `var RenderErrorBoundary = class extends React2.Component {\n  static contextType = ${context};\n`,
  );
});

test('a react-router that is written in another way stops the build and says where to look', () => {
  expect(() => withoutEffects('export const NavLink = forwardRef(draw);')).toThrow(
    /unused-router\.ts/,
  );
});
