import type { JsonValue } from '../../brand/parse/node.ts';
import type { Change, ChangeDescription } from './change.ts';
import type { DiffTexts } from './diff-texts.ts';

/** A change of a form's fields in words; undefined if the general description by titles fits. */
export function describeFormChange(
  { document, path, before, after, isOrder }: Change,
  texts: DiffTexts,
): ChangeDescription | undefined {
  if (!document.startsWith('screens/') || isOrder) return undefined;
  const screen = texts.screen(document.slice('screens/'.length));
  const isGone = after === undefined;
  if (path.length === 0) {
    return { title: isGone ? texts.goneScreen(screen) : texts.newScreen(screen) };
  }
  if (path[0] === 'blocks' && path.length === 2) {
    const kind = String(((after ?? before) as { block?: string }).block);
    const words = isGone ? texts.goneBlock : texts.newBlock;
    return { title: words(screen, path[1]!, kind) };
  }
  if (path.at(-2) === 'properties' && path.includes('schema')) {
    const field = path.at(-1)!;
    if (before === undefined) return { title: texts.asksFor(screen, field) };
    if (isGone) return { title: texts.asksNoMore(screen, field) };
  }
  if (path.at(-1) === 'required') return requiredWords(texts, screen, before, after);
  return undefined;
}

function requiredWords(
  texts: DiffTexts,
  screen: string,
  before?: JsonValue,
  after?: JsonValue,
): ChangeDescription | undefined {
  const names = (list?: JsonValue) => (Array.isArray(list) ? list.map(String) : []);
  const [previous, current] = [names(before), names(after)];
  const more = current.filter((name) => !previous.includes(name));
  const fewer = previous.filter((name) => !current.includes(name));
  const parts = [
    ...(more.length > 0 ? [texts.nowNeeded(more.join(', '))] : []),
    ...(fewer.length > 0 ? [texts.nowOptional(fewer.join(', '))] : []),
  ];
  return parts.length > 0 ? { title: `${screen}: ${parts.join('; ')}` } : undefined;
}
