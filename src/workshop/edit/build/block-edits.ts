import { NoSuchPlace, type DocumentPath } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import type { BlockEdit, BlockPlace } from './edit.ts';
import { idsOf, request, requestHere, type Level } from './level.ts';
import { placeRequests } from './place-requests.ts';
import { isTextOption } from '../read/library.ts';
import { sayText, screenKey, textRequests, textKey } from './text-keys.ts';

export const BLOCKS: DocumentPath = ['blocks'];

/** The requests by which a level adds, changes or moves a block. */
export function blockRequests(level: Level, edit: BlockEdit): ChangeRequest[] {
  const { screen, block } = edit;
  const document = `screens/${screen}`;
  const path: DocumentPath = [...BLOCKS, { id: block }];
  if (edit.kind === 'add-block') return addBlock(level, edit);
  if (level.here(document, path) === undefined) {
    throw new NoSuchPlace(
      `'${level.name}' has no block '${block}' on /${screen}.`,
      `'${level.name}' não tem o bloco '${block}' em /${screen}.`,
    );
  }
  switch (edit.kind) {
    case 'move-block':
      return placeRequests(level, document, BLOCKS, block, edit.after);
    case 'change-block':
      return changeBlock(level, edit);
    default:
      return edit satisfies never;
  }
}

type Options<Kind> = Extract<BlockEdit, { kind: Kind }>;

/** The key that a text of a block has unless another text has it: its main text has no option's name. */
function wantedKey(
  { screen, block }: BlockPlace,
  option: string,
  main: string | undefined,
): string {
  const own = `${screenKey(screen)}.${block}`;
  return option === main ? own : `${own}.${option}`;
}

function changeBlock(level: Level, edit: Options<'change-block'>): ChangeRequest[] {
  const document = `screens/${edit.screen}`;
  const path: DocumentPath = [...BLOCKS, { id: edit.block }];
  const type = String(level.here(document, [...path, 'block']));
  return Object.entries(edit.options).flatMap(([option, value]) => {
    const place = [...path, option];
    if (value === null) return [request(level, document, place, { kind: 'remove' })];
    if (!isTextOption(type, option)) {
      return [request(level, document, place, { kind: 'set', value })];
    }
    const written = level.here(document, place);
    const wanted = wantedKey(edit, option, undefined);
    return sayText(level, document, place, String(value), { written, wanted });
  });
}

function addBlock(level: Level, edit: Options<'add-block'>): ChangeRequest[] {
  const { screen, block, type, after, options } = edit;
  const document = `screens/${screen}`;
  if (!/^[a-z][a-z0-9-]*$/.test(block)) {
    throw new NoSuchPlace(
      `'${block}' is not a name for a block: write small letters, digits and hyphens.`,
      `'${block}' não serve de nome de bloco: use letras minúsculas, números e hifens.`,
    );
  }
  if (idsOf(level.here(document, BLOCKS)).includes(block)) {
    throw new NoSuchPlace(
      `/${screen} has a block '${block}' already: choose another name.`,
      `/${screen} já tem um bloco '${block}': escolha outro nome.`,
    );
  }
  const isText = (option: string) => isTextOption(type, option);
  const main = Object.keys(options).find(isText);
  const texts: ChangeRequest[] = [];
  const written = Object.entries(options).map(([option, value]) => {
    if (!isText(option)) return [option, value];
    const key = textKey(level, wantedKey(edit, option, main), String(value));
    texts.push(...textRequests(level, key, String(value)));
    return [option, key];
  });
  const item = { block: type, ...Object.fromEntries(written) };
  return [...placeRequests(level, document, BLOCKS, block, after, item), ...texts];
}

/** A removal that leaves folders below the level as they are. */
export const removeHere = (level: Level, document: string, path: DocumentPath): ChangeRequest[] =>
  level.here(document, path) === undefined
    ? []
    : [requestHere(level, document, path, { kind: 'remove' })];
