import { expect, test } from 'vitest';
import { measureBrandJson } from './brand-json.ts';

const json = new Map(
  Object.entries({
    'brands/base/brand.json': { area: 'BR', stepsNumber: 3, cards: ['visa', 'elo'] },
    'brands/base/screens/lead.json': { blocks: [{ id: 'title', block: 'heading', text: 'a' }] },
    'brands/families/prep/brand.json': { extends: 'base', stepsNumber: 4 },
    'brands/alfa/brand.json': { extends: 'families/prep', key: 'ALFA', stepsNumber: 4, area: 'MZ' },
    'brands/alfa/screens/lead.json': {
      blocks: [
        { id: 'title', block: 'heading', text: 'a' },
        { id: 'new', block: 'text', text: 'b' },
      ],
    },
    'brands/beta/brand.json': { extends: 'base', key: 'BETA', cards: ['visa', 'elo'] },
    'schemas/fields/name.json': { schema: {} },
  }).map(([path, file]) => [path, JSON.stringify(file, null, 1)]),
);

test('what brands and families say is counted, and what a parent says just so', () => {
  const { brands, values, repeated } = measureBrandJson({ json, images: new Map() });
  // The family: stepsNumber. Alfa: stepsNumber*, area, two texts*. Beta: cards*.
  expect({ brands, values, repeated }).toEqual({ brands: 2, values: 6, repeated: 3 });
});

test('lines are those of all files of a brand; base and families count to the total only', () => {
  const { lines, longest } = measureBrandJson({ json, images: new Map() });
  const of = (folder: string) =>
    [...json]
      .filter(([path]) => path.startsWith(folder))
      .reduce((sum, [, text]) => sum + text.split('\n').length, 0);
  expect(longest).toBe(of('brands/alfa/'));
  expect(lines).toBe(of('brands/'));
});
