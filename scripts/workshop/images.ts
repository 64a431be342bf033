import { pictureOf } from '../../src/brand/parse/picture.ts';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import { parseBrands } from '../../src/workshop/edit/documents.ts';
import { NoSuchPlace } from '../../src/workshop/edit/json-text.ts';
import { levelsOf, type FileChange } from '../../src/workshop/edit/plan-change.ts';
import type { EditWish, UploadedImage } from '../../src/workshop/edit/protocol.ts';
import { readContent, sameContent, type Content } from './brand-folder.ts';

/**
 * The file of an image below the folder that is to show it, and the edits that name it.
 *
 * @throws {NoSuchPlace} where the brand takes nothing from the level, or buyers should not get the image.
 */
export function readImage(
  root: string,
  sources: BrandSources,
  { brand, level, edits }: EditWish,
  { name, base64 }: UploadedImage,
): { edits: EditWish['edits']; files: FileChange<Content>[] } {
  const bytes = Buffer.from(base64, 'base64');
  const ending = endingOf(bytes);
  const levels = levelsOf(parseBrands(sources), brand);
  if (!levels.includes(level)) {
    const names = levels.join(', ');
    throw new NoSuchPlace(`Choose ${names}.`, `Escolha ${names}.`);
  }
  const free = freeName(root, level, plainName(name), ending, bytes);
  const path = `brands/${level}/${free}`;
  const before = readContent(root, path);
  return {
    edits: edits.map((edit) =>
      edit.kind === 'value' ? { ...edit, change: { kind: 'set', value: free } } : edit,
    ),
    files: before === undefined ? [{ path, before, after: bytes }] : [],
  };
}

const MAX_NAME = 40;

/** A file's name of small letters, digits and hyphens, without its ending. */
function plainName(name: string): string {
  const bare = name
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const plain = bare.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return plain.slice(0, MAX_NAME).replace(/^-+|-+$/g, '') || 'image';
}

/** The first name that no other image of the folder has. */
function freeName(root: string, level: string, name: string, ending: string, bytes: Uint8Array) {
  for (let count = 1; ; count++) {
    const file = count === 1 ? `${name}.${ending}` : `${name}-${count}.${ending}`;
    const known = readContent(root, `brands/${level}/${file}`);
    if (known === undefined || sameContent(known, bytes)) return file;
  }
}

/** As the checks of images ask. */
const MAX_BYTES = 200 * 1024;
const MAX_PIXELS = 2000;
const ENDINGS = { svg: 'svg', png: 'png', webp: 'webp', jpeg: 'jpg' } as const;

/**
 * The ending of an image's name, by what it contains.
 *
 * @throws {NoSuchPlace} with a sentence for the person, where buyers should not get the image.
 */
function endingOf(file: Uint8Array): string {
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
