import { expect, test } from 'vitest';
import { shortly, sourcesOf } from '../brand-test-kit.ts';
import { createParser, missingFile, parseSources, type BrandSources } from './brand-files.ts';

const none = { json: new Map<string, string>(), images: new Map<string, string>() };
const parse = (json: Record<string, string>, more: Partial<BrandSources> = {}) =>
  parseSources({ ...none, json: new Map(Object.entries(json)), ...more });

test('every JSON file is sorted by its path', () => {
  const { folders, fields, registry, strays, diagnostics } = sourcesOf({
    registry: { default: 'ALFA' },
    'base/texts': {},
    'families/exam-prep/brand': {},
    'alfa/brand': {},
    'alfa/sandbox': {},
    'alfa/screens/lead': {},
    'alfa/screens/payment/[id]': {},
    'alfa/screens/x/a.jsonx': {},
    'fields/email': {},
  });
  expect([...folders.keys()]).toEqual(['base', 'families/exam-prep', 'alfa']);
  expect(folders.get('alfa')!.name).toBe('alfa');
  expect([...folders.get('alfa')!.files.keys()]).toEqual(['brand', 'sandbox']);
  expect([...folders.get('alfa')!.screens.keys()]).toEqual(['lead', 'payment/[id]', 'x/a.jsonx']);
  expect([...fields.keys()]).toEqual(['email']);
  expect(registry?.at.file).toBe('brands/registry.json');
  expect([strays, diagnostics]).toEqual([[], []]);
});

test.each([
  ['brands/alfa/other.json', ['alfa']],
  ['brands/alfa/more/brand.json', []],
  ['old/brands/alfa/brand.json', []],
])('%s is not read, but its folder counts: %j', (path, folders) => {
  const parsed = parse({ [path]: '{ no JSON' });
  expect(parsed.strays).toEqual([path]);
  expect([...parsed.folders.keys()]).toEqual(folders);
  expect(parsed.diagnostics).toEqual([]);
});

test('images belong to their folder by file name', () => {
  const images = ['alfa/logo.svg', 'families/exam-prep/icon.png', 'alfa/more/x.svg', 'x.svg'];
  const { folders, strays, imageHashes } = sourcesOf({}, images);
  expect([...folders.get('alfa')!.images]).toEqual([['logo.svg', 'brands/alfa/logo.svg']]);
  expect([...folders.get('families/exam-prep')!.images.keys()]).toEqual(['icon.png']);
  expect(strays).toEqual(['brands/alfa/more/x.svg', 'brands/x.svg']);
  expect(imageHashes.get('brands/alfa/logo.svg')).toBe('hash-of-alfa/logo.svg');
});

test('a file that is not JSON counts as unreadable, in any folder', () => {
  const { folders, fields, registry, unreadable, diagnostics } = sourcesOf({
    registry: '{',
    'alfa/brand': '{',
    'alfa/screens/lead': '[]',
    'fields/email': '',
  });
  expect([...unreadable]).toEqual([
    'brands/registry.json',
    'brands/alfa/brand.json',
    'brands/alfa/screens/lead.json',
    'schemas/fields/email.json',
  ]);
  expect([folders.get('alfa')!.files.size, fields.size, registry]).toEqual([0, 0, undefined]);
  expect(diagnostics.map(({ rule }) => rule)).toEqual(Array(4).fill('json-syntax'));
});

test('a file whose name is misspelt counts as the one that is missing', () => {
  const path = 'brands/alfa/flows.jsn';
  const parsed = parse({}, { others: [path] });
  expect(missingFile(parsed, path)).toEqual({ folder: 'alfa', file: 'flows' });
});

test.each([
  ['beside the right one', 'brands/alfa/brnad.json', { 'brands/alfa/brand.json': '{}' }],
  ['deeper down', 'brands/alfa/more/brnad.json', { 'brands/alfa/texts.json': '{}' }],
  ['with quite another name', 'brands/alfa/readme.md', { 'brands/alfa/texts.json': '{}' }],
])('a stray %s counts for nothing', (_, path, json) => {
  const parsed = parse(json, { others: [path] });
  expect(missingFile(parsed, path)).toBeUndefined();
});

test('a screen in the wrong letter case is reported, and read as the one that was meant', () => {
  const { folders, diagnostics } = sourcesOf({ 'alfa/screens/Payment/Upgrade': {} });
  expect([...folders.get('alfa')!.screens.keys()]).toEqual(['payment/upgrade']);
  expect(diagnostics).toMatchObject([{ severity: 'error', data: { id: 'Payment/Upgrade' } }]);
  expect(shortly(diagnostics)).toEqual([
    'template brands/alfa/screens/Payment/Upgrade.json:1 The file name screens/Payment/Upgrade.json names no template. Rename the file to screens/payment/upgrade.json.',
  ]);
});

test('a parser reads a file again only when its text is another one', () => {
  const parser = createParser();
  const given = (brand: string, field: string) => ({
    ...none,
    json: new Map([
      ['brands/alfa/brand.json', brand],
      ['schemas/fields/email.json', field],
    ]),
  });
  const brandOf = ({ folders }: ReturnType<typeof parser>) =>
    folders.get('alfa')!.files.get('brand');
  const first = parser(given('{}', '{}'));
  const same = parser(given('{}', '{}'));
  expect(brandOf(same)).toBe(brandOf(first));
  expect(same.fields).toBe(first.fields);
  const other = parser(given('{ "a": 1 }', '{}'));
  expect(brandOf(other)).not.toBe(brandOf(first));
  expect(other.fields).toBe(first.fields);
  expect(parser(given('{}', '{ "a": 1 }')).fields).not.toBe(first.fields);
});
