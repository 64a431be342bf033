import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueEntry } from '../../../src/contract/compiled-brand.ts';
import { layOutFixtureBrands } from '../../../tests/fixtures/fixture-brands.ts';
import { LONG } from '../../../tests/long.ts';
import { buildBrands } from '../build-brands.ts';
import { NO_CACHE, openCache, type BuildCache } from '../cache/build-cache.ts';

let root = '';
const SLOW = { ...LONG, timeout: 300_000 };
const OUT = { outDir: 'out', clientDir: 'client' };

/** A few brands of which some extend or lend to each other. */
const BRANDS = ['em', 'exec', 'live', 'medcof', 'wup', 'wup-mz'];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'guiche-incremental-'));
  layOutFixtureBrands(root, ['base', 'families', ...BRANDS]);
});
afterAll(() => rm(root, { recursive: true }));

interface Run {
  out?: { outDir: string; clientDir: string };
  cache?: BuildCache;
  accept?: () => Promise<void>;
  prepare?: () => Promise<boolean>;
}

/** Builds the brands; returns the ids of those that became others, and the errors. */
async function build({
  out = OUT,
  cache = openCache(join(root, 'cache')),
  accept,
  prepare,
}: Run = {}) {
  const changed: string[] = [];
  const { diagnostics } = await buildBrands({
    outDir: join(root, out.outDir),
    clientDir: join(root, out.clientDir),
    minify: true,
    root,
    cache,
    prepare,
    accept: async (brands: readonly [CatalogueEntry, string][]) => {
      changed.push(...brands.map(([{ id }]) => id));
      await accept?.();
    },
  });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return { changed: changed.sort(), errors: errors.map(({ file, rule }) => `${file} ${rule}`) };
}

/** Every file below some folders, with its content. */
async function contentOf(...folders: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(join(root, folder).length);
      found.set(`${folders.indexOf(folder)}${name}`, (await readFile(path)).toString('base64'));
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The content that a build from nothing makes of the files as they are. */
async function fromNothing(): Promise<Map<string, string>> {
  const out = { outDir: 'clean', clientDir: 'clean-client' };
  await build({ out, cache: NO_CACHE });
  return contentOf(out.outDir, out.clientDir);
}

async function replace(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(root, path), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(root, path), text.replace(from, to));
}

const TEXTS = 'brands/medcof/texts.json';

test('a changed text of one brand makes that brand anew, and nothing else', SLOW, async () => {
  await build();
  expect((await build()).changed).toEqual([]);
  const [other] = (await readdir(join(root, 'out'))).filter((name) => /^exec\..*\.js$/.test(name));
  const { mtimeMs } = await stat(join(root, 'out', other!));
  await replace(TEXTS, 'Seu plantão de estudos', 'Seu belo plantão de estudos');
  expect((await build()).changed).toEqual(['medcof']);
  expect((await stat(join(root, 'out', other!))).mtimeMs).toBe(mtimeMs);
  expect(await contentOf('out', 'client')).toEqual(await fromNothing());
});

test('a changed brand makes those anew that extend it or borrow its theme', SLOW, async () => {
  await build();
  await replace('brands/wup/theme.json', '#F1F8F7', '#F2F8F7');
  expect((await build()).changed).toEqual(['live', 'wup', 'wup-mz']);
  expect(await contentOf('out', 'client')).toEqual(await fromNothing());
});

test('a text of the base makes every brand anew', SLOW, async () => {
  await build();
  await replace('brands/base/texts.json', 'e-mail', 'correio');
  expect((await build()).changed).toEqual(BRANDS);
  await replace('brands/base/texts.json', 'correio', 'e-mail');
  expect((await build()).changed).toEqual(BRANDS);
  expect(await contentOf('out', 'client')).toEqual(await fromNothing());
});

test(
  'folders that were deleted, wholly or in part, come back the same from the cache',
  LONG,
  async () => {
    await build();
    const before = await contentOf('out', 'client');
    await rm(join(root, 'out'), { recursive: true });
    await rm(join(root, 'client'), { recursive: true });
    await build();
    expect(await contentOf('out', 'client')).toEqual(before);
    for (const name of (await readdir(join(root, 'client'))).filter((one) =>
      one.startsWith('em'),
    )) {
      await rm(join(root, 'client', name), { recursive: true });
    }
    expect((await build()).changed).toContain('em');
    expect(await contentOf('out', 'client')).toEqual(before);
  },
);

test('a program that is built anew takes nothing of the brands with it', LONG, async () => {
  await build();
  const before = await contentOf('out', 'client');
  await build({
    prepare: async () => {
      await rm(join(root, 'client'), { recursive: true });
      return true;
    },
  });
  expect(await contentOf('out', 'client')).toEqual(before);
});

test(
  'a build that ends before its time leaves nothing that the next one trusts',
  LONG,
  async () => {
    await build();
    const before = await contentOf('out', 'client');
    await replace(TEXTS, 'plantão', 'plantao');
    const killed = build({ accept: () => Promise.reject(new Error('killed')) });
    await expect(killed).rejects.toThrow('killed');
    // Whatever a half-written file holds, no record vouches for it.
    const [module] = (await readdir(join(root, 'out'))).filter((name) =>
      /^exec\..*\.js$/.test(name),
    );
    await writeFile(join(root, 'out', module!), 'half');
    await replace(TEXTS, 'plantao', 'plantão');
    await build();
    expect(await contentOf('out', 'client')).toEqual(before);
  },
);

test(
  'an error that a changed text brings stops the build, and the next build too',
  LONG,
  async () => {
    await build();
    const right = await readFile(join(root, TEXTS), 'utf8');
    await writeFile(join(root, TEXTS), right.replace('{productName}', '{productNam}'));
    const { errors } = await build();
    expect(errors).not.toEqual([]);
    expect((await build()).errors).toEqual(errors);
    await writeFile(join(root, TEXTS), right);
    expect(await build()).toEqual({ changed: [], errors: [] });
  },
);
