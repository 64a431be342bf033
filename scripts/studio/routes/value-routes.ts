import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedSources } from '../../../src/brand/parse/brand-files.ts';
import { toValue, type JsonValue } from '../../../src/brand/parse/node.ts';
import { documentIn, parseBrands, valueAt } from '../../../src/workshop/studio/documents.ts';
import { describedIn } from '../../../src/checker/language/translate.ts';
import { describeValue, type DocumentSchema } from '../../../src/workshop/studio/describe-value.ts';
import { NoSuchPlace } from '../../../src/workshop/studio/json-text.ts';
import {
  levelsOf,
  planChanges,
  planFiles,
  withFiles,
  type ChangeRequest,
} from '../../../src/workshop/studio/plan-change.ts';
import type { EditWish, ValuePlan } from '../../../src/workshop/studio/protocol.ts';
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

/** Plans and makes changes of values. */
export const addValueRoutes: AddRoutes = (app, { root, check, drawn, save }) => {
  /** Findings of the checker besides those of now. */
  const findingsAfter = (requests: readonly ChangeRequest[]) => {
    const known = new Set(drawn.diagnostics.map(findingId));
    const next = withFiles(drawn.sources, planFiles(drawn.sources, requests));
    return check(next)
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
      const atLevel = requests.map((request) => ({ ...probe(parsed, request), level }));
      const { felt, kept, files } = planChanges(sources, atLevel);
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
    const findings = findingsAfter(requests);
    return c.json({ levels, kind, images, findings } satisfies ValuePlan);
  });
  app.post('/api/change', async (c) => {
    const edits = wishesIn(await c.req.json());
    const sources = readBrandSources(root);
    return c.json(await save(c, planFiles(sources, requestsOf(sources, edits))));
  });
};

/** A value that is as it was is taken for another one, so that the plan says who would feel any. */
function probe(parsed: ParsedSources, request: ChangeRequest): ChangeRequest {
  const { change } = request;
  const now = JSON.stringify(valueAt(parsed, request));
  if (change.kind !== 'set' || JSON.stringify(change.value) !== now) return request;
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
