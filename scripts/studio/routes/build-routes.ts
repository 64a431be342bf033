import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSources, type BrandSources } from '../../../src/brand/parse/brand-files.ts';
import type { BuildEdit } from '../../../src/workshop/studio/build/edit.ts';
import { readLibrary, type ScreenSchema } from '../../../src/workshop/studio/build/read/library.ts';
import type { BuildAnswer, BuildPlanAnswer } from '../../../src/workshop/studio/build/model.ts';
import { planBuild, requestsFor } from '../../../src/workshop/studio/build/plan-build.ts';
import { readFlows } from '../../../src/workshop/studio/build/read/read-flows.ts';
import { readScreen } from '../../../src/workshop/studio/build/read/read-screen.ts';
import { parseBrands } from '../../../src/workshop/studio/documents.ts';
import { refuseUnreadable } from '../../../src/workshop/studio/readable.ts';
import { NoSuchPlace } from '../../../src/workshop/studio/json-text.ts';
import {
  levelsOf,
  planFiles,
  withFiles,
  type FileChange,
} from '../../../src/workshop/studio/plan-change.ts';
import { readBrandSources, readMetaSchemas } from '../../brand-files/read-brand-sources.ts';
import type { SiteFinding } from '../../../src/workshop/preview/site.ts';
import type { PreviewSite } from '../../preview-brands/preview-site.ts';
import { siteFinding } from '../../preview-brands/write-details.ts';
import { isPortuguese, languageOf, type AddRoutes } from '../studio-context.ts';

interface Place {
  brand: string;
  screen: string;
}
interface Wish {
  brand: string;
  level: string;
  edits: BuildEdit[];
  /** Errors that the edit brings have been read, and are wanted. */
  isAnyway?: boolean;
}

/** Reads screens and flows for their panels, and plans and makes their edits. */
export const addBuildRoutes: AddRoutes = (app, { root, check, save }) => {
  /** A description of documents of a brand. */
  const described = <Model>(
    brand: string,
    documents: readonly string[],
    read: (sources: BrandSources) => Model,
  ): Model => {
    const sources = readBrandSources(root);
    const parsed = parseBrands(sources);
    refuseUnreadable(parsed, levelsOf(parsed, brand), documents);
    return read(sources);
  };
  const programTexts = lazily(async () => (await readMetaSchemas(root)).programTexts);

  app.post('/api/build-library', async (c) => {
    const { brand } = await c.req.json<Place>();
    return c.json(readLibrary(readBrandSources(root), brand, readSchema(root), languageOf(c)));
  });
  app.post('/api/build-screen', async (c) => {
    const { brand, screen } = await c.req.json<Place>();
    return c.json(
      described(brand, [`screens/${screen}`, 'texts'], (sources) =>
        readScreen(sources, brand, screen),
      ),
    );
  });
  app.post('/api/build-flows', async (c) => {
    const { brand } = await c.req.json<Place>();
    return c.json(described(brand, ['flows'], (sources) => readFlows(sources, brand)));
  });
  app.post('/api/build-plan', async (c) => {
    const { brand, edits } = await c.req.json<Wish>();
    const ofProgram = await programTexts();
    const sources = readBrandSources(root);
    const plan: BuildPlanAnswer = { levels: [] };
    for (const level of levelsOf(parseSources(sources), brand)) {
      try {
        const { felt, kept, files } = planBuild(sources, { brand, level, edits }, ofProgram);
        plan.levels.push({ level, felt, kept, files: files.map(({ path }) => path) });
      } catch (error) {
        // A level above the one that has it first can say nothing of it.
        if (!(error instanceof NoSuchPlace)) throw error;
        plan.reason ??= (isPortuguese(c) && error.pt) || error.message;
      }
    }
    return c.json(plan);
  });
  app.post('/api/build-change', async (c) => {
    const { isAnyway, ...wish } = await c.req.json<Wish>();
    const ofProgram = await programTexts();
    const sources = readBrandSources(root);
    const files = planFiles(sources, requestsFor(sources, wish, ofProgram));
    const problems = isAnyway ? [] : newErrors(check, sources, files);
    if (problems.length > 0) return c.json({ problems } satisfies BuildAnswer);
    return c.json((await save(c, files)) satisfies BuildAnswer);
  });
};

const readSchema = (root: string): ScreenSchema =>
  JSON.parse(readFileSync(join(root, 'schemas/brand/screen.schema.json'), 'utf8'));

/** The errors that changes of files bring, each sentence once. */
function newErrors(
  check: PreviewSite['check'],
  sources: BrandSources,
  files: readonly FileChange[],
): SiteFinding[] {
  const errorsIn = (all: BrandSources) => {
    const errors = check(all).filter(({ severity }) => severity === 'error');
    return new Map(
      errors.toReversed().map((one) => [`${one.message} ${one.suggestion ?? ''}`, one]),
    );
  };
  const before = errorsIn(sources);
  const next = withFiles(sources, files);
  return [...errorsIn(next)]
    .toReversed()
    .filter(([words]) => !before.has(words))
    .map(([, error]) => siteFinding(error, next.json.get(error.file)));
}

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
