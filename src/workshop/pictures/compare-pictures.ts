import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const MARK: [number, number, number] = [207, 34, 46];
/**
 * A pixel differs from this difference on, 0 to 1: five levels of grey. Both pictures are taken by one
 * browser with the same fonts, which leaves a level or two to chance.
 */
const THRESHOLD = 0.02;
const TRIES = 3;
/** One filter for all rows, a quick search and Huffman codes: a ninth of the time, and smaller files. */
const QUICK = { filterType: 2, deflateLevel: 4, deflateStrategy: 0 } as const;

/**
 * Compares two pictures pixel by pixel; the rows that the shorter one lacks differ. `changed` is the share of the area
 * that differs, `top` the place of the first difference as a share of the height, `difference` the later picture, faded,
 * with what differs marked.
 */
function comparePictures(before: Buffer, after: Buffer) {
  const same = { pixels: 0, changed: 0, top: 0, difference: undefined };
  if (before.equals(after)) return same;
  const read = [before, after].map((png) => PNG.sync.read(png));
  const width = Math.max(...read.map((picture) => picture.width));
  const height = Math.max(...read.map((picture) => picture.height));
  const [was, is] = read.map((picture) => {
    const canvas = new PNG({ width, height });
    PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
    return canvas.data;
  });
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(was!, is!, marked.data, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
    alpha: 0.25,
    diffColor: MARK,
  });
  if (pixels === 0) return same;
  let first = 0;
  while (MARK.some((level, channel) => marked.data[first * 4 + channel] !== level)) first++;
  const top = Math.floor(first / width) / height;
  const difference = PNG.sync.write(marked, QUICK);
  return { pixels, changed: pixels / (width * height), top, difference };
}

type Shots = readonly [Buffer | undefined, Buffer | undefined];

/**
 * Takes two pictures and compares them; a version without a picture has none. Pictures that differ in
 * `retakeUpTo` pixels or fewer are taken again, up to three times: a real difference appears each time.
 */
export async function comparedShots(take: () => Promise<Shots>, retakeUpTo: number) {
  for (let tries = 1; ; tries++) {
    const shots = await take();
    const [before, after] = shots;
    if (!before || !after) return { shots, changed: 1, top: 0, difference: undefined };
    const { pixels, ...compared } = comparePictures(before, after);
    const isSure = pixels === 0 || pixels > retakeUpTo || tries === TRIES;
    if (isSure) return { shots, ...compared };
  }
}
