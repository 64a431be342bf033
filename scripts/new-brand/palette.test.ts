import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio } from '../../src/diagnostics/brand/colour.ts';
import { colourPairs } from '../../src/diagnostics/brand/colour-pairs.ts';
import { paletteOf } from './palette.ts';

type Palette = Record<string, Record<string, string>>;
const base: Record<'light' | 'dark', Palette> = JSON.parse(
  readFileSync('brands/base/theme.json', 'utf8'),
);

/** Pairs of a whole palette that are too close, as validate-brands would say. */
function tooClose(palette: Palette): string[] {
  const at = (path: string) =>
    path.split('.').reduce<never>((here, key) => here[key]!, palette as never);
  return colourPairs
    .filter(({ colour, on }) => /primary/.test(colour + on))
    .filter(({ colour, on, least }) => contrastRatio(at(colour), at(on)) < least)
    .map(({ colour, on }) => `${colour} on ${on}`);
}

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('texts are readable in light and dark for any starting colour', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const { light, dark } = paletteOf(colour);
      expect(tooClose({ ...base.light, ...light } as never)).toEqual([]);
      expect(tooClose({ ...base.dark, ...dark } as never)).toEqual([]);
    }),
    { examples: [['#ffffff'], ['#000000'], ['#ffff00'], ['#0000ff'], ['#808080']] },
  );
});

test('a colour that can be read is taken as it is', () => {
  expect(paletteOf('#7a1f5c').light.primary.main).toBe('#7A1F5C');
});
