import { inherit } from '../../src/brand/inherit/inherit.ts';
import type { ParsedSources } from '../../src/brand/parse/brand-files.ts';
import { nodeAt, textAt } from '../../src/brand/parse/node.ts';
import {
  BLACK,
  WHITE,
  colourPairs,
  contrastRatio,
  limitsOn,
  mixed,
  standingOut,
} from '../../src/checker/brand/colour.ts';

/** The shades of a brand's colour, as a palette of theme.json has them. */
export interface Shades {
  main: string;
  dark: string;
  light: string;
  contrast: string;
}

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

export type Palette = Record<Mode, { primary: Shades }>;

/** Colours #RRGGBB of a brand by mode and dotted path, such as 'background.page'. */
export type Surroundings = Readonly<Record<Mode, Readonly<Record<string, string | undefined>>>>;

const INKS = ['#FFFFFF', '#101114', '#000000'];
/** Least contrast of a text (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;

/**
 * The shades of a brand's colour #RRGGBB in both modes. Each is the wished one, or the nearest that
 * passes against every colour which the checker's rule 'contrast' compares it with.
 */
export function paletteOf(colour: string, around: Surroundings): Palette {
  const hex = colour.toUpperCase();
  const made = MODES.map((mode) => {
    const [main, light, deeper] =
      mode === 'light'
        ? [hex, mixed(hex, WHITE, 0.9), 0.25]
        : [mixed(hex, WHITE, 0.45), mixed(hex, BLACK, 0.75), 0.1];
    return shadesOf(mode, { main, light, deeper }, around);
  });
  const [light, dark] = made.map((primary) => ({ primary }));
  return { light: light!, dark: dark! };
}

interface Wish {
  main: string;
  light: string;
  /** How much darker a button is under the pointer, 0 to 1. */
  deeper: number;
}

function shadesOf(mode: Mode, wish: Wish, around: Surroundings): Shades {
  const known = { ...around[mode] };
  for (const name of ['main', 'dark', 'light', 'contrast']) delete known[`primary.${name}`];
  const limits = (path: string) => limitsOn(path, (other) => known[other]);
  const choose = (path: string, wished: string) => {
    const own = limits(path);
    const isFine = own.every(({ against, least }) => contrastRatio(wished, against) >= least);
    return (known[path] = isFine ? wished : (standingOut(wished, own) ?? wished));
  };
  const light = choose('primary.light', wish.light);
  const main = choose('primary.main', wish.main);
  const contrast = INKS.find((one) => contrastRatio(one, main) >= TEXT)!;
  known['primary.contrast'] = contrast;
  const dark = choose('primary.dark', mixed(main, BLACK, wish.deeper));
  return { main, dark, light, contrast };
}

/** The colours of a brand or of a parent, by folder, that the checker compares with each other. */
export function surroundingsOf(name: string, sources: ParsedSources): Surroundings {
  const folder = sources.folders.get(name);
  const theme = folder && inherit(folder, sources).merged?.files.get('theme');
  const paths = [...new Set(colourPairs.flatMap(({ colour, on }) => [colour, on]))];
  const [light, dark] = MODES.map((mode) =>
    Object.fromEntries(
      paths.map((path) => [path, textAt(nodeAt(theme, [mode, ...path.split('.')]))]),
    ),
  );
  return { light: light!, dark: dark! };
}
