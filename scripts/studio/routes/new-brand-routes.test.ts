import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../src/studio/new-brand/answers.ts';
import { layOutFixtureBrands } from '../../../tests/fixtures/fixture-brands.ts';
import { openTestStudio } from '../studio-test-kit.ts';

let root: string;
let studio: ReturnType<typeof openTestStudio>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guiche-studio-'));
  layOutFixtureBrands(root);
  studio = openTestStudio(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const call = async (name: string, body: object) => {
  const response = await studio.call(name, body);
  return { status: response.status, body: await response.json() };
};

const ANSWERS: Answers = {
  key: 'VIOLAO',
  name: 'Violão Fácil',
  area: 'BR',
  parent: 'families/english',
  colour: '#FFB400',
  product: 'Curso de violão',
  price: '1200',
  domain: 'https://violao.example.com',
};
const create = (answers: Partial<Answers> = {}, language = 'en') =>
  call('new-brand/create', { answers: { ...ANSWERS, ...answers }, language });

test('a brand is written as one step, drawn, and removed by one undo', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  expect(body).toMatchObject({ felt: ['violao'], canUndo: true });
  expect(studio.rebuilt).toEqual([['violao']]);
  const read = (name: string) =>
    JSON.parse(readFileSync(join(root, 'brands/violao', name), 'utf8'));
  expect(read('brand.json').product.name).toBe('Curso de violão');
  expect(read('theme.json').light.primary.main).not.toBe('#FFB400');
  expect(existsSync(join(root, 'brands/violao/logo.svg'))).toBe(true);
  await call('undo', {});
  expect(existsSync(join(root, 'brands/violao'))).toBe(false);
});

test('a key that is taken meanwhile is refused in the language of the page, and nothing is written', async () => {
  const { status, body } = await create({ key: 'WUP' }, 'pt');
  expect([status, body]).toEqual([422, { message: 'Já existe uma marca WUP em BR.' }]);
  expect(studio.rebuilt).toEqual([]);
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40"/></svg>';
/** The signature, the name of the first part, and 40 × 20 pixels. */
const PNG = [
  0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 40, 0, 0, 0, 20, 8,
];
const withLogo = (bytes: Buffer) =>
  call('new-brand/create', {
    answers: ANSWERS,
    logo: { base64: bytes.toString('base64'), ratio: 2 },
    language: 'en',
  });

test('a drawn logo is saved in the place of the two that would be made, for both modes', async () => {
  expect((await withLogo(Buffer.from(SVG))).status).toBe(200);
  const folder = join(root, 'brands/violao');
  expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toBe(SVG);
  expect(readdirSync(folder).sort()).toEqual([
    'brand.json',
    'favicon.svg',
    'loading.svg',
    'logo.svg',
    'sandbox.json',
    'theme.json',
  ]);
  const brand = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'));
  expect(brand).toMatchObject({ logoDarkFile: 'logo.svg', style: { logoWidth: 88 } });
  expect(brand).not.toHaveProperty('logoFile');
});

test('a logo is named by what it contains', async () => {
  expect((await withLogo(Buffer.from(PNG))).status).toBe(200);
  const brand = JSON.parse(readFileSync(join(root, 'brands/violao/brand.json'), 'utf8'));
  expect(brand).toMatchObject({ logoFile: 'logo.png', logoDarkFile: 'logo.png' });
  expect(existsSync(join(root, 'brands/violao/logo.png'))).toBe(true);
});

test('a logo that runs a script is refused, and nothing is written', async () => {
  const { status, body } = await withLogo(Buffer.from(SVG.replace('<rect', '<script/><rect')));
  expect([status, body.message]).toEqual([422, expect.stringContaining('runs or loads')]);
  expect(existsSync(join(root, 'brands/violao'))).toBe(false);
});

test('a key that leads out of brands/ is refused', async () => {
  expect((await create({ key: '../../X' })).status).toBe(422);
});

test('the page hears what a brand may extend, and which colours stand around its own', async () => {
  const { body } = await call('new-brand/choices', {});
  expect(body.parents).toContain('families/english');
  expect(body.takenKeys).toContain('WUP BR');
  expect(body.around['families/english'].light['background.surface']).toBe('#FFFFFF');
});
