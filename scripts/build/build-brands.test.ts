import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { UnfinishedBrands } from '../../src/contract/compiled-brand.ts';
import { buildBrands } from './build-brands.ts';
import { fixtureProject } from '../../tests/fixtures/fixture-brands.ts';
import { LONG } from '../../tests/long.ts';

const BRANDS = ['base', 'families', 'exec', 'teens', 'wup', 'wup-mz', 'medcof'];
const { root, read, write, edit } = fixtureProject(BRANDS);
afterAll(() => rm(root, { recursive: true }));

const build = () => buildBrands({ outDir: join(root, 'out'), minify: false, root });

test(
  'each brand becomes two modules, what a flow begins with and the rest, and a picture of its links',
  LONG,
  async () => {
    const { diagnostics } = await build();
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const names = await readdir(join(root, 'out'));
    const modules = names.filter((name) => name.startsWith('wup.'));
    expect(modules).toHaveLength(1);
    const first = read(`out/${modules[0]!}`);
    const [, later] = /later: "\/brands\/(wup-later\.\w+\.js)"/.exec(first)!;
    expect(first).not.toContain('cardNumber');
    expect(read(`out/${later!}`)).toContain('cardNumber');
    const [, picture] = /"sharedPicture":"\/brands\/(wup-picture\.\w{8}\.png)"/.exec(first)!;
    expect(names).toContain(picture);
  },
);

test('what brands still lack is for the server alone: inherited values count, marks are in no module (D-177)', async () => {
  await build();
  const unfinished: UnfinishedBrands = JSON.parse(read('out/unfinished.json'));
  // A copy of another brand, and a variant of it, take over what is invented there.
  for (const id of ['exec', 'teens', 'wup', 'wup-mz']) {
    const messages = unfinished[id]!.map(({ message }) => message);
    expect(messages).toContain('"Personalidade 1" is invented.');
    expect(messages).toContain('Names, colours, links or ids of this brand are invented.');
  }
  // The list of the base says what every product brings, and nothing of what this product is.
  const ofTheList = expect.stringContaining('"Confirmação de {productName} por e-mail');
  expect(unfinished.exec!.map(({ message }) => message)).toContainEqual(ofTheList);
  const closedByPrice = Object.entries(unfinished).filter(([, values]) =>
    values.some(({ kind }) => kind === 'price'),
  );
  expect(closedByPrice.map(([id]) => id)).toEqual(['wup-mz']);
  const modules = (await readdir(join(root, 'out'))).filter((name) => name.endsWith('.js'));
  for (const name of modules)
    expect(read(`out/${name}`), name).not.toMatch(/"placeholders?":\s*[t[]/);
});

test('[CARD-24] one broken brand file makes the build fail, and is named', async () => {
  await rm(join(root, 'out'), { recursive: true, force: true });
  const file = 'brands/medcof/brand.json';
  const brand = read(file);
  edit(file, '"key": "MEDCOF"', '"key": "MEDCOF", "stepsNumber": "three"');
  const { diagnostics } = await build();
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map((error) => error.file)).toContain(file);
  await expect(readdir(join(root, 'out'))).rejects.toThrow();
  write(file, brand);
});
