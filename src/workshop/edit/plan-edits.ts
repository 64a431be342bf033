import {
  isSellable,
  type BrandSources,
  type ParsedSources,
} from '../../brand/parse/brand-files.ts';
import { isTextKey } from '../../brand/compile/resolve-texts.ts';
import { openDraft, parseBrands, type Draft } from './build/draft.ts';
import { checkBlock, editBlock } from './build/edit-block.ts';
import { checkField, editField, removeField } from './build/edit-field.ts';
import { checkStep, editStep, removeStep } from './build/edit-step.ts';
import { checkValue, editValue } from './build/edit-value.ts';
import type { Edit, FieldEdit, FieldRemoval } from './build/edit.ts';
import { screensThatExtend } from './build/form.ts';
import { brandsThatFeel } from './felt.ts';
import type { FileChange } from './history.ts';
import { isSame, type JsonObject } from './json-path.ts';
import { levelsOf, levelsUpTo, refuseUnreadable } from './levels.ts';
import type { EditWish } from './protocol.ts';
import { rewritten } from './rewrite-json.ts';
import { smallestStatement } from './smallest-statement.ts';

/**
 * The smallest change of files by which a level, and every folder from it to the brand on the screen, is as edits
 * want it. Brands that feel it are others by it; those that are kept say it themselves below the level. `programTexts` are keys of texts that the program shows by itself.
 *
 * @throws {NoSuchPlace} where brand, level or place do not exist, or the edit makes no sense there.
 */
export function planEdits(sources: BrandSources, wish: EditWish, programTexts: readonly string[]) {
  const files = planFiles(sources, wish, programTexts);
  const felt = brandsThatFeel(sources, withFiles(sources, files));
  const parsed = parseBrands(sources);
  const below = [...parsed.folders.keys()].filter(
    (name) => isSellable(name) && levelsOf(parsed, name).includes(wish.level),
  );
  return { files, felt, kept: below.filter((name) => !felt.includes(name)) };
}

/** The files of `planEdits` alone: who would feel them takes far longer to find. */
export function planFiles(sources: BrandSources, wish: EditWish, programTexts: readonly string[]) {
  const edit = (now: BrandSources, one: Edit) => edited(now, wish, one, programTexts);
  return differing(sources.json, wish.edits.reduce(edit, sources).json);
}

type Texts = ReadonlyMap<string, string>;

export const differing = (sources: Texts, next: Texts): FileChange[] =>
  [...new Set([...sources.keys(), ...next.keys()])].flatMap((path): FileChange[] => {
    const [before, after] = [sources.get(path), next.get(path)];
    return before === after ? [] : [{ path, before, after }];
  });

export function withFiles(sources: BrandSources, files: readonly FileChange[]): BrandSources {
  const json = new Map(sources.json);
  for (const { path, after } of files) {
    if (after === undefined) json.delete(path);
    else json.set(path, after);
  }
  return { ...sources, json };
}

interface Kind<Wanted extends Edit> {
  /** Refuses an edit that makes no sense in the folder that is to say it. */
  check(draft: Draft, edit: Wanted): void;
  /** Changes the documents of a folder, also where they inherit a part of the edit already. */
  make(draft: Draft, edit: Wanted): void;
}

const KINDS: { [Name in Edit['kind']]: Kind<Extract<Edit, { kind: Name }>> } = {
  value: { check: checkValue, make: editValue },
  block: { check: checkBlock, make: editBlock },
  field: { check: checkField, make: editField },
  'remove-field': { check: checkField, make: removeField },
  step: { check: checkStep, make: editStep },
  'remove-step': { check: checkStep, make: removeStep },
};

