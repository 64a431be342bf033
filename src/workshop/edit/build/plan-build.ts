import { isTextKey } from '../../../brand/compile/resolve-texts.ts';
import type { BrandSources } from '../../../brand/parse/brand-files.ts';
import {
  planFiles,
  refuseUnreadable,
  withFiles,
  type FileChange,
  type ChangeRequest,
} from '../plan-change.ts';
import { blockRequests } from './block-edits.ts';
import type { EditWish } from '../protocol.ts';
import type { BlockEdit, Edit, FieldEdit, FlowEdit } from './edit.ts';
import { fieldRequests } from './field-edits.ts';
import { flowRequests } from './flow-edits.ts';
import { openLevel, request, requestHere, type Level } from './level.ts';

/**
 * The smallest changes that make edits, in the order in which they are made.
 * `programTexts` are keys of texts that the program shows by itself.
 *
 * @throws {NoSuchPlace} where brand, level or place do not exist, or the edit makes no sense there.
 */
export function requestsFor(
  sources: BrandSources,
  { brand, level: name, edits }: EditWish,
  programTexts: readonly string[] = [],
): ChangeRequest[] {
  let next = sources;
  return edits.flatMap((edit) => {
    const level = openLevel(next, brand, name);
    refuseUnreadable(level.parsed, brand, documentsOf(edit));
    const requests = requestsOf(level, edit);
    const keepsNames = edit.kind === 'value' && edit.change.kind !== 'remove';
    const idle = keepsNames ? [] : idleTexts(level, planFiles(next, requests), programTexts);
    const all = [...requests, ...idle];
    next = withFiles(next, planFiles(next, all));
    return all;
  });
}

function requestsOf(level: Level, edit: Edit): ChangeRequest[] {
  if (edit.kind === 'value') {
    const { document, steps } = edit.place;
    return [request(level, document, steps, edit.change)];
  }
  if ('flows' in edit) return flowRequests(level, edit satisfies FlowEdit);
  if ('field' in edit) return fieldRequests(level, edit satisfies FieldEdit);
  return blockRequests(level, edit satisfies BlockEdit);
}

/** The documents that an edit changes. */
function documentsOf(edit: Edit): string[] {
  if (edit.kind === 'value') return [];
  return 'flows' in edit ? ['flows'] : [`screens/${edit.screen}`, 'texts'];
}

const KEY = /"((?:[^"\\]|\\.)+)"/g;

/** Texts of the level's own that nothing names any more once the edit is made. */
function idleTexts(
  level: Level,
  files: readonly FileChange[],
  programTexts: readonly string[],
): ChangeRequest[] {
  const json = new Map(level.sources.json);
  for (const { path, after } of files) json.set(path, after ?? '');
  const namesIn = (text: string | undefined) =>
    new Set([...(text ?? '').matchAll(KEY)].map(([, name]) => name!));
  const gone = files.flatMap(({ before, after }) => {
    const left = namesIn(after);
    return [...namesIn(before)].filter((name) => !left.has(name) && isTextKey(name));
  });
  const others = [...json].filter(([path]) => !path.endsWith('/texts.json'));
  const isNamed = (key: string) => others.some(([, text]) => text.includes(`"${key}"`));
  return [...new Set(gone)]
    .filter((key) => level.own('texts', [key]) !== undefined)
    .filter((key) => level.above('texts', [key]) === undefined)
    .filter((key) => !programTexts.includes(key) && !isNamed(key))
    .map((key) => requestHere(level, 'texts', [key], { kind: 'remove' }));
}
