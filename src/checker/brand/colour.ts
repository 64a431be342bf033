/** A colour that another one has to stand out from, by at least this ratio. */
export interface Limit {
  against: string;
  least: number;
}

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance of #RRGGBB, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const known = luminances.get(hex);
  if (known !== undefined) return known;
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const found = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  luminances.set(hex, found);
  return found;
}

/** Every colour of a theme meets several others. */
const luminances = new Map<string, number>();

/** Contrast ratio of two colours #RRGGBB, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** A ratio as it is printed: cut, not rounded, so that 4.496 is not said to be 4.5. */
export const ratioText = (ratio: number): string => `${Math.floor(ratio * 100) / 100}:1`;

const STEPS = 100;
const BLACK = 0;
const WHITE = 255;

/** A colour mixed with black (0) or white (255); `share` is how much of that, 0 to 1. */
function mixed(hex: string, end: number, share: number): string {
  const channels = channelsOf(hex).map((channel) => Math.round(channel + (end - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** The nearest colour, darker or lighter, that stands out enough from all others, if there is one. */
export function standingOut(hex: string, limits: readonly Limit[]): string | undefined {
  for (let step = 1; step <= STEPS; step++) {
    for (const end of [BLACK, WHITE]) {
      const colour = mixed(hex, end, step / STEPS);
      const passes = limits.every(({ against, least }) => contrastRatio(colour, against) >= least);
      if (passes) return colour;
    }
  }
  return undefined;
}

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
