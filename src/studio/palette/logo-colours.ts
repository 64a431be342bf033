/** A colour of a picture, and the share of the picture's coloured area that it takes, 0 to 1. */
export interface LogoColour {
  hex: string;
  share: number;
}

const MAX_COLOURS = 5;
/** Fainter pixels are the edge of a shape, or its background. */
const OPAQUE = 200;
/** Colours closer than this, by the sum of their channels' differences, are shades of one. */
const NEAR = 72;
/** A smaller share is an edge that two colours were mixed on. */
const LEAST_SHARE = 0.01;
/** Difference of the strongest and weakest channel from which people speak of a colour. */
const COLOURED = 28;
const PAPER = 244;

/**
 * The colours of a picture, those of a hue before blacks and greys, each group by the area that it
 * takes. White and what can be seen through count as the paper that the logo lies on.
 *
 * @param pixels red, green, blue and opacity of each pixel, as a canvas gives them.
 */
export function coloursOfPixels(pixels: ArrayLike<number>): LogoColour[] {
  const counts = new Map<number, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const isPaper = pixels[at + 3]! < OPAQUE || Math.min(red, green, blue) >= PAPER;
    if (isPaper) continue;
    const colour = (red << 16) | (green << 8) | blue;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const groups: { colour: number; count: number }[] = [];
  for (const [colour, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    const near = groups.find((group) => distance(group.colour, colour) < NEAR);
    if (near) near.count += count;
    else groups.push({ colour, count });
  }
  return groups
    .filter(({ count }) => count / total >= LEAST_SHARE)
    .sort(
      (a, b) => Number(isColoured(b.colour)) - Number(isColoured(a.colour)) || b.count - a.count,
    )
    .slice(0, MAX_COLOURS)
    .map(({ colour, count }) => ({ hex: hexOf(colour), share: count / total }));
}

const channelsOf = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255];

function distance(one: number, other: number): number {
  const others = channelsOf(other);
  return channelsOf(one).reduce((sum, channel, at) => sum + Math.abs(channel - others[at]!), 0);
}

const isColoured = (colour: number): boolean => {
  const channels = channelsOf(colour);
  return Math.max(...channels) - Math.min(...channels) >= COLOURED;
};

const hexOf = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`.toUpperCase();
