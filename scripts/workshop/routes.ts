import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { JsonValue } from '../../src/brand/parse/node.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { inWordsOf } from '../../src/checker/language/say-finding.ts';
import type { Language } from '../../src/checker/language/translate.ts';
import type { EditPlace } from '../../src/workshop/edit/build/edit.ts';
import { describePlace, type DocumentSchema } from '../../src/workshop/edit/describe-value.ts';
import { parseBrands } from '../../src/workshop/edit/documents.ts';
import { levelsOf, refuseUnreadable } from '../../src/workshop/edit/levels.ts';
import {
  planEdits,
  planFiles,
  withFiles,
  type FileChange,
} from '../../src/workshop/edit/plan-edits.ts';
import type {
  CompareAnswer,
  CompareWish,
  EditAnswer,
  EditWish,
  PlanAnswer,
  UploadedImage,
} from '../../src/workshop/edit/protocol.ts';
import { readLibrary, type ScreenSchema } from '../../src/workshop/edit/read/library.ts';
import { readScreen } from '../../src/workshop/edit/read/read-screen.ts';
import { UserError } from '../../src/workshop/say.ts';
import type { SiteFinding } from '../../src/workshop/site/site.ts';
import { headline } from '../../src/workshop/diff/report/sections.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { USUAL_PICTURES, writeDiff } from '../diff-brands/write-diff.ts';
import type { BrandStore } from './brand-store.ts';
import { createDrawnBrands } from './drawn-brands.ts';
import { readImage } from './images.ts';
import type { WorkshopSite } from './site.ts';
import { findingId, siteFinding } from './write-details.ts';

/** The language of the page that calls. */
const languageOf = (c: Context): Language =>
  c.req.header('x-workshop-language') === 'pt' ? 'pt-BR' : 'en';

/** An error as the page that calls shows it. */
export const sentence = (c: Context, { text }: UserError) => ({
  message: inWordsOf(languageOf(c), text),
});

interface Place {
  brand: string;
  screen: string;
}

interface DescribeBody {
  brand: string;
  place: EditPlace;
  now?: JsonValue;
}

interface ChangeBody extends EditWish {
  image?: UploadedImage;
}

interface RoutesInput {
  /** The project's root. */
  root: string;
  /** The folder of the page's files. */
  folder: string;
  store: BrandStore;
  site: WorkshopSite;
}

/** Adds the calls that describe brands, and plan, make and undo their edits, and compare their files with a git ref. */
export function addRoutes(app: Hono, { root, folder, store, site }: RoutesInput): void {
  const { programTexts } = site;
  const drawn = createDrawnBrands(root, site);
  const schemaOf = (name: string): DocumentSchema =>
    JSON.parse(readFileSync(join(root, 'schemas/brand', `${name}.schema.json`), 'utf8'));
  const answer = (files: string[]): EditAnswer => ({
    files,
    version: drawn.version,
    news: drawn.news.map((one) => shown(one)),
    changed: store.changed(),
    canUndo: store.canUndo,
  });
  const draw = (c: Context) => drawn.draw(c.req.header('x-workshop-brand') ?? '');
  const shown = (one: Diagnostic, { json } = drawn.sources) => siteFinding(one, json.get(one.file));

  /** Diagnostics of the checker besides those of now. */
  const findingsAfter = (files: readonly FileChange[]): SiteFinding[] => {
    const known = new Set(drawn.diagnostics.map(findingId));
    const next = withFiles(drawn.sources, files);
    return site
      .check(next)
      .filter((one) => !known.has(findingId(one)))
      .map((one) => shown(one, next));
  };

  app.post('/api/library', async (c) => {
    const { brand } = await c.req.json<Place>();
    const schema = schemaOf('screen') as unknown as ScreenSchema;
    return c.json(readLibrary(readBrandSources(root), brand, schema, languageOf(c)));
  });
  app.post('/api/screen', async (c) => {
    const { brand, screen } = await c.req.json<Place>();
    const sources = readBrandSources(root);
    refuseUnreadable(parseBrands(sources), brand, [`screens/${screen}`, 'texts']);
    return c.json(readScreen(sources, brand, screen));
  });
  app.post('/api/describe', async (c) => {
    const { brand, ...value } = await c.req.json<DescribeBody>();
    const parsed = parseBrands(readBrandSources(root));
    return c.json(describePlace(parsed, brand, value, schemaOf, languageOf(c)));
  });
  app.post('/api/plan', async (c) => {
    const wish = await c.req.json<EditWish>();
    const sources = readBrandSources(root);
    const plan: PlanAnswer = { levels: [], findings: [] };
    for (const level of levelsOf(parseBrands(sources), wish.brand)) {
      try {
        const { files, felt, kept } = planEdits(sources, { ...wish, level }, programTexts);
        plan.levels.push({ level, felt, kept });
        if (level === wish.level) plan.findings = findingsAfter(files);
      } catch (error) {
        // A level above the one that has it first can say nothing of it.
        if (!(error instanceof UserError)) throw error;
        plan.reason ??= sentence(c, error).message;
      }
    }
    return c.json(plan);
  });
  app.post('/api/change', async (c) => {
    const { image, ...wish } = await c.req.json<ChangeBody>();
    const sources = readBrandSources(root);
    const uploaded = image && readImage(root, sources, wish, image);
    const edits = uploaded?.edits ?? wish.edits;
    const files = planFiles(sources, { ...wish, edits }, programTexts);
    const paths = await store.write([...(uploaded?.files ?? []), ...files]);
    await draw(c);
    return c.json(answer(paths));
  });
  app.post('/api/refresh', async (c) => c.json(answer(await draw(c))));
  app.post('/api/compare', async (c) => {
    const { ref, brand } = await c.req.json<CompareWish>();
    const report = await writeDiff({
      root,
      ref: String(ref),
      brand,
      out: join(folder, 'diff'),
      pictures: USUAL_PICTURES,
      language: languageOf(c),
      onProgress: () => {},
    });
    return c.json({ headline: headline(report), page: 'diff/index.html' } satisfies CompareAnswer);
  });
  app.post('/api/undo', async (c) => {
    const paths = store.undo();
    await draw(c);
    return c.json(answer(paths));
  });
}
