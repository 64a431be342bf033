import { expect, test } from 'vitest';
import { parseSources } from '../parse/brand-files.ts';
import { textAt } from '../parse/node.ts';
import { inherit } from './inherit.ts';

const FIELD = {
  schema: {},
  texts: { 'field.plate.label': 'Placa', 'field.plate.invalid': 'Revise' },
};

function mergedTexts(files: Record<string, object>) {
  const json = Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)] as const);
  const parsed = parseSources({ json: new Map(json), images: new Map() });
  return inherit(parsed.folders.get('acme')!, parsed).merged!.files.get('texts');
}

test('the texts of a library field stand below those of every brand', () => {
  const texts = mergedTexts({
    'schemas/fields/plate.json': FIELD,
    'brands/base/brand.json': {},
    'brands/base/texts.json': { 'lead.title': 'Dados' },
    'brands/acme/brand.json': { extends: 'base' },
    'brands/acme/texts.json': { 'field.plate.invalid': 'Confira a placa' },
  });
  expect(textAt(texts, 'field.plate.label')).toBe('Placa');
  expect(textAt(texts, 'field.plate.invalid')).toBe('Confira a placa');
  expect(textAt(texts, 'lead.title')).toBe('Dados');
});

test('texts are left out altogether where a library field cannot be read', () => {
  const parsed = parseSources({
    json: new Map([
      ['schemas/fields/plate.json', '{'],
      ['brands/acme/brand.json', '{}'],
      ['brands/acme/texts.json', '{"lead.title": "Dados"}'],
    ]),
    images: new Map(),
  });
  const { merged } = inherit(parsed.folders.get('acme')!, parsed);
  expect(merged!.files.has('texts')).toBe(false);
  expect([...merged!.unreadable]).toEqual(['texts']);
});

test('they do not stand in for a texts.json that is missing', () => {
  const texts = mergedTexts({
    'schemas/fields/plate.json': FIELD,
    'brands/acme/brand.json': {},
  });
  expect(texts).toBeUndefined();
});
