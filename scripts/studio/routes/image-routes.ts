import { parseBrands } from '../../../src/workshop/studio/documents.ts';
import { NoSuchPlace } from '../../../src/workshop/studio/json-text.ts';
import { levelsOf, planFiles } from '../../../src/workshop/studio/plan-change.ts';
import type { ImageWish } from '../../../src/workshop/studio/protocol.ts';
import { readBrandSources } from '../../brand-files/read-brand-sources.ts';
import { readContent, sameContent } from '../brand-folder.ts';
import { requestsOf } from '../requests-of.ts';
import { endingOf } from '../uploaded-image.ts';
import type { AddRoutes } from '../studio-context.ts';

/** Saves an image below the folder that is to show it, with the value that names it: one step of undo. */
export const addImageRoutes: AddRoutes = (app, { root, save }) => {
  app.post('/api/image', async (c) => {
    const { edit, name, base64 } = await c.req.json<ImageWish>();
    const bytes = Buffer.from(base64, 'base64');
    const ending = endingOf(bytes);
    const sources = readBrandSources(root);
    const levels = levelsOf(parseBrands(sources), edit.brand);
    if (!levels.includes(edit.level)) {
      const names = levels.join(', ');
      throw new NoSuchPlace(`Choose ${names}.`, `Escolha ${names}.`);
    }
    const free = freeName(root, edit.level, plainName(name), ending, bytes);
    const wish = { ...edit, change: { kind: 'set' as const, value: free } };
    const [request] = requestsOf(sources, [wish]);
    const path = `brands/${edit.level}/${free}`;
    const before = readContent(root, path);
    const image = before === undefined ? [{ path, before, after: bytes }] : [];
    return c.json(await save(c, [...image, ...planFiles(sources, [request!])]));
  });
};

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
