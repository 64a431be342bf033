import {
  BLACK,
  contrastRatio,
  mixed,
  standingOut,
  WHITE,
} from '../../src/diagnostics/brand/colour.ts';

interface Role {
  main: string;
  dark: string;
  light: string;
  contrast: string;
}

/** Least contrast of a text (WCAG 2.2, 1.4.3), with something to spare. */
const TEXT = 4.7;
/** Lightest and darkest backgrounds that the base theme puts a brand's colour on. */
const LIGHT_PAPER = '#F6F6F8';
const DARK_PAPER = '#26282F';
const DARK_INK = '#101114';

/** The shades of a brand's colour, readable in light and dark for any given colour. */
export function paletteOf(colour: string): { light: { primary: Role }; dark: { primary: Role } } {
  const [pale, deep] = [mixed(colour, WHITE, 0.9), mixed(colour, BLACK, 0.75)];
  const main = readable(colour.toUpperCase(), [LIGHT_PAPER, pale]);
  const bright = readable(mixed(colour, WHITE, 0.45), [DARK_PAPER, DARK_INK, deep]);
  return {
    light: {
      primary: {
        main,
        dark: mixed(main, BLACK, 0.25),
        light: pale,
        contrast: '#FFFFFF',
      },
    },
    dark: {
      primary: {
        main: bright,
        dark: readable(mixed(bright, BLACK, 0.1), [DARK_INK]),
        light: deep,
        contrast: DARK_INK,
      },
    },
  };
}

/** The colour itself if it is readable on all backgrounds, else the nearest readable one. */
function readable(colour: string, papers: readonly string[]): string {
  const limits = papers.map((against) => ({ against, least: TEXT }));
  const isFine = papers.every((paper) => contrastRatio(colour, paper) >= TEXT);
  return isFine ? colour : (standingOut(colour, limits) ?? colour);
}
