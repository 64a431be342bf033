import { NoSuchPlace } from '../../say.ts';
import type { DocumentPath } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import { isTextOption } from '../read/library.ts';
import type { BlockEdit, BlockPlace } from './edit.ts';
import { request, type Level } from './level.ts';
import { placeRequests } from './place-requests.ts';
import { sayText, screenKey, textKey, textRequests } from './text-keys.ts';

const BLOCKS: DocumentPath = ['blocks'];

/** The requests by which a level adds, changes or moves a block. */
export function blockRequests(level: Level, edit: BlockEdit): ChangeRequest[] {
  const { screen, block } = edit;
  const document = `screens/${screen}`;
  const isThere = level.here(document, [...BLOCKS, { id: block }]) !== undefined;
  if (edit.kind === 'add-block') {
    if (!/^[a-z][a-z0-9-]*$/.test(block)) throw new NoSuchPlace('edit.block-name', { block });
    if (isThere) throw new NoSuchPlace('edit.block-exists', { screen, block });
    return addBlock(level, document, edit);
  }
  if (!isThere) throw new NoSuchPlace('edit.no-block', { level: level.name, block, screen });
  switch (edit.kind) {
    case 'move-block':
      return placeRequests(level, document, BLOCKS, block, edit.after);
    case 'change-block':
      return changeBlock(level, document, edit);
    default:
      return edit satisfies never;
  }
}

type EditOf<Kind> = Extract<BlockEdit, { kind: Kind }>;

/** The key that a text of a block has unless another text has it. */
const wantedKey = ({ screen, block }: BlockPlace): string => `${screenKey(screen)}.${block}`;

function changeBlock(
  level: Level,
  document: string,
  edit: EditOf<'change-block'>,
): ChangeRequest[] {
  const path: DocumentPath = [...BLOCKS, { id: edit.block }];
  const type = String(level.here(document, [...path, 'block']));
  return Object.entries(edit.options).flatMap(([option, value]) => {
    const place = [...path, option];
    if (value === null) return [request(level, document, place, { kind: 'remove' })];
    if (!isTextOption(type, option)) {
      return [request(level, document, place, { kind: 'set', value })];
    }
    const written = level.here(document, place);
    const wanted = `${wantedKey(edit)}.${option}`;
    return sayText(level, document, place, String(value), { written, wanted });
  });
}

function addBlock(level: Level, document: string, edit: EditOf<'add-block'>): ChangeRequest[] {
  const { block, type, after, options } = edit;
  const textOptions = Object.keys(options).filter((option) => isTextOption(type, option));
  const texts = textOptions.map((option, at) => {
    // The key of the main text has no option's name.
    const wanted = at === 0 ? wantedKey(edit) : `${wantedKey(edit)}.${option}`;
    const text = String(options[option]);
    return { option, text, key: textKey(level, wanted, text) };
  });
  const keys = Object.fromEntries(texts.map(({ option, key }) => [option, key]));
  const item = { block: type, ...options, ...keys };
  return [
    ...placeRequests(level, document, BLOCKS, block, after, item),
    ...texts.flatMap(({ key, text }) => textRequests(level, key, text)),
  ];
}
