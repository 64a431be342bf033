import { parseAst, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { staticStyles } from './static-styles.ts';

type Transform = (this: unknown, code: string, id: string) => { code: string } | undefined;

/** A module after the plugin, in a build or in development. */
function compiled(code: string, mode: 'build' | 'dev' = 'build'): string {
  const plugin = staticStyles('/project') as Plugin & { transform: { handler: Transform } };
  const context = {
    parse: (text: string) => parseAst(text),
    environment: { mode },
    error(message: string) {
      throw new Error(message);
    },
  };
  const module = `import { styled } from '../styles/styled.ts';\n${code}`;
  return plugin.transform.handler.call(context, module, '/project/src/a/Box.tsx')!.code;
}

const BOX = "const Box = styled('div')(({ theme }) => ({ color: theme.palette.primary.main }));";

test('a build drops the styles and leaves a class, and what is not drawn can be dropped too', () => {
  const code = compiled(BOX);
  expect(code).toMatch(/const Box = \/\* @__PURE__ \*\/ styled\('div', 'g[0-9a-z]+'\);/);
  expect(code).not.toContain('theme');
});

test('elsewhere the styles are registered under the same class', () => {
  const [, name] = /'(g\w+)'/.exec(compiled(BOX))!;
  const code = compiled(BOX, 'dev');
  expect(code).toContain(`styled('div', __registered('${name}', ({ theme })`);
  expect(code).toContain('import { registered as __registered } from "/project/src/styles/');
});

test('each variable of a module has a class of its own', () => {
  const names = compiled(`${BOX}\nexport const Card = styled(Box)({ gap: 8 });`).match(/'g\w+'/g);
  expect(new Set(names).size).toBe(2);
});

test.each([
  ['export default styled("p")({ gap: 8 });', /has no class of its own/],
  ['const Box = styled("p");', /with its styles at once/],
])('%s stops the build', (code, message) => {
  expect(() => compiled(code)).toThrow(message);
});
