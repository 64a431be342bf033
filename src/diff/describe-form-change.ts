import type { JsonValue } from '../brand/parse/node.ts';
import type { Change, ChangeDescription } from './change.ts';

/** A change of a form's fields in words; undefined if the general description by titles fits. */
export function describeFormChange({
  document,
  path,
  before,
  after,
  isOrder,
}: Change): ChangeDescription | undefined {
  if (!document.startsWith('screens/') || isOrder) return undefined;
  const screen = `Screen /${document.slice('screens/'.length)}`;
  if (path.length === 0) return { title: `${screen} is ${after === undefined ? 'gone' : 'new'}` };
  if (path[0] === 'blocks' && path.length === 2) {
    const kind = ((after ?? before) as { block?: string }).block;
    return {
      title: `${screen}: the block '${path[1]}' (${kind}) is ${after === undefined ? 'gone' : 'new'}`,
    };
  }
  if (path.at(-2) === 'properties' && path.includes('schema')) {
    const field = path.at(-1);
    if (before === undefined) return { title: `${screen} asks for a new field, '${field}'` };
    if (after === undefined) return { title: `${screen} no longer asks for the field '${field}'` };
  }
  if (path.at(-1) === 'required') return requiredWords(screen, before, after);
  return undefined;
}

function requiredWords(
  screen: string,
  before?: JsonValue,
  after?: JsonValue,
): ChangeDescription | undefined {
  const names = (list?: JsonValue) => (Array.isArray(list) ? list.map(String) : []);
  const [previous, current] = [names(before), names(after)];
  const more = current.filter((name) => !previous.includes(name));
  const fewer = previous.filter((name) => !current.includes(name));
  const parts = [
    ...(more.length > 0 ? [`must be filled in now: ${more.join(', ')}`] : []),
    ...(fewer.length > 0 ? [`may be left empty now: ${fewer.join(', ')}`] : []),
  ];
  return parts.length > 0 ? { title: `${screen}: ${parts.join('; ')}` } : undefined;
}
