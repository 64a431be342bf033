import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { JsonValue } from '../../src/brand/parse/node.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { inWordsOf } from '../../src/checker/language/say-finding.ts';
import type { Language } from '../../src/checker/language/translate.ts';
import type { EditPlace } from '../../src/workshop/edit/build/edit.ts';
import { describePlace, type DocumentSchema } from '../../src/workshop/edit/describe-value.ts';
import { parseBrands } from '../../src/workshop/edit/documents.ts';
import { levelsOf, refuseUnreadable } from '../../src/workshop/edit/levels.ts';
import { planEdits, planFiles, withFiles } from '../../src/workshop/edit/plan-edits.ts';
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
import { headline } from '../../src/workshop/diff/report/sentences.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { USUAL_PICTURES, writeDiff } from '../diff-brands/write-diff.ts';
import { createBrandStore } from './brand-store.ts';
import { readImage } from './images.ts';
import { pageFiles, siteFinding, type PageFiles } from './page-files.ts';
import type { BrandReader } from './shown-brands.ts';

const languageOf = (c: Context): Language =>
  c.req.header('x-workshop-language') === 'pt' ? 'pt-BR' : 'en';

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

/** Folder for what the page has compared. */
export const REPORTS = '.generated/workshop';

/** Adds the calls of the page. Gives the files beside it, as brands are after the last of them. */
export function addRoutes(app: Hono, root: string, brands: BrandReader): () => PageFiles {
  const store = createBrandStore(root);
  let shown = brands.read();
  const { programTexts } = shown;
  let files = pageFiles(shown);
  let news: SiteFinding[] = [];
  let version = 0;

  /** Diagnostics besides those of now. */
  const besides = (found: readonly Diagnostic[], sources: BrandSources): SiteFinding[] => {
    const known = new Set(shown.checked.diagnostics.map(findingId));
    const other = found.filter((one) => !known.has(findingId(one)));
    return other.map((one) => siteFinding(one, sources));
  };
  /** Shows the brand files as they are now. Gives those that have changed. */
  const refresh = (): string[] => {
    const next = brands.read();
    const changed = differing(shown.sources, next.sources);
    if (changed.length > 0) {
      news = besides(next.checked.diagnostics, next.sources);
      version++;
    }
    shown = next;
    files = pageFiles(shown);
    return changed;
  };
  const answer = (paths: string[]): EditAnswer => {
    return { files: paths, version, news, changed: store.changed(), canUndo: store.canUndo() };
  };
  const schemaOf = (name: string): DocumentSchema =>
    JSON.parse(readFileSync(join(root, 'schemas/brand', `${name}.schema.json`), 'utf8'));

  const post = <Body>(
    name: string,
    respond: (body: Body, language: Language) => object | Promise<object>,
  ) =>
    app.post(`/api/${name}`, async (c) =>
      c.json(await respond(await c.req.json<Body>(), languageOf(c))),
    );

  post<Place>('library', ({ brand }, language) => {
    const schema = schemaOf('screen') as unknown as ScreenSchema;
    return readLibrary(readBrandSources(root), brand, schema, language);
  });
  post<Place>('screen', ({ brand, screen }) => {
    const sources = readBrandSources(root);
    refuseUnreadable(parseBrands(sources), brand, [`screens/${screen}`, 'texts']);
    return readScreen(sources, brand, screen);
  });
  post<DescribeBody>('describe', ({ brand, ...value }, language) =>
    describePlace(parseBrands(readBrandSources(root)), brand, value, schemaOf, language),
  );
  post<EditWish>('plan', (wish, language) => {
    const sources = readBrandSources(root);
    const plan: PlanAnswer = { levels: [], findings: [] };
    for (const level of levelsOf(parseBrands(sources), wish.brand)) {
      try {
        const { files: planned, felt, kept } = planEdits(sources, { ...wish, level }, programTexts);
        plan.levels.push({ level, felt, kept });
        if (level !== wish.level) continue;
        const next = withFiles(sources, planned);
        plan.findings = besides(brands.check(next), next);
      } catch (error) {
        // A level above the one that has it first can say nothing of it.
        if (!(error instanceof UserError)) throw error;
        plan.reason ??= inWordsOf(language, error.text);
      }
    }
    return plan;
  });
  post<ChangeBody>('change', async ({ image, ...wish }, language) => {
    const sources = readBrandSources(root);
    const uploaded = image && readImage({ ...shown, sources }, brands.check, wish, image, language);
    const edits = uploaded?.edits ?? wish.edits;
    const planned = planFiles(sources, { ...wish, edits }, programTexts);
    const paths = await store.write([...(uploaded?.files ?? []), ...planned]);
    refresh();
    return answer(paths);
  });
  post('refresh', () => answer(refresh()));
  post('undo', () => {
    const paths = store.undo();
    refresh();
    return answer(paths);
  });
  post<CompareWish>('compare', async ({ ref, brand }, language): Promise<CompareAnswer> => {
    const out = join(root, REPORTS, 'diff');
    const how = { pictures: USUAL_PICTURES, language, onProgress: () => {} };
    const report = await writeDiff({ root, ref: String(ref), brand, out, ...how });
    return { headline: headline(report), page: 'diff/index.html' };
  });
  return () => files;
}

/** Names a finding for as long as it is the same one, wherever its line moves. */
const findingId = ({ rule, file, path, line, message }: Diagnostic): string =>
  [rule, file, path ?? line, message].join(' ');

const differing = (before: BrandSources, after: BrandSources): string[] =>
  (['json', 'images'] as const).flatMap((kind) =>
    [...new Set([...before[kind].keys(), ...after[kind].keys()])].filter(
      (path) => before[kind].get(path) !== after[kind].get(path),
    ),
  );
