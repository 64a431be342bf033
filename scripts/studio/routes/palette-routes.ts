import { parseSources } from '../../../src/brand/parse/brand-files.ts';
import { surroundingsOf } from '../../../src/studio/palette/surroundings.ts';
import { readBrandSources } from '../../brand-files/read-brand-sources.ts';
import type { AddRoutes } from '../studio-context.ts';

/** The colours of a brand as they are now. */
export const addPaletteRoutes: AddRoutes = (app, { root }) => {
  app.post('/api/palette', async (c) => {
    const { brand } = await c.req.json<{ brand: string }>();
    return c.json(surroundingsOf(brand, parseSources(readBrandSources(root))));
  });
};
