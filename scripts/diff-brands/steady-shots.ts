import { comparePictures, type Comparison } from './compare-pictures.ts';

/** A screen before and after, and how they differ; a version without a picture has none. */
export interface Shots extends Comparison {
  pictures: (Buffer | undefined)[];
}

/** A difference of so few pixels may be rendering noise. */
const FEW_PIXELS = 64;
const TRIES = 3;

/** Retakes two pictures that hardly differ: a real difference appears again. */
export async function steadyShots(
  take: () => Promise<(Buffer | undefined)[]>,
  threshold = 0,
): Promise<Shots> {
  for (let tries = 1; ; tries++) {
    const pictures = await take();
    const [before, after] = pictures;
    if (!before || !after) return { pictures, changed: 1, pixels: 0, top: 0 };
    const compared = comparePictures(before, after, threshold);
    const isSure = compared.pixels === 0 || compared.pixels > FEW_PIXELS || tries === TRIES;
    if (isSure) return { pictures, ...compared };
  }
}
