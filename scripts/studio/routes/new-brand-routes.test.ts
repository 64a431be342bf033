import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../src/studio/new-brand/answers.ts';
import { layOutFewBrands } from '../../../tests/few-brands.ts';
import { openTestStudio } from '../studio-test-kit.ts';

let root: string;
let studio: ReturnType<typeof openTestStudio>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guiche-studio-'));
  layOutFewBrands(root);
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

test('a key that leads out of brands/ is refused', async () => {
  expect((await create({ key: '../../X' })).status).toBe(422);
});

test('the page hears what a brand may extend, and which colours stand around its own', async () => {
  const { body } = await call('new-brand/choices', {});
  expect(body.parents).toContain('families/english');
  expect(body.takenKeys).toContain('WUP BR');
  expect(body.around['families/english'].light['background.surface']).toBe('#FFFFFF');
});
