import { hashOf } from '../build/fingerprint.ts';
import { pictureOf } from '../../src/brand/parse/picture.ts';
import { inLanguage, type Language } from '../../src/checker/language/translate.ts';
import { plainName } from '../../src/checker/names.ts';
import { parseBrands } from '../../src/workshop/edit/documents.ts';
import { levelsUpTo } from '../../src/workshop/edit/levels.ts';
import type { FileChange } from '../../src/workshop/edit/plan-edits.ts';
import type { EditWish, UploadedImage } from '../../src/workshop/edit/protocol.ts';
import { NoSuchPlace, UserError } from '../../src/workshop/say.ts';
import { readContent, sameContent, type Content } from './brand-store.ts';
import type { BrandReader, ShownBrands } from './shown-brands.ts';

/** The file of an image below its level, and the edits that name it. @throws {UserError} where buyers should not get it. */
export function readImage(
  { root, sources }: ShownBrands,
  check: BrandReader['check'],
  { brand, level, edits }: EditWish,
  { name, base64 }: UploadedImage,
  language: Language,
): { edits: EditWish['edits']; files: FileChange<Content>[] } {
  levelsUpTo(parseBrands(sources), brand, level);
  const after = Buffer.from(base64, 'base64');
  const picture = pictureOf(after);
  const ending = picture.kind === 'jpeg' ? 'jpg' : picture.kind;
  if (ending === undefined || ending === 'gif') throw new NoSuchPlace('workshop.no-image');
  const plain = plainName(name.replace(/\.\w+$/, '')).slice(0, MAX_NAME) || 'image';
  const file = freeName(root, level, plain, ending, after);
  const path = `brands/${level}/${file}`;
  const found = check({
    ...sources,
    images: new Map(sources.images).set(path, hashOf(after)),
    pictures: new Map(sources.pictures).set(path, picture),
  }).find((one) => one.file === path && one.rule.startsWith('image-'));
  if (found) {
    const { message, suggestion } = inLanguage(found, language);
    throw new UserError([message, ...(suggestion ? [suggestion] : [])]);
  }
  const before = readContent(root, path);
  return {
    edits: edits.map((edit) => (edit.kind === 'value' ? { ...edit, value: file } : edit)),
    files: before === undefined ? [{ path, before, after }] : [],
  };
}

const MAX_NAME = 40;

function freeName(root: string, level: string, name: string, ending: string, bytes: Uint8Array) {
  for (let count = 1; ; count++) {
    const file = count === 1 ? `${name}.${ending}` : `${name}-${count}.${ending}`;
    const known = readContent(root, `brands/${level}/${file}`);
    if (known === undefined || sameContent(known, bytes)) return file;
  }
}
