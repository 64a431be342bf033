import { pictureOf } from '../../brand/parse/picture.ts';
import type { BrandSources } from '../../brand/parse/brand-files.ts';
import { inLanguage, type Language } from '../../checker/language/translate.ts';
import { plainName } from '../../checker/names.ts';
import { NoSuchPlace, UserError } from '../say.ts';
import type { Project } from '../site/project.ts';
import { parseBrands } from './build/draft.ts';
import { sameContent, type Content, type FileChange } from './history.ts';
import { levelsUpTo } from './levels.ts';
import type { EditWish } from './protocol.ts';

const MAX_NAME = 40;

/**
 * The edits of a change, the file of its image, which they name, and the sources with it.
 *
 * @throws {UserError} where buyers should not get it.
 */
export function takeImage(
  { read, check }: Project,
  sources: BrandSources,
  { brand, level, edits, image }: EditWish,
  language: Language,
): { edits: EditWish['edits']; files: FileChange<Content>[]; sources: BrandSources } {
  if (!image) return { edits, files: [], sources };
  levelsUpTo(parseBrands(sources), brand, level);
  const after = Uint8Array.from(atob(image.base64), (sign) => sign.charCodeAt(0));
  const picture = pictureOf(after);
  const ending = picture.kind === 'jpeg' ? 'jpg' : picture.kind;
  if (ending === undefined || ending === 'gif') throw new NoSuchPlace('workshop.no-image');
  const plain = plainName(image.name.replace(/\.\w+$/, '')).slice(0, MAX_NAME) || 'image';
  const pathOf = (file: string) => `brands/${level}/${file}`;
  const isFree = (known: Content | undefined) => known === undefined || sameContent(known, after);
  let file = `${plain}.${ending}`;
  for (let count = 2; !isFree(read(pathOf(file))); count++) file = `${plain}-${count}.${ending}`;
  const path = pathOf(file);
  const next: BrandSources = {
    ...sources,
    // Any other content is another text.
    images: new Map(sources.images).set(path, image.base64),
    pictures: new Map(sources.pictures).set(path, picture),
  };
  const found = check(next).find((one) => one.file === path && one.rule.startsWith('image-'));
  if (found) {
    const { message, suggestion } = inLanguage(found, language);
    throw new UserError([message, ...(suggestion ? [suggestion] : [])]);
  }
  const before = read(path);
  return {
    edits: edits.map((edit) => (edit.kind === 'value' ? { ...edit, value: file } : edit)),
    files: before === undefined ? [{ path, before, after }] : [],
    sources: next,
  };
}
