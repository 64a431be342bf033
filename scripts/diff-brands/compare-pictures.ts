import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Red, green and blue of what differs. */
const MARK: [number, number, number] = [207, 34, 46];

/** The difference between two pictures of one screen. */
export interface Comparison {
  /** Number of differing pixels. */
  pixels: number;
  /** Share of the area that differs, 0 to 1. */
  changed: number;
  /** Place of the first difference, as a share of the height from the top, 0 to 1. */
  top: number;
  /** The later picture, faded, with what differs marked; none where nothing does. */
  difference?: Buffer;
}

/**
 * Compares two pictures pixel by pixel; the rows that the shorter one lacks differ. A pixel differs if its
 * colour does by more than the threshold, 0 (any difference) to 1.
 */
export function comparePictures(before: Buffer, after: Buffer, threshold = 0): Comparison {
  if (before.equals(after)) return { pixels: 0, changed: 0, top: 0 };
  const [previous, current] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(previous.width, current.width);
  const height = Math.max(previous.height, current.height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(previous, width, height).data,
    onCanvas(current, width, height).data,
    marked.data,
    width,
    height,
    { threshold, includeAA: true, alpha: 0.25, diffColor: MARK },
  );
  if (pixels === 0) return { pixels, changed: 0, top: 0 };
  const changed = pixels / (width * height);
  return { pixels, changed, top: firstMarked(marked), difference: PNG.sync.write(marked) };
}

/** The first row with a marked pixel, as a share of the height. */
function firstMarked({ data, width, height }: PNG): number {
  for (let at = 0; at < data.length; at += 4) {
    if (MARK.every((level, channel) => data[at + channel] === level)) {
      return Math.floor(at / 4 / width) / height;
    }
  }
  return 0;
}

function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
