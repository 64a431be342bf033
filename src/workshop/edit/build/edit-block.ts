import { NoSuchPlace } from '../../say.ts';
import { isTextOption } from '../read/library.ts';
import { itemsIn, placeItem, type Draft } from './draft.ts';
import type { BlockEdit } from './edit.ts';
import { sayText, screenKey } from './text-keys.ts';

/** @throws {NoSuchPlace} where the block is not there, or a new one is, or its name is none. */
export function checkBlock(draft: Draft, { screen, block, type, after = null }: BlockEdit): void {
  const level = draft.folder;
  const ids = itemsIn(draft.open(`screens/${screen}`), 'blocks').map(({ id }) => id);
  const isThere = ids.includes(block);
  if (type === undefined && !isThere)
    throw new NoSuchPlace('edit.no-block', { level, block, screen });
  if (type !== undefined && isThere) throw new NoSuchPlace('edit.block-exists', { screen, block });
  if (!/^[a-z][a-z0-9-]*$/.test(block)) throw new NoSuchPlace('edit.block-name', { block });
  if (after !== null && !ids.includes(after))
    throw new NoSuchPlace('edit.no-block', { level, block: after, screen });
}

export function editBlock(draft: Draft, { screen, block, type, options = {}, after }: BlockEdit) {
  const document = draft.open(`screens/${screen}`);
  const blocks = itemsIn(document, 'blocks');
  if (type !== undefined && !blocks.some(({ id }) => id === block)) {
    blocks.push({ id: block, block: type });
  }
  const item = blocks.find(({ id }) => id === block);
  if (!item) return;
  const isText = (option: string) => isTextOption(String(item.block), option);
  const main = type && Object.keys(options).find(isText);
  for (const [option, value] of Object.entries(options)) {
    const key = `${screenKey(screen)}.${block}`;
    // The key of a new block's main text has no option's name.
    const wanted = option === main ? key : `${key}.${option}`;
    if (value === null) delete item[option];
    else if (isText(option)) sayText(draft, String(value), { owner: item, option, wanted });
    else item[option] = value;
  }
  if (after !== undefined) placeItem(blocks, block, after);
}
