import { pictureOf, type Picture } from '../../src/brand/parse/picture.ts';
import type { BrandSources, ParsedSources } from '../../src/brand/parse/brand-files.ts';
import { isMessage, say, type MessageId } from '../../src/checker/language/sentence.ts';
import { plainName } from '../../src/checker/names.ts';
import { rules } from '../../src/checker/parse/files.ts';
import type { Report } from '../../src/checker/rule.ts';
import { parseBrands } from '../../src/workshop/edit/documents.ts';
import { levelsUpTo } from '../../src/workshop/edit/levels.ts';
import type { FileChange } from '../../src/workshop/edit/plan-edits.ts';
import type { EditWish, UploadedImage } from '../../src/workshop/edit/protocol.ts';
import { NoSuchPlace, UserError } from '../../src/workshop/say.ts';
import { readContent, sameContent, type Content } from './brand-store.ts';

/**
 * The file of an image below the folder that is to show it, and the edits that name it.
 *
 * @throws {UserError} where the brand takes nothing from the level, or buyers should not get the image.
 */
export function readImage(
  root: string,
  sources: BrandSources,
  { brand, level, edits }: EditWish,
  { name, base64 }: UploadedImage,
): { edits: EditWish['edits']; files: FileChange<Content>[] } {
  const bytes = Buffer.from(base64, 'base64');
  levelsUpTo(parseBrands(sources), brand, level);
  const ending = endingOf(pictureOf(bytes));
  const plain = plainName(name.replace(/\.\w+$/, '')).slice(0, MAX_NAME) || 'image';
  const free = freeName(root, level, plain, ending, bytes);
  const path = `brands/${level}/${free}`;
  const before = readContent(root, path);
  return {
    edits: edits.map((edit) => (edit.kind === 'value' ? { ...edit, value: free } : edit)),
    files: before === undefined ? [{ path, before, after: bytes }] : [],
  };
}

const MAX_NAME = 40;

/** The first name that no other image of the folder has. */
function freeName(root: string, level: string, name: string, ending: string, bytes: Uint8Array) {
  for (let count = 1; ; count++) {
    const file = count === 1 ? `${name}.${ending}` : `${name}-${count}.${ending}`;
    const known = readContent(root, `brands/${level}/${file}`);
    if (known === undefined || sameContent(known, bytes)) return file;
  }
}

/** The ending of an image's name, by what it contains; an image that the checker refuses has none. */
function endingOf(picture: Picture): string {
  const { kind } = picture;
  if (kind === undefined || kind === 'gif') throw new NoSuchPlace('workshop.no-image');
  const ending = kind === 'jpeg' ? 'jpg' : kind;
  const path = `brands/image.${ending}`;
  const sources = {
    folders: new Map([['', { images: new Map([[path, path]]) }]]),
    pictures: new Map([[path, picture]]),
  } as unknown as ParsedSources;
  const report: Report = (_, message, data = {}) => {
    const help = `${String(message)}.help`;
    throw new UserError([
      say(message as MessageId, data),
      ...(isMessage(help) ? [say(help, data)] : []),
    ]);
  };
  for (const { id, check } of rules)
    if (id.startsWith('image-')) check({ sources, report } as never);
  return ending;
}
