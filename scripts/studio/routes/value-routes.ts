import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toValue, type JsonValue } from '../../../src/brand/parse/node.ts';
import { documentIn, parseBrands } from '../../../src/studio/documents.ts';
import { describedIn } from '../../../src/diagnostics/language/translate.ts';
import { describeValue, type DocumentSchema } from '../../../src/studio/describe-value.ts';
import { NoSuchPlace } from '../../../src/studio/json-text.ts';
import { levelsOf, withFiles, type ChangeRequest } from '../../../src/studio/plan-change.ts';
import type { EditWish, ValuePlan } from '../../../src/studio/protocol.ts';
import { readBrandSources } from '../../brand-files/read-brand-sources.ts';
import { findingId, siteFinding } from '../../preview-brands/write-details.ts';
import { requestsOf } from '../requests-of.ts';
import { languageOf, type AddRoutes } from '../studio-context.ts';

/** @throws {NoSuchPlace} where a call does not say what is to be changed. */
function wishesIn({ edits }: { edits?: EditWish[] }): [EditWish, ...EditWish[]] {
  const isWish = (one: unknown) =>
    ['brand', 'level', 'place', 'change'].every((key) => Object.hasOwn(Object(one), key));
  if (Array.isArray(edits) && edits.length > 0 && edits.every(isWish)) {
    return edits as [EditWish, ...EditWish[]];
  }
  throw new NoSuchPlace('Nothing is to be changed.', 'Não há nada para mudar.');
}

/** Plans and makes changes of values, and takes them back. */
export const addValueRoutes: AddRoutes = (app, { root, store, preview, shown, answer }) => {
  /** Findings of the checker besides those of now. */
  const findingsAfter = async (requests: readonly ChangeRequest[]) => {
    const { sources, diagnostics } = shown();
    const known = new Set(diagnostics.map(findingId));
    const files = await store.planFiles(requests);
    const next = withFiles(sources, files);
    return preview
      .check(next)
      .filter((one) => !known.has(findingId(one)))
      .map((one) => siteFinding(one, next.json.get(one.file)));
  };

  app.post('/api/plan', async (c) => {
    const edits = wishesIn(await c.req.json());
    const [first] = edits;
    const sources = readBrandSources(root);
    const parsed = parseBrands(sources);
    const requests = requestsOf(sources, edits);
    const levels: ValuePlan['levels'] = [];
    for (const level of levelsOf(parsed, first.brand)) {
      const atLevel = requests.map((request, at) => ({ ...probe(request, edits[at]!), level }));
      const { felt, kept, files } = await store.plan(atLevel);
      levels.push({ level, felt, kept, files: files.map(({ path }) => path) });
    }
    const [{ document, path }] = requests as [ChangeRequest];
    const node = documentIn(parsed, first.brand, document);
    const found = describeValue(schemaOf(root, document), node && toValue(node), path);
    const description = found.description && describedIn(languageOf(c), found.description);
    const kind = { ...found, description };
    const named = levelsOf(parsed, first.brand).flatMap((one) => [
      ...parsed.folders.get(one)!.images.keys(),
    ]);
    const images = kind.kind === 'image' ? matching(named, kind.pattern) : [];
    const findings = await findingsAfter(requests);
    return c.json({ levels, kind, images, findings } satisfies ValuePlan);
  });
  app.post('/api/change', async (c) => {
    const edits = wishesIn(await c.req.json());
    const requests = requestsOf(readBrandSources(root), edits);
    const changes = requests.map((request, at) => ({ request, seen: edits[at]!.seen }));
    return c.json(await answer(await store.apply(changes)));
  });
  app.post('/api/state', (c) => {
    const { canUndo, canRedo } = store;
    return c.json({ canUndo, canRedo });
  });
  app.post('/api/refresh', async (c) => c.json(await answer({ files: [] })));
  app.post('/api/rest', async (c) => c.json(await answer({ files: [] }, true)));
  app.post('/api/undo', async (c) => c.json(await answer(store.undo())));
  app.post('/api/redo', async (c) => c.json(await answer(store.redo())));
};

/** A value that is as it was is taken for another one, so that the plan says who would feel any. */
function probe(request: ChangeRequest, { seen, change }: EditWish): ChangeRequest {
  if (change.kind !== 'set' || JSON.stringify(change.value) !== JSON.stringify(seen))
    return request;
  return { ...request, change: { kind: 'set', value: otherThan(change.value) } };
}

function otherThan(value: JsonValue): JsonValue {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${JSON.stringify(value)} `;
}

const matching = (names: readonly string[], pattern: string) =>
  [...new Set(names)].filter((name) => new RegExp(pattern).test(name)).sort();

function schemaOf(root: string, document: string): DocumentSchema {
  const name = document.startsWith('screens/') ? 'screen' : document;
  const file = join(root, 'schemas/brand', `${name}.schema.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as DocumentSchema;
}
