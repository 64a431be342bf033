import { pictureOf } from '../../src/brand/parse/picture.ts';
import { NoSuchPlace } from '../../src/workshop/studio/json-text.ts';

/** As the checks of images ask. */
const MAX_BYTES = 200 * 1024;
const MAX_PIXELS = 2000;
const ENDINGS = { svg: 'svg', png: 'png', webp: 'webp', jpeg: 'jpg' } as const;

/**
 * The ending of an image's name, by what it contains.
 *
 * @throws {NoSuchPlace} with a sentence for the person, where buyers should not get the image.
 */
export function endingOf(file: Uint8Array): string {
  const { kind, bytes, active, flaw, width = 0, height = 0 } = pictureOf(file);
  if (kind === undefined || kind === 'gif') {
    throw new NoSuchPlace(
      'This file is not an SVG, PNG, WebP or JPEG image. Choose another one.',
      'Este arquivo não é uma imagem SVG, PNG, WebP ou JPEG. Escolha outro.',
    );
  }
  if (active !== undefined) {
    throw new NoSuchPlace(
      `This drawing runs or loads something: ${active} Draw it again without, or save it as PNG.`,
      `Este desenho executa ou carrega algo: ${active} Desenhe de novo sem isso, ou salve como PNG.`,
    );
  }
  if (flaw) {
    throw new NoSuchPlace(
      'Browsers show nothing of this drawing. Save it anew as plain SVG, or as PNG.',
      'Os navegadores não mostram nada deste desenho. Salve de novo como SVG simples, ou como PNG.',
    );
  }
  if (bytes > MAX_BYTES) {
    throw new NoSuchPlace(
      `This image weighs ${Math.round(bytes / 1024)} KB, and every buyer would wait for it. Save it smaller or as WebP: ${MAX_BYTES / 1024} KB at most.`,
      `Esta imagem pesa ${Math.round(bytes / 1024)} KB, e todo comprador esperaria por ela. Salve menor ou como WebP: no máximo ${MAX_BYTES / 1024} KB.`,
    );
  }
  if (Math.max(width, height) > MAX_PIXELS) {
    throw new NoSuchPlace(
      `This image is ${width} × ${height} pixels. Make it smaller: ${MAX_PIXELS} pixels at most on either side.`,
      `Esta imagem tem ${width} × ${height} pixels. Diminua: no máximo ${MAX_PIXELS} pixels de cada lado.`,
    );
  }
  return ENDINGS[kind];
}
