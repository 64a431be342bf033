import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSources } from '../../brand/parse/brand-files.ts';
import { contrastRatio } from '../../diagnostics/brand/colour.ts';
import { colourPairs } from '../../diagnostics/brand/colour-pairs.ts';
import { MODES, paletteOf, type Mode, type Palette } from './palette.ts';
import { surroundingsOf } from './surroundings.ts';

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
      expect(tooClose(paletteOf(colour, around).palette)).toEqual([]);
    }),
    { examples: [['#ffffff'], ['#000000'], ['#ffff00'], ['#0000ff'], ['#808080']] },
  );
});

test('a colour that can be read is taken as it is', () => {
  const { palette, checks } = paletteOf('#7a1f5c', around);
  expect(palette.light.primary.main).toBe('#7A1F5C');
  expect(checks[0]).toMatchObject({ mode: 'light', wished: '#7A1F5C', chosen: '#7A1F5C' });
  expect(checks[0]!.before).toBe(checks[0]!.after);
});

test('a colour that cannot be read says what it was and what became of it', () => {
  const [light] = paletteOf('#FFD400', around).checks;
  expect(light!.wished).toBe('#FFD400');
  expect(light!.before).toBeLessThan(1.5);
  expect(light!.after).toBeGreaterThanOrEqual(4.5);
  expect(light!.chosen).not.toBe(light!.wished);
});

test('the backgrounds of the brand itself decide, not those of the base', () => {
  const dim = { ...around, light: { ...around.light, 'background.page': '#C9C9C9' } };
  const [light] = paletteOf('#C02020', dim).checks;
  expect(paletteOf('#C02020', around).checks[0]!.chosen).toBe('#C02020');
  expect(contrastRatio(light!.chosen, '#C9C9C9')).toBeGreaterThanOrEqual(4.5);
});
