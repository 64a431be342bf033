import { expect, test } from 'vitest';
import type { ShortFiles } from '../../brand/brand-test-kit.ts';
import { compareBrands } from './compare-brands.ts';
import { checkedOf } from './diff-test-kit.ts';

const FILES: ShortFiles = {
  'base/brand': { area: 'BR' },
  'base/texts': { 'a.title': 'Olá', 'a.label': 'Nome' },
  'alfa/brand': { extends: 'base', key: 'ALFA' },
  'alfa/screens/lead': { blocks: [{ id: 'h', block: 'heading', text: 'a.title' }] },
  'beta/brand': { extends: 'base', key: 'BETA' },
  'beta/screens/data': {
    blocks: [{ id: 'f', block: 'form', schema: { properties: { n: { $ref: 'fields/name' } } } }],
  },
  'fields/name': { schema: { type: 'string', title: 'a.label' } },
  registry: { default: 'ALFA' },
};

interface Side {
  files?: ShortFiles;
  images?: string[];
}
const both = (before: Side, after: Side) =>
  compareBrands(
    checkedOf({ ...FILES, ...before.files }, before.images),
    checkedOf({ ...FILES, ...after.files }, after.images),
  );
const changed = (files: ShortFiles) => both({}, { files });

test('a change in a shared file is one change of all its brands', () => {
  expect(changed({ 'base/brand': { area: 'MZ' } })).toEqual([
    {
      subject: 'settings',
      document: 'brand',
      path: ['area'],
      before: 'BR',
      after: 'MZ',
      place: expect.objectContaining({ file: 'brands/base/brand.json', line: 2 }),
      brands: ['alfa', 'beta'],
    },
  ]);
});

test('a value that goes is known by the place where it was', () => {
  const [change] = changed({ 'base/brand': {} });
  expect(change).toMatchObject({ before: 'BR', place: { file: 'brands/base/brand.json' } });
  expect(change!.after).toBeUndefined();
});

test('a text knows the screens that show it, by themselves or in a field', () => {
  const screensOf = (folder: string, texts: object) =>
    changed({ [`${folder}/texts`]: texts }).map(({ path, ...one }) => [
      path[0],
      one.screens,
      one.brands,
    ]);
  const title = { 'a.title': 'Oi', 'a.label': 'Nome' };
  expect(screensOf('base', title)).toEqual([['a.title', ['lead'], ['alfa', 'beta']]]);
  expect(screensOf('beta', { 'a.label': 'Seu nome' })).toEqual([['a.label', ['data'], ['beta']]]);
});

test('a brand that comes or goes is one change', () => {
  const { 'beta/brand': _, 'beta/screens/data': __, ...less } = FILES;
  const [without, all] = [checkedOf(less), checkedOf(FILES)];
  const change = (before?: object, after?: object) => [
    { subject: 'brands', document: 'brand', path: [], brands: ['beta'], before, after },
  ];
  const beta = { key: 'BETA' };
  expect(compareBrands(without, all)).toMatchObject(change(undefined, beta));
  expect(compareBrands(all, without)).toMatchObject(change(beta));
});

test('a library field concerns the brands that use it', () => {
  const field = (title: string) => ({ 'fields/name': { schema: { type: 'string', title } } });
  expect(changed(field('a.title'))).toMatchObject([
    { subject: 'fields', document: 'fields/name', path: ['schema', 'title'], brands: ['beta'] },
  ]);
  expect(changed({ 'fields/new': { schema: {} } })).toMatchObject([
    { document: 'fields/new', path: [], brands: [] },
  ]);
});

test('images that come, go or become other ones', () => {
  const changes = both(
    { images: ['alfa/a.svg', 'alfa/b.svg', 'base/c.svg'] },
    { images: ['alfa/b.svg', 'alfa/c.svg', 'base/c.svg', 'alfa/d.svg'] },
  );
  expect(changes.map(({ before, after, place }) => [before, after, place!.file])).toEqual([
    ['brands/base/c.svg', 'brands/alfa/c.svg', 'brands/alfa/c.svg'],
    ['brands/alfa/a.svg', undefined, 'brands/alfa/a.svg'],
    [undefined, 'brands/alfa/d.svg', 'brands/alfa/d.svg'],
  ]);
  expect(changes[0]).toMatchObject({ subject: 'images', path: ['c.svg'], brands: ['alfa'] });
});
