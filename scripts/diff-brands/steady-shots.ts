import { comparePictures, type Comparison } from './compare-pictures.ts';

/** A screen before and after, and how they differ; a version without a picture has none. */
export interface Shots extends Comparison {
  pictures: (Buffer | undefined)[];
}

/** A difference of so few pixels may be rendering noise. */
const FEW_PIXELS = 64;
const TRIES = 3;

export interface Steadiness {
  /** From which difference on a pixel differs, 0 to 1. */
  threshold: number;
  /** Two pictures that differ in more pixels are sure to differ, and are not taken again. */
  fewPixels: number;
}

/** Retakes two pictures that hardly differ: a real difference appears again. */
export async function steadyShots(
  take: () => Promise<(Buffer | undefined)[]>,
  { threshold, fewPixels }: Steadiness = { threshold: 0, fewPixels: FEW_PIXELS },
): Promise<Shots> {
  for (let tries = 1; ; tries++) {
    const pictures = await take();
    const [before, after] = pictures;
    if (!before || !after) return { pictures, changed: 1, pixels: 0, top: 0 };
    const compared = comparePictures(before, after, threshold);
    const isSure = compared.pixels === 0 || compared.pixels > fewPixels || tries === TRIES;
    if (isSure) return { pictures, ...compared };
  }
}