function edited(
  sources: BrandSources,
  { brand, level }: Omit<EditWish, 'edits'>,
  edit: Edit,
  programTexts: readonly string[],
): BrandSources {
  const parsed = parseBrands(sources);
  // Each folder is edited upon those above it.
  const folders = levelsUpTo(parsed, brand, level).reverse();
  refuseUnreadable(parsed, brand, documentsOf(edit));
  const { check, make } = KINDS[edit.kind] as Kind<Edit>;
  check(openDraft(parsed, level), edit);
  let next = sources;
  for (const folder of folders) {
    next = changed(next, parsed, folder, (draft) => make(draft, edit));
    if ('field' in edit) next = onLaterScreens(next, parsed, folder, edit);
  }
  const keepsNames = edit.kind === 'value' && edit.value !== undefined;
  const idle = keepsNames ? [] : idleTexts(sources, next, programTexts);
  for (const folder of idle.length > 0 ? folders : []) {
    next = changed(next, parsed, folder, (draft) => {
      const texts = draft.open('texts');
      const above = draft.above('texts') ?? {};
      for (const key of idle) if (above[key] === undefined) delete texts[key];
    });
  }
  return next;
}

function documentsOf(edit: Edit): string[] {
  if (edit.kind === 'value') return [edit.place.document];
  return 'flows' in edit ? ['flows'] : [`screens/${edit.screen}`, 'texts'];
}

/** Screens that begin as the one with a field may have lists of their own. */
function onLaterScreens(
  sources: BrandSources,
  before: ParsedSources,
  folder: string,
  edit: FieldEdit | FieldRemoval,
): BrandSources {
  const screens = screensThatExtend(openDraft(before, folder), edit.screen);
  return screens.reduce((next, screen) => {
    const place = { screen, form: edit.form, field: edit.field };
    const own = changed(next, before, folder, (draft) =>
      edit.kind === 'field'
        ? editField(draft, { kind: 'field', ...place, isRequired: edit.isRequired })
        : removeField(draft, place),
    );
    return onLaterScreens(own, before, folder, { ...edit, screen });
  }, sources);
}

/** The sources with the smallest files of a folder by which its documents are as a change leaves them. */
function changed(
  sources: BrandSources,
  parsedBefore: ParsedSources,
  folder: string,
  change: (draft: Draft) => void,
): BrandSources {
  const parsed = parseBrands(sources);
  const draft = openDraft(parsed, folder);
  change(draft);
  const files = [...draft.opened].map(([document, wanted]): FileChange => {
    const path = `brands/${folder}/${document}.json`;
    const own = draft.own(document);
    const next = smallestStatement({
      own,
      above: draft.above(document),
      aboveBefore: openDraft(parsedBefore, folder).above(document),
      now: draft.now(document),
      wanted,
    }) as JsonObject | undefined;
    const before = sources.json.get(path);
    if (isSame(own, next)) return { path, before, after: before };
    const isEmpty = Object.keys(next ?? {}).every((key) => key === '$schema');
    if (isEmpty && document !== 'brand') return { path, before, after: undefined };
    const $schema = schemaOf(path);
    const after =
      before === undefined
        ? rewritten(JSON.stringify({ $schema }), { $schema, ...next })
        : rewritten(before, next!);
    return { path, before, after };
  });
  return withFiles(sources, files);
}

/** The schema of a file, by which editors complete it, as seen from its folder. */
function schemaOf(path: string): string {
  const [, ...folders] = path.split('/');
  const name = folders.includes('screens') ? 'screen' : folders.at(-1)!.replace('.json', '');
  return `${'../'.repeat(folders.length)}schemas/brand/${name}.schema.json`;
}

const KEY = /"((?:[^"\\]|\\.)+)"/g;

/** Keys of texts that nothing names any more once files are others. */
function idleTexts(sources: BrandSources, next: BrandSources, programTexts: readonly string[]) {
  const namesIn = (text = '') => new Set([...text.matchAll(KEY)].map(([, name]) => name!));
  const gone = differing(sources.json, next.json).flatMap(({ before, after }) => {
    const left = namesIn(after);
    return [...namesIn(before)].filter((name) => !left.has(name) && isTextKey(name));
  });
  const others = [...next.json].filter(([path]) => !path.endsWith('/texts.json'));
  return [...new Set(gone)].filter(
    (key) => !programTexts.includes(key) && !others.some(([, text]) => text.includes(`"${key}"`)),
  );
}
