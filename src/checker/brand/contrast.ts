import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { Place } from '../../brand/parse/node.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { alsoAt } from '../wording.ts';
import type { Rule, Report } from '../rule.ts';
import { colourPairs, limitsOn, type ColourPair } from './colour-pairs.ts';
import { contrastRatio, ratioText, standingOut } from './colour.ts';
import { say } from '../language/sentence.ts';

const MODES = ['light', 'dark'];
const BLACK = '#000000';
const COLOUR = /^#[0-9A-Fa-f]{6}$/;

/** One colour of a merged palette, and where it was written. */
interface Colour {
  path: string;
  hex: string;
  at: Place;
}

interface Faint extends ColourPair {
  ratio: number;
}

/** Every text and control of both modes can be read: WCAG 2.2 AA on the merged theme. */
export const rule: Rule = {
  id: 'contrast',
  severity: 'error',
  checkBrand({ merged, parent, report }) {
    // Additions of a descendant to a parent's mistake cannot be judged.
    if (areSwapped(merged, report) || (parent && areSwapped(parent, () => {}))) return;
    for (const mode of MODES) {
      const palette = paletteOf(merged, mode);
      for (const [path, faint] of gathered(merged, parent, mode, palette)) {
        const { hex, at } = palette.get(path)!;
        const pairs = faint.map((pair) => describePair(pair, path, palette));
        report({
          at,
          message: mode === 'light' ? 'contrast.light-mode' : 'contrast.dark-mode',
          suggestion: advice(path, palette, faint),
          data: { mode, path, hex, pairs },
        });
      }
    }
  },
};

function paletteOf({ files }: MergedBrand, mode: string): Map<string, Colour> {
  const palette = new Map<string, Colour>();
  for (const path of new Set(colourPairs.flatMap(({ colour, on }) => [colour, on]))) {
    const node = nodeAt(files.get('theme'), [mode, ...path.split('.')]);
    const hex = textAt(node) ?? '';
    if (node && COLOUR.test(hex)) palette.set(path, { path, hex, at: node.at });
  }
  return palette;
}

/** Distance from the brand: place of its folder among the ancestors. */
const nearness = ({ chain }: MergedBrand, { at }: Colour): number =>
  chain.findIndex((folder) => at.file === `brands/${folder}/theme.json`);

/** Pairs that are too faint, by the colour that has to change: that which was set nearer to the brand. */
function faintPairs(merged: MergedBrand, palette: Map<string, Colour>): Map<string, Faint[]> {
  const found = new Map<string, Faint[]>();
  for (const pair of colourPairs) {
    const [colour, on] = [palette.get(pair.colour), palette.get(pair.on)];
    if (!colour || !on) continue;
    const ratio = contrastRatio(colour.hex, on.hex);
    if (ratio >= pair.least) continue;
    const { path } = nearness(merged, on) > nearness(merged, colour) ? on : colour;
    found.set(path, [...(found.get(path) ?? []), { ...pair, ratio }]);
  }
  return found;
}

/**
 * Each pair with one colour: that which is faint in more ways than with this one, and not at all
 * where the other one is the parent's and faint there already.
 */
function gathered(
  merged: MergedBrand,
  parent: MergedBrand | undefined,
  mode: string,
  palette: Map<string, Colour>,
): Map<string, Faint[]> {
  const found = faintPairs(merged, palette);
  if (found.size === 0) return found;
  const above = parent && faintPairs(parent, paletteOf(parent, mode));
  const kept = new Map<string, Faint[]>();
  const add = (path: string, pair: Faint) => kept.set(path, [...(kept.get(path) ?? []), pair]);
  for (const [path, pairs] of found) {
    for (const pair of pairs) {
      const other = otherOf(path, pair);
      const [here, there] = [path, other].map((one) => nearness(merged, palette.get(one)!));
      if (above?.has(other) && there! < here!) continue;
      const isSlipOfOther = here === there && (found.get(other)?.length ?? 0) > pairs.length;
      add(isSlipOfOther ? other : path, pair);
    }
  }
  return kept;
}

/** Whether light mode is darker than dark mode, which is reported instead of all that follows from it. */
function areSwapped(merged: MergedBrand, report: Report): boolean {
  const [light, dark] = MODES.map((mode) => paletteOf(merged, mode).get('background.page'));
  if (!light || !dark || brightness(light) >= brightness(dark)) return false;
  const isLights = nearness(merged, light) >= nearness(merged, dark);
  const [page, other] = isLights ? [light, dark] : [dark, light];
  report({
    at: page.at,
    message: 'contrast.light-mode-darker',
    subject: 'light and dark',
    related: [alsoAt(other.at, say('contrast.page-other-mode'))],
    data: { hex: dark.hex, hex2: light.hex },
  });
  return true;
}

const brightness = ({ hex }: Colour): number => contrastRatio(hex, BLACK);

function describePair(
  { colour, on, least, ratio }: Faint,
  path: string,
  palette: Map<string, Colour>,
) {
  const isAbove = path === colour;
  return say(isAbove ? 'contrast.pair-on' : 'contrast.pair-under', {
    ratio: ratioText(ratio),
    other: isAbove ? on : colour,
    hex: palette.get(otherOf(path, { colour, on }))!.hex,
    least: ratioText(least),
  });
}

/** A colour that passes wherever this one is used; where there is none, at least where it fails now. */
function advice(path: string, palette: Map<string, Colour>, faint: readonly Faint[]) {
  const hexOf = (other: string) => palette.get(other)?.hex;
  const { hex } = palette.get(path)!;
  const better =
    standingOut(hex, limitsOn(path, hexOf)) ?? standingOut(hex, limitsOn(path, hexOf, faint));
  return better ? say('contrast.write', { better }) : say('contrast.change-colours-meets');
}

const otherOf = (path: string, { colour, on }: Pick<ColourPair, 'colour' | 'on'>): string =>
  path === colour ? on : colour;
