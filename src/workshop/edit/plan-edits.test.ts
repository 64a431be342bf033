import { expect, test } from 'vitest';
import { parseSources, type BrandSources } from '../../brand/parse/brand-files.ts';
import { NoSuchPlace } from '../say.ts';
import type { EditPlace, ValueEdit } from './build/edit.ts';
import { brandsThatFeel } from './felt.ts';
import { levelsOf } from './levels.ts';
import { planEdits, type FileChange } from './plan-edits.ts';

/** Two brands of a family, a third one beside it. */
const FILES: Record<string, object> = {
  'base/brand': { style: { logoWidth: 100 } },
  'base/texts': { 'lead.title': 'Olá', 'lead.intro': 'Comece' },
  'base/screens/lead': {
    blocks: [
      { id: 'title', block: 'heading', text: 'lead.title' },
      { id: 'form', block: 'form', submit: 'lead.submit' },
    ],
  },
  'families/school/brand': { extends: 'base' },
  'families/school/texts': { 'lead.title': 'Aprenda' },
  'alfa/brand': { extends: 'families/school', key: 'ALFA' },
  'alfa/texts': { 'lead.title': 'Alfa', 'own.text': 'x' },
  'beta/brand': { extends: 'families/school', key: 'BETA' },
  'gama/brand': { extends: 'base', key: 'GAMA' },
};

const sources: BrandSources = {
  json: new Map(
    Object.entries(FILES).map(([name, file]) => [
      `brands/${name}.json`,
      `${JSON.stringify(file, null, 2)}\n`,
    ]),
  ),
  images: new Map(),
};

interface Asked extends Partial<EditPlace>, Pick<ValueEdit, 'value'> {
  brand?: string;
  level?: string;
}

const plan = ({ brand = 'alfa', level = brand, value, ...place }: Asked) =>
  planEdits(sources, {
    brand,
    level,
    edits: [
      { kind: 'value', place: { document: 'texts', steps: ['lead.title'], ...place }, value },
    ],
  });

const contents = (files: readonly FileChange[]) =>
  Object.fromEntries(
    files.map(({ path, after }) => [
      path,
      after === undefined ? null : (JSON.parse(after) as object),
    ]),
  );

test('the levels of a brand go from itself to the base', () => {
  const parsed = parseSources(sources);
  expect(levelsOf(parsed, 'alfa')).toEqual(['alfa', 'families/school', 'base']);
  expect(() => levelsOf(parsed, 'delta')).toThrow(NoSuchPlace);
});

test('a text of one brand is changed in its own file', () => {
  const { files, felt, kept } = plan({ value: 'Bem-vindo' });
  expect(contents(files)).toEqual({
    'brands/alfa/texts.json': { 'lead.title': 'Bem-vindo', 'own.text': 'x' },
  });
  expect([felt, kept]).toEqual([['alfa'], []]);
});

test('a text for the family is said there, and no more by the brand that asked', () => {
  const { files, felt, kept } = plan({
    level: 'families/school',
    value: 'Estude',
  });
  expect(contents(files)).toEqual({
    'brands/alfa/texts.json': { 'own.text': 'x' },
    'brands/families/school/texts.json': { 'lead.title': 'Estude' },
  });
  expect([felt, kept]).toEqual([['alfa', 'beta'], []]);
});

test('a text for everyone leaves the brands that say it themselves', () => {
  const { files, felt, kept } = plan({
    brand: 'gama',
    level: 'base',
    value: 'Oi',
  });
  expect(contents(files)).toEqual({
    'brands/base/texts.json': { 'lead.title': 'Oi', 'lead.intro': 'Comece' },
  });
  expect([felt, kept]).toEqual([['gama'], ['alfa', 'beta']]);
});

test('what the parent says is not repeated', () => {
  const { files } = plan({ value: 'Aprenda' });
  expect(contents(files)).toEqual({ 'brands/alfa/texts.json': { 'own.text': 'x' } });
});

test('a new file begins with its schema', () => {
  const { files } = plan({
    brand: 'beta',
    document: 'screens/payment/[id]',
    steps: ['blocks', { id: 'form' }, 'submit'],
    value: 'pay',
  });
  expect(contents(files)).toEqual({
    'brands/beta/screens/payment/[id].json': {
      $schema: '../../../../schemas/brand/screen.schema.json',
      blocks: [{ id: 'form', submit: 'pay' }],
    },
  });
});

test('a key that the parent has is removed by null, one of the brand alone with its line', () => {
  const removed = (path: string) => contents(plan({ steps: [path] }).files);
  expect(removed('lead.intro')).toEqual({
    'brands/alfa/texts.json': { 'lead.title': 'Alfa', 'own.text': 'x', 'lead.intro': null },
  });
  expect(removed('own.text')).toEqual({ 'brands/alfa/texts.json': { 'lead.title': 'Alfa' } });
});

test('a brand feels an image of its folders that has become another one', () => {
  const images = new Map([['brands/families/school/logo.svg', '1']]);
  const next = { ...sources, images: new Map([['brands/families/school/logo.svg', '2']]) };
  expect(brandsThatFeel({ ...sources, images }, next)).toEqual(['alfa', 'beta']);
});

test('what cannot be changed is an error that says why', () => {
  expect(() => plan({ level: 'families/other', value: 1 })).toThrow(
    "'alfa' takes nothing from 'families/other'. Choose alfa, families/school, base.",
  );
  expect(() => plan({ document: '../secret', value: 1 })).toThrow(NoSuchPlace);
  expect(() => plan({ steps: ['nothing'] })).toThrow('There is no nothing to remove.');
});
