import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { fixtureProject } from '../../tests/fixtures/fixture-brands.ts';
import { englishWordsIn } from '../../src/checker/language/language-test-kit.ts';
import { heard } from '../command-line-test-kit.ts';
import { newBrand } from './command.ts';

const { root, read: readFile } = fixtureProject();

const run = (args: string) =>
  heard((output) => newBrand([...args.split(' '), '--root', root], output));

test('[BRAND-96] a key, a name and a parent are enough for a valid brand', async () => {
  const { code, out, err } = await run('--key ZETA --name Zeta&Co --parent families/english');
  expect([code, err, out]).toEqual([0, '', expect.stringContaining('Wrote brands/zeta: it is')]);
  expect(out).toContain('open /?product=ZETA');
  const read = (name: string) => readFile(`brands/zeta/${name}`);
  expect(read('logo.svg')).toContain('Zeta&#38;Co');
  // `npm run format` changes nothing in it.
  const options = await resolveConfig('package.json');
  for (const name of ['brand.json', 'theme.json'])
    expect(await format(read(name), { ...options, filepath: name })).toBe(read(name));
});

test('a brand that would not be valid, or is there already, is not written', async () => {
  const before = readdirSync(join(root, 'brands'));
  const cases: [args: string, code: number, said: string][] = [
    ['--key ETA --name Eta --parent families/englsh', 1, 'no folder brands/families/englsh'],
    ['--key ETA --name Eta --parent base', 1, "'business' is missing"],
    ['--key BASE --name Base --parent families/english', 2, 'a brand in brands/base already'],
    [
      '--key ../eta --name Eta --parent base',
      2,
      "capital letters, digits and dashes, not '../eta'",
    ],
    ['--key ETA --name Eta', 2, '--key, --name and --parent are needed'],
    ['--colour red', 2, 'Usage: npm run new-brand'],
  ];
  for (const [args, code, said] of cases)
    expect([args, await run(args)]).toEqual([
      args,
      expect.objectContaining({ code, out: '', err: expect.stringContaining(said) }),
    ]);
  expect(readdirSync(join(root, 'brands'))).toEqual(before);
});

test('a parent without a business takes one; in Portuguese it says what comes next', async () => {
  const { code, out } = await run(
    '--key RHO --name R --parent base --business events --lang pt-BR',
  );
  expect([code, out]).toEqual([0, expect.stringContaining('brands/rho: a marca é válida')]);
  expect(englishWordsIn(out)).toEqual([]);
});
