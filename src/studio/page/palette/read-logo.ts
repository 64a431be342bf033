import { coloursOfPixels, type LogoColour } from '../../palette/logo-colours.ts';

/** Enough to see every colour, and quick to count. */
const SIDE = 256;

/**
 * The colours of a picture as the browser draws it. Scripts of an SVG do not run in an image.
 *
 * @throws {Error} where the file is no picture.
 */
export async function readLogo(file: File): Promise<LogoColour[]> {
  const address = URL.createObjectURL(await sized(file));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(SIDE, SIDE);
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(image, 0, 0, SIDE, SIDE);
    return coloursOfPixels(context.getImageData(0, 0, SIDE, SIDE).data);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** An SVG with a width and a height, without which some browsers draw nothing; another file as it is. */
async function sized(file: File): Promise<Blob> {
  if (file.type !== 'image/svg+xml') return file;
  const document = new DOMParser().parseFromString(await file.text(), 'image/svg+xml');
  const root = document.documentElement;
  root.setAttribute('width', String(SIDE));
  root.setAttribute('height', String(SIDE));
  return new Blob([new XMLSerializer().serializeToString(document)], { type: file.type });
}
