import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nodeAt, textAt, type Place } from '../../brand/parse/node.ts';
import { say } from '../language/sentence.ts';
import { brandRule } from '../rule.ts';
import { ageOf } from '../typed.ts';
import { contrastRatio, ratioText, standingOut, type Limit } from './colour.ts';

/** Two colours of a palette, by dotted path, that lie on each other somewhere on a screen. */
interface ColourPair {
  colour: string;
  on: string;
  /** Least contrast ratio: WCAG 2.2, 1.4.3 for texts, 1.4.11 for controls. */
  least: number;
}

const TEXT = 4.5;
const CONTROL = 3;

const BACKGROUNDS = ['background.page', 'background.surface'];
const ROLES = ['primary', 'success', 'error', 'warning'];
const ROLE_TEXTS = ROLES.map((role) => `${role}.main`);
const TEXTS = ['foreground.main', 'foreground.muted', 'grey.700', ...ROLE_TEXTS];

/** Pairs of colours whose contrast theme.schema.json promises. */
export const colourPairs: readonly ColourPair[] = [
  ...BACKGROUNDS.flatMap((on) => [
    ...TEXTS.map((colour) => ({ colour, on, least: TEXT })),
    { colour: 'grey.500', on, least: CONTROL },
  ]),
  ...ROLES.flatMap((role) => [
    { colour: `${role}.contrast`, on: `${role}.main`, least: TEXT },
    { colour: `${role}.contrast`, on: `${role}.dark`, least: TEXT },
    { colour: `${role}.main`, on: `${role}.light`, least: TEXT },
    { colour: 'foreground.main', on: `${role}.light`, least: TEXT },
    { colour: 'foreground.muted', on: `${role}.light`, least: TEXT },
  ]),
];

type Colour = { hex: string; at: Place; age: number };
type Palette = ReadonlyMap<string, Colour>;
type Faint = ColourPair & { ratio: number };

export const rule = brandRule('contrast', 'error', ({ merged, parent, report }) => {
  for (const mode of ['light', 'dark'] as const) {
    const palette = paletteOf(merged, mode);
    for (const [path, faint] of faintColours(palette, parent && paletteOf(parent, mode))) {
      const { hex, at } = palette.get(path)!;
      const pairs = faint.map((pair) => describe(pair, path, palette));
      // A colour that passes wherever this one is used; where there is none, at least where it fails now.
      const better =
        standingOut(hex, limitsOn(path, palette, colourPairs)) ??
        standingOut(hex, limitsOn(path, palette, faint));
      const suggestion = better
        ? say('contrast.write', { better })
        : say('contrast.change-colours-meets');
      report(at, `contrast.${mode}-mode`, { mode, path, hex, pairs }, { suggestion });
    }
  }
});

function paletteOf(merged: MergedBrand, mode: string): Palette {
  const paths = new Set(colourPairs.flatMap(({ colour, on }) => [colour, on]));
  return new Map(
    [...paths].flatMap((path): [string, Colour][] => {
      const node = nodeAt(merged.files.get('theme'), [mode, ...path.split('.')]);
      const hex = textAt(node);
      return node && hex ? [[path, { hex, at: node.at, age: ageOf(merged, node.at) }]] : [];
    }),
  );
}

/**
 * Colours with the pairs in which they are too faint. Of a pair that colour has to change which was written
 * later, and of two in one file that which is faint in more pairs. A colour that is the parent's mistake is
 * no mistake of what a descendant puts on it.
 */
function faintColours(palette: Palette, parent?: Palette): Map<string, Faint[]> {
  const above = parent ? faintColours(parent) : new Map<string, Faint[]>();
  const blamed = new Map<string, Faint[]>();
  for (const pair of colourPairs) {
    const [colour, on] = [palette.get(pair.colour), palette.get(pair.on)];
    if (!colour || !on) continue;
    const faint = { ...pair, ratio: contrastRatio(colour.hex, on.hex) };
    const older = colour.age > on.age ? pair.colour : pair.on;
    const isOfOneFile = colour.age === on.age;
    if (faint.ratio >= pair.least || (!isOfOneFile && above.has(older))) continue;
    for (const path of [pair.colour, pair.on])
      if (isOfOneFile || path !== older) blamed.set(path, [...(blamed.get(path) ?? []), faint]);
  }
  const told = new Set<Faint>();
  const faintest = [...blamed].sort(([, one], [, other]) => other.length - one.length);
  const left = faintest.map(([path, pairs]): [string, Faint[]] => {
    return [path, pairs.filter((pair) => !told.has(pair) && told.add(pair))];
  });
  return new Map(left.filter(([, pairs]) => pairs.length > 0));
}

const otherOf = (path: string, { colour, on }: ColourPair): string =>
  path === colour ? on : colour;

function describe(pair: Faint, path: string, palette: Palette) {
  const other = otherOf(path, pair);
  return say(path === pair.colour ? 'contrast.pair-on' : 'contrast.pair-under', {
    ratio: ratioText(pair.ratio),
    other,
    hex: palette.get(other)!.hex,
    least: ratioText(pair.least),
  });
}

/** The colours that one has to stand out from in some pairs, where the palette has them. */
const limitsOn = (path: string, palette: Palette, pairs: readonly ColourPair[]): Limit[] =>
  pairs.flatMap((pair) => {
    const isOfPair = path === pair.colour || path === pair.on;
    const against = isOfPair && palette.get(otherOf(path, pair))?.hex;
    return against ? [{ against, least: pair.least }] : [];
  });
