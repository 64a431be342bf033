import { expect, test } from 'vitest';
import { parseSources } from '../../brand/parse/brand-files.ts';
import { NoSuchPlace } from '../say.ts';
import { edited, sourcesWith } from './build/build-test-kit.ts';
import type { EditPlace, ValueEdit } from './build/edit.ts';
import { brandsThatFeel } from './felt.ts';
import { levelsOf } from './levels.ts';

/** Texts of a family, and of one of its brands. */
const TEXTS = {
  'brands/families/school/texts': { 'lead.title': 'Aprenda' },
  'brands/alfa/texts': { 'lead.title': 'Alfa', 'own.text': 'x' },
};
interface Asked extends Partial<EditPlace>, Pick<ValueEdit, 'value'> {
  brand?: string;
  level?: string;
}
const plan = ({ brand = 'alfa', level = brand, value, ...rest }: Asked) => {
  const place = { document: 'texts', steps: ['lead.title'], ...rest };
  return edited({ kind: 'value', place, value }, level, TEXTS, brand);
};

test('the levels of a brand go from itself to the base', () => {
  const parsed = parseSources(sourcesWith());
  expect(levelsOf(parsed, 'alfa')).toEqual(['alfa', 'families/school', 'base']);
  expect(() => levelsOf(parsed, 'delta')).toThrow(NoSuchPlace);
});

const BASE = { 'lead.title': 'Oi', 'lead.intro': 'Comece', 'lead.submit': 'Ir' };
/** Felt by alfa alone unless said. */
test.each<[what: string, Asked, files: object, felt?: string[], kept?: string[]]>([
  [
    'for one brand is changed in its own file',
    { value: 'Bem-vindo' },
    { 'alfa/texts': { 'lead.title': 'Bem-vindo', 'own.text': 'x' } },
  ],
  [
    'for the family is said there, and no more by the brand that asked',
    { level: 'families/school', value: 'Estude' },
    { 'alfa/texts': { 'own.text': 'x' }, 'families/school/texts': { 'lead.title': 'Estude' } },
    ['alfa', 'beta'],
  ],
  [
    'for everyone leaves the brands that say it themselves',
    { brand: 'gama', level: 'base', value: 'Oi' },
    { 'base/texts': BASE },
    ['gama'],
    ['alfa', 'beta'],
  ],
  [
    'that the parent says is not repeated',
    { value: 'Aprenda' },
    { 'alfa/texts': { 'own.text': 'x' } },
  ],
  [
    'of the parent is removed by null',
    { steps: ['lead.intro'] },
    { 'alfa/texts': { 'lead.title': 'Alfa', 'lead.intro': null, 'own.text': 'x' } },
  ],
  [
    'of the brand alone is removed with its line',
    { steps: ['own.text'] },
    { 'alfa/texts': { 'lead.title': 'Alfa' } },
  ],
])('a text %s', (_, asked, files, felt = ['alfa'], kept = []) => {
  const { plan: made, files: left } = plan(asked);
  expect([left, made.felt, made.kept]).toEqual([files, felt, kept]);
});

test('a new text stands behind those that begin with the same words', () => {
  const { files } = plan({ steps: ['lead.intro'], value: 'Vamos' });
  const order = ['lead.title', 'lead.intro', 'own.text'];
  expect(Object.keys(files['alfa/texts'] as object)).toEqual(order);
});

test('a new file begins with its schema', () => {
  const steps = ['blocks', { id: 'form' }, 'submit'];
  const asked = { brand: 'beta', document: 'screens/payment/[id]', steps, value: 'pay' };
  expect(JSON.parse(plan(asked).plan.files[0]!.after!)).toEqual({
    $schema: '../../../../schemas/brand/screen.schema.json',
    blocks: [{ id: 'form', block: 'form', submit: 'pay' }],
  });
});

test('a brand feels an image of its folders that has become another one', () => {
  const withLogo = (hash: string) => ({
    ...sourcesWith(),
    images: new Map([['brands/families/school/logo.svg', hash]]),
  });
  expect(brandsThatFeel(withLogo('1'), withLogo('2'))).toEqual(['alfa', 'beta']);
});

test('what cannot be changed is an error that says why', () => {
  expect(() => plan({ level: 'families/other', value: 1 })).toThrow(
    "'alfa' takes nothing from 'families/other'. Choose alfa, families/school, base.",
  );
  expect(() => plan({ document: '../secret', value: 1 })).toThrow(NoSuchPlace);
  const steps = ['flows', { id: 'own' }, 'name'];
  expect(() => plan({ document: 'flows', steps, value: 'x' })).toThrow('no place for [own].name');
  expect(() => plan({ steps: ['nothing'] })).toThrow('There is no nothing to remove.');
  expect(() => plan({ steps: ['lead.title', 'inner'], value: 1 })).toThrow('no place for inner');
});
