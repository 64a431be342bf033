import { NoSuchPlace, type DocumentPath } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import type { BlockEdit } from './edit.ts';
import { idsOf, request, requestHere, type Level } from './level.ts';
import { placeRequests } from './place-requests.ts';
import { screenKey, textRequests, textKey } from './text-keys.ts';

export const BLOCKS: DocumentPath = ['blocks'];

/** The requests by which a level adds, moves, hides, removes or takes back a block. */
export function blockRequests(level: Level, edit: BlockEdit): ChangeRequest[] {
  const { screen, block } = edit;
  const document = `screens/${screen}`;
  const path: DocumentPath = [...BLOCKS, { id: block }];
  if (edit.kind === 'add-block') return addBlock(level, edit);
  if (edit.kind === 'restore-block') {
    return [request(level, document, path, { kind: 'restore' })];
  }
  if (level.here(document, path) === undefined) {
    throw new NoSuchPlace(
      `'${level.name}' has no block '${block}' on /${screen}.`,
      `'${level.name}' não tem o bloco '${block}' em /${screen}.`,
    );
  }
  switch (edit.kind) {
    case 'move-block':
      return placeRequests(level, document, BLOCKS, block, edit.after);
    case 'remove-block':
      return [request(level, document, path, { kind: 'remove' })];
    default:
      return edit satisfies never;
  }
}

function addBlock(level: Level, edit: Extract<BlockEdit, { kind: 'add-block' }>): ChangeRequest[] {
  const { screen, block, type, after, texts, options } = edit;
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
  const [main] = Object.keys(texts);
  const keys = Object.entries(texts).map(([option, text]) => {
    const own = `${screenKey(screen)}.${block}`;
    return [
      option,
      textKey(level, option === main ? own : `${own}.${option}`, text),
      text,
    ] as const;
  });
  const named = Object.fromEntries(keys.map(([option, key]) => [option, key]));
  const item = { block: type, ...named, ...options };
  return [
    ...placeRequests(level, document, BLOCKS, block, after, item),
    ...keys.flatMap(([, key, text]) => textRequests(level, key, text)),
  ];
}

/** A removal that leaves folders below the level as they are. */
export const removeHere = (level: Level, document: string, path: DocumentPath): ChangeRequest[] =>
  level.here(document, path) === undefined
    ? []
    : [requestHere(level, document, path, { kind: 'remove' })];
