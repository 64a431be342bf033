import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nodeAt, textAt, type Place } from '../../brand/parse/node.ts';
import { ageOf } from '../age-of.ts';
import { say } from '../language/sentence.ts';
import { brandRule } from '../rule.ts';
import {
  colourPairs,
  contrastRatio,
  limitsOn,
  ratioText,
  standingOut,
  type ColourPair,
} from './colour.ts';

const MODES = ['light', 'dark'] as const;

interface Colour {
  hex: string;
  at: Place;
  age: number;
}
type Palette = ReadonlyMap<string, Colour>;

interface Faint extends ColourPair {
  ratio: number;
}

/** Every text and control of both modes can be read: WCAG 2.2 AA on the merged theme. */
export const rule = brandRule('contrast', 'error', ({ merged, parent, report }) => {
  for (const mode of MODES) {
    const palette = paletteOf(merged, mode);
    for (const [path, faint] of faintColours(palette, parent && paletteOf(parent, mode))) {
      const { hex, at } = palette.get(path)!;
      const pairs = faint.map((pair) => describe(pair, path, palette));
      const suggestion = advice(path, palette, faint);
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
    const ratio = contrastRatio(colour.hex, on.hex);
    const older = colour.age > on.age ? pair.colour : pair.on;
    if (ratio >= pair.least || (colour.age !== on.age && above.has(older))) continue;
    const later = [pair.colour, pair.on].filter((path) => colour.age === on.age || path !== older);
    for (const path of later) blamed.set(path, [...(blamed.get(path) ?? []), { ...pair, ratio }]);
  }
  const told = new Set<string>();
  const keyOf = ({ colour, on }: Faint) => `${colour} ${on}`;
  const faintest = [...blamed].sort(([, one], [, other]) => other.length - one.length);
  return new Map(
    faintest.flatMap(([path, pairs]): [string, Faint[]][] => {
      const left = pairs.filter((pair) => !told.has(keyOf(pair)));
      for (const pair of left) told.add(keyOf(pair));
      return left.length > 0 ? [[path, left]] : [];
    }),
  );
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

/** A colour that passes wherever this one is used; where there is none, at least where it fails now. */
function advice(path: string, palette: Palette, faint: readonly Faint[]) {
  const limits = (pairs?: readonly Faint[]) =>
    limitsOn(path, (other) => palette.get(other)?.hex, pairs);
  const { hex } = palette.get(path)!;
  const better = standingOut(hex, limits()) ?? standingOut(hex, limits(faint));
  return better ? say('contrast.write', { better }) : say('contrast.change-colours-meets');
}
