/** A colour that another one has to stand out from, by at least this ratio. */
export interface Limit {
  against: string;
  least: number;
}

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance of #RRGGBB, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio of two colours #RRGGBB, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** A ratio as it is printed: cut, not rounded, so that 4.496 is not said to be 4.5. */
export const ratioText = (ratio: number): string => `${Math.floor(ratio * 100) / 100}:1`;

const STEPS = 100;
const [BLACK, WHITE] = [0, 255];

/** The nearest colour, darker or lighter, that stands out enough from all others, if there is one. */
export function standingOut(hex: string, limits: readonly Limit[]): string | undefined {
  const channels = channelsOf(hex);
  for (let step = 1; step <= STEPS; step++) {
    for (const end of [BLACK, WHITE]) {
      const mixed = channels.map((one) => Math.round(one + (end - one) * (step / STEPS)));
      const digits = mixed.map((one) => one.toString(16).padStart(2, '0'));
      const colour = `#${digits.join('').toUpperCase()}`;
      if (limits.every(({ against, least }) => contrastRatio(colour, against) >= least))
        return colour;
    }
  }
  return undefined;
}
