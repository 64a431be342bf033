import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSources } from '../../src/brand/parse/brand-files.ts';
import { colourPairs, contrastRatio } from '../../src/checker/brand/colour.ts';
import { MODES, paletteOf, surroundingsOf, type Mode, type Palette } from './palette.ts';

const BASE = readFileSync('tests/fixtures/brands/base/theme.json', 'utf8');
const theme: Record<Mode, object> = JSON.parse(BASE);
const json = new Map([
  ['brands/base/brand.json', '{}'],
  ['brands/base/theme.json', BASE],
]);
const around = surroundingsOf('base', parseSources({ json, images: new Map() }));

/** Pairs of a whole palette that are too close, as validate-brands would say. */
function tooClose(palette: Palette): string[] {
  return MODES.flatMap((mode) => {
    const whole = { ...theme[mode], ...palette[mode] };
    const at = (path: string) =>
      path.split('.').reduce<never>((here, key) => here[key]!, whole as never);
    return colourPairs
      .filter(({ colour, on }) => /primary/.test(colour + on))
      .filter(({ colour, on, least }) => contrastRatio(at(colour), at(on)) < least)
      .map(({ colour, on }) => `${mode}: ${colour} on ${on}`);
  });
}

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('texts are readable in light and dark for any starting colour', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      expect(tooClose(paletteOf(colour, around))).toEqual([]);
    }),
    { examples: [['#ffffff'], ['#000000'], ['#ffff00'], ['#0000ff'], ['#808080']] },
  );
});

test('the backgrounds of the brand itself decide, not those of the base', () => {
  const dim = { ...around, light: { ...around.light, 'background.page': '#C9C9C9' } };
  const { light } = paletteOf('#C02020', dim);
  expect(paletteOf('#C02020', around).light.primary.main).toBe('#C02020');
  expect(contrastRatio(light.primary.main, '#C9C9C9')).toBeGreaterThanOrEqual(4.5);
});
