import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './text-draft.ts';

const drafts = (text: string) =>
  reportsOf(rule, { 'alfa/texts.json': { 'lead.title': text } }).filter((one) =>
    one.includes('draft'),
  );

test.each(['TODO', 'TODO: título', 'TODO escrever', 'Título FIXME', 'Lorem ipsum dolor', 'xxx'])(
  '%s is a draft',
  (text) => expect(drafts(text)).toHaveLength(1),
);

test.each([
  'Acesso a todo o conteúdo',
  'Todo dia uma aula',
  'TODO O CONTEÚDO',
  'Melhore seu texto',
])('%s is plain Portuguese', (text) => expect(drafts(text)).toEqual([]));

const blocks = [
  { id: 'title', block: 'heading', text: 'lead.title' },
  { id: 'form', block: 'form', submit: 'lead.submit' },
  { id: 'intro', block: 'text', text: 'lead.intro' },
];
const texts = (key: string, length: number) => ({
  'alfa/screens/lead.json': { blocks },
  'alfa/texts.json': { [key]: 'palavra '.repeat(100).slice(0, length - 1) + 'x' },
});

test.each([
  ['lead.title', 120, 'a heading'],
  ['lead.submit', 60, 'a button'],
])('%s holds %d characters', (key, most, place) => {
  expect(reportsOf(rule, texts(key, most))).toEqual([]);
  expect(reportsOf(rule, texts(key, most + 1))).toEqual([
    `alfa/texts.json ${key}: This text stands in ${place}, and is ${most + 1} characters long. Shorten it to ${most} or less.`,
  ]);
});

test('a text that stands by itself is as long as it wants', () => {
  expect(reportsOf(rule, texts('lead.intro', 700))).toEqual([]);
});

test('the name of a product fits into a sentence', () => {
  const brand = (length: number) => ({
    'alfa/brand.json': { product: { name: 'a'.repeat(length) } },
  });
  expect(reportsOf(rule, brand(60))).toEqual([]);
  expect(reportsOf(rule, brand(61))).toEqual([
    'alfa/brand.json product.name: product.name is 61 characters long, and stands within headings and sentences. Shorten it to 60 or less.',
  ]);
});
