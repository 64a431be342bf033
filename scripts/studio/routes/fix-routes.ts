import { fixesFor } from '../../../src/diagnostics/fix/fixes-for.ts';
import { NoSuchPlace } from '../../../src/studio/json-text.ts';
import { findingId } from '../../preview-brands/write-details.ts';
import type { AddRoutes } from '../studio-context.ts';

/** Makes the fix of a finding, as one step that can be undone. */
export const addFixRoutes: AddRoutes = (app, { drawn, save }) => {
  app.post('/api/fix', async (c) => {
    const { id } = await c.req.json<{ id: string }>();
    const { sources, diagnostics } = drawn;
    const finding = diagnostics.find((one) => findingId(one) === id);
    const before = finding && sources.json.get(finding.file);
    const [fix] = before === undefined ? [] : fixesFor(before, [finding!]);
    if (!fix) {
      throw new NoSuchPlace(
        'This is not said any more: the files have changed meanwhile.',
        'Isto já não vale: os arquivos mudaram nesse meio-tempo.',
      );
    }
    const edit = { path: finding!.file, before, after: fix.text };
    return c.json(await save(c, [edit]));
  });
};
