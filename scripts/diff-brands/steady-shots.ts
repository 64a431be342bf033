import { comparePictures, type Comparison } from './compare-pictures.ts';

/** A screen before and after, and how they differ; a version without a picture has none. */
export interface Shots extends Comparison {
  pictures: (Buffer | undefined)[];
}

/** So few pixels may be an edge that was drawn a little differently. */
const FEW_PIXELS = 64;
const TRIES = 3;

/** Two pictures that differ by next to nothing are taken again: what a change does, it does each time. */
export async function steadyShots(take: () => Promise<(Buffer | undefined)[]>): Promise<Shots> {
  for (let tries = 1; ; tries++) {
    const pictures = await take();
    const [before, after] = pictures;
    if (!before || !after) return { pictures, changed: 1, pixels: 0 };
    const compared = comparePictures(before, after);
    const isSure = compared.pixels === 0 || compared.pixels > FEW_PIXELS || tries === TRIES;
    if (isSure) return { pictures, ...compared };
  }
}
