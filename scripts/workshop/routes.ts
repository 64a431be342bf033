import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { Language } from '../../src/checker/language/translate.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import type { SiteFinding } from '../../src/workshop/site/site.ts';
import type { EditPlace } from '../../src/workshop/edit/build/edit.ts';
import { requestsFor } from '../../src/workshop/edit/build/plan-build.ts';
import { readLibrary, type ScreenSchema } from '../../src/workshop/edit/read/library.ts';
import { readScreen } from '../../src/workshop/edit/read/read-screen.ts';
import { probe } from '../../src/workshop/edit/build/value-edits.ts';
import { describePlace, type DocumentSchema } from '../../src/workshop/edit/describe-value.ts';
import { parseBrands } from '../../src/workshop/edit/documents.ts';
import { NoSuchPlace } from '../../src/workshop/edit/json-text.ts';
import {
  levelsOf,
  planChanges,
  planFiles,
  withFiles,
  type FileChange,
} from '../../src/workshop/edit/plan-change.ts';
import type {
  ChangeAnswer,
  EditWish,
  PlanAnswer,
  UploadedImage,
} from '../../src/workshop/edit/protocol.ts';
import { refuseUnreadable } from '../../src/workshop/edit/readable.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import type { Content } from './brand-folder.ts';
import type { DrawnBrands } from './drawn-brands.ts';
import { readImage } from './images.ts';
import { findingId, siteFinding } from './write-details.ts';

/** Tools of the routes. */
export interface WorkshopContext {
  /** The project's root. */
  root: string;
  /** Keys of texts that the program shows by itself. */
  programTexts: readonly string[];
  check(sources: BrandSources): Diagnostic[];
  drawn: DrawnBrands;
  /**
   * Writes files as one step and draws the brands that feel it.
   *
   * @throws {EditedMeanwhile} where one of them is not as the page that calls shows it.
   */
  save(c: Context, files: readonly FileChange<Content>[]): Promise<ChangeAnswer>;
}

/** Whether the page that calls speaks Portuguese. */
export const isPortuguese = (c: Context): boolean => c.req.header('x-workshop-language') === 'pt';

const languageOf = (c: Context): Language => (isPortuguese(c) ? 'pt-BR' : 'en');

interface Place {
  brand: string;
  screen: string;
}

/** @throws {NoSuchPlace} where a call does not say what is to be changed. */
function wishIn(body: Partial<EditWish>): EditWish {
  const { brand, level, edits } = body;
  const isWish =
    typeof brand === 'string' &&
    typeof level === 'string' &&
    Array.isArray(edits) &&
    edits.length > 0 &&
    edits.every((one) => typeof (one as { kind?: unknown } | null)?.kind === 'string');
  if (isWish) return body as EditWish;
  throw new NoSuchPlace('Nothing is to be changed.', 'Não há nada para mudar.');
}

/** Adds the calls that describe brands, and plan and make their edits. */
export function addRoutes(app: Hono, context: WorkshopContext): void {
  const { root, programTexts, check, drawn, save } = context;

  /** Findings of the checker besides those of now. */
  const findingsAfter = (files: readonly FileChange[]): SiteFinding[] => {
    const known = new Set(drawn.diagnostics.map(findingId));
    const next = withFiles(drawn.sources, files);
    return check(next)
      .filter((one) => !known.has(findingId(one)))
      .map((one) => siteFinding(one, next.json.get(one.file)));
  };

  app.post('/api/library', async (c) => {
    const { brand } = await c.req.json<Place>();
    const schema = schemaOf(root, 'screen') as unknown as ScreenSchema;
    return c.json(readLibrary(readBrandSources(root), brand, schema, languageOf(c)));
  });
  app.post('/api/screen', async (c) => {
    const { brand, screen } = await c.req.json<Place>();
    const sources = readBrandSources(root);
    const parsed = parseBrands(sources);
    refuseUnreadable(parsed, levelsOf(parsed, brand), [`screens/${screen}`, 'texts']);
    return c.json(readScreen(sources, brand, screen));
  });
  app.post('/api/describe', async (c) => {
    const { brand, place } = await c.req.json<{ brand: string; place: EditPlace }>();
    const parsed = parseBrands(readBrandSources(root));
    const schema = describePlace(
      parsed,
      brand,
      place,
      (name) => schemaOf(root, name),
      languageOf(c),
    );
    return c.json(schema);
  });
  app.post('/api/plan', async (c) => {
    const wish = wishIn(await c.req.json());
    const sources = readBrandSources(root);
    const plan: PlanAnswer = { levels: [], findings: [] };
    for (const level of levelsOf(parseBrands(sources), wish.brand)) {
      try {
        const requests = requestsFor(sources, { ...wish, level }, programTexts);
        const isOfValues = wish.edits.every(({ kind }) => kind === 'value');
        const asked = isOfValues ? probe(parseBrands(sources), requests) : requests;
        const { felt, kept } = planChanges(sources, asked);
        plan.levels.push({ level, felt, kept });
        if (level === wish.level) plan.findings = findingsAfter(planFiles(sources, requests));
      } catch (error) {
        // A level above the one that has it first can say nothing of it.
        if (!(error instanceof NoSuchPlace)) throw error;
        plan.reason ??= (isPortuguese(c) && error.pt) || error.message;
      }
    }
    return c.json(plan);
  });
  app.post('/api/change', async (c) => {
    const { image, isAnyway, ...body } = await c.req.json<ChangeBody>();
    const wish = wishIn(body);
    const sources = readBrandSources(root);
    const uploaded = image && readImage(root, sources, wish, image);
    const edits = uploaded?.edits ?? wish.edits;
    const files = planFiles(sources, requestsFor(sources, { ...wish, edits }, programTexts));
    const problems = isAnyway ? [] : errorsIn(findingsAfter(files));
    if (problems.length > 0) return c.json({ problems } satisfies ChangeAnswer);
    return c.json(await save(c, [...(uploaded?.files ?? []), ...files]));
  });
}

interface ChangeBody extends Partial<EditWish> {
  image?: UploadedImage;
  /** Errors that the edit brings have been read, and are wanted. */
  isAnyway?: boolean;
}

/** The errors among findings, each sentence once. */
function errorsIn(findings: readonly SiteFinding[]): SiteFinding[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.filter(
    ({ message }, at) => errors.findIndex((one) => one.message === message) === at,
  );
}

const schemaOf = (root: string, name: string): DocumentSchema =>
  JSON.parse(readFileSync(join(root, 'schemas/brand', `${name}.schema.json`), 'utf8'));
