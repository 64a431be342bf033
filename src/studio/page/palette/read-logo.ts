import { coloursOfPixels, type LogoColour } from '../../palette/logo-colours.ts';

/** Enough to see every colour, and quick to count. */
const SIDE = 256;

interface ReadLogo {
  colours: LogoColour[];
  /** Its width by its height. */
  ratio: number;
}

/**
 * The colours of a picture as the browser draws it, and its shape. Scripts of an SVG do not run in an
 * image.
 *
 * @throws {Error} where the file is not a picture.
 */
export async function readLogo(file: File): Promise<ReadLogo> {
  const { blob, ratio } = await sized(file);
  const address = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(SIDE, SIDE);
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(image, 0, 0, SIDE, SIDE);
    return {
      colours: coloursOfPixels(context.getImageData(0, 0, SIDE, SIDE).data),
      ratio: ratio ?? image.naturalWidth / image.naturalHeight,
    };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** An SVG with a width and a height, without which some browsers draw nothing; another file as it is. */
async function sized(file: File): Promise<{ blob: Blob; ratio?: number }> {
  if (file.type !== 'image/svg+xml') return { blob: file };
  const document = new DOMParser().parseFromString(await file.text(), 'image/svg+xml');
  const root = document.documentElement;
  const ratio = ratioOf(root);
  root.setAttribute('width', String(SIDE));
  root.setAttribute('height', String(SIDE));
  const text = new XMLSerializer().serializeToString(document);
  return { blob: new Blob([text], { type: file.type }), ratio };
}

/** The shape of a drawing, by the area that it shows or else by its size. */
function ratioOf(root: Element): number {
  const [, , viewWidth = 0, viewHeight = 0] = (root.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = ['width', 'height'].map((name) =>
    Number.parseFloat(root.getAttribute(name) ?? ''),
  ) as [number, number];
  const ratio = viewHeight > 0 ? viewWidth / viewHeight : width / height;
  return Number.isFinite(ratio) && ratio > 0 ? ratio : 1;
}
