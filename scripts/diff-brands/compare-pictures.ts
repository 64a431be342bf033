import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The difference between two pictures of one screen. */
export interface Comparison {
  /** Number of differing pixels. */
  pixels: number;
  /** Share of the area that differs, 0 to 1. */
  changed: number;
  /** The later picture, faded, with what differs marked; none where nothing does. */
  difference?: Buffer;
}

/** Compares two pictures pixel by pixel; where one is longer, what the other lacks differs. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { pixels: 0, changed: 0 };
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
    { threshold: 0, includeAA: true, alpha: 0.25, diffColor: [207, 34, 46] },
  );
  return pixels === 0
    ? { pixels, changed: 0 }
    : { pixels, changed: pixels / (width * height), difference: PNG.sync.write(marked) };
}

function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
