import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandsOnDisk } from './brands-on-disk.ts';

let folder = '';
const write = (name: string, code: string) => writeFile(join(folder, name), code);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guiche-disk-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the default export of a brand module is what it says, minified or not', async () => {
  const { importModule } = brandsOnDisk(folder);
  await write('long.js', 'export default (runtime) => ({\nbrand: { of: runtime },\n});\n');
  await write('short.js', 'export default e=>({brand:{of:e}});');
  for (const name of ['long.js', 'short.js']) {
    const make = (await importModule(name)) as (runtime: string) => unknown;
    expect(make('me')).toEqual({ brand: { of: 'me' } });
  }
});

test('another file is refused with its name', async () => {
  await write('other.js', 'const brand = {};');
  await expect(brandsOnDisk(folder).importModule('other.js')).rejects.toThrow(
    `${join(folder, 'other.js')} is not a brand module.`,
  );
});

test('a module that nobody holds any more leaves the memory', async () => {
  await write('gone.js', 'export default () => ({ brand: {} });');
  const load = async () =>
    new WeakRef((await brandsOnDisk(folder).importModule('gone.js')) as object);
  const held = await load();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // An object stays until the end of the turn in which a weak reference to it was made.
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  expect(held.deref()).toBeUndefined();
});
