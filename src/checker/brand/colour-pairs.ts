import type { Limit } from './colour.ts';

/** Two colours of a palette, by dotted path, that lie on each other somewhere on a screen. */
export interface ColourPair {
  colour: string;
  on: string;
  /** Least contrast ratio: WCAG 2.2, 1.4.3 for texts, 1.4.11 for controls. */
  least: number;
}

const TEXT = 4.5;
const CONTROL = 3;

const BACKGROUNDS = ['background.page', 'background.surface'];
const ROLES = ['primary', 'success', 'error', 'warning'];
const TEXTS = [
  'foreground.main',
  'foreground.muted',
  'grey.700',
  ...ROLES.map((role) => `${role}.main`),
];

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

/** Colours that a colour of a palette has to stand out from: all that it meets, where the palette has it. */
export function limitsOn(
  path: string,
  hexOf: (path: string) => string | undefined,
  pairs: readonly ColourPair[] = colourPairs,
): Limit[] {
  return pairs.flatMap(({ colour, on, least }) => {
    const other = path === colour ? on : path === on ? colour : undefined;
    const against = other && hexOf(other);
    return against ? [{ against, least }] : [];
  });
}
