import type { JsonValue } from '../brand/parse/node.ts';
import type { Change, Words } from './change.ts';

/** A change of a form's fields in words; undefined for what only its titles can say. */
export function formWords({ document, path, before, after, isOrder }: Change): Words | undefined {
  if (!document.startsWith('screens/') || isOrder) return undefined;
  const screen = `Screen /${document.slice('screens/'.length)}`;
  if (path.length === 0) return { what: `${screen} is ${after === undefined ? 'gone' : 'new'}` };
  if (path[0] === 'blocks' && path.length === 2) {
    const kind = ((after ?? before) as { block?: string }).block;
    return {
      what: `${screen}: the block '${path[1]}' (${kind}) is ${after === undefined ? 'gone' : 'new'}`,
    };
  }
  if (path.at(-2) === 'properties' && path.includes('schema')) {
    const field = path.at(-1);
    if (before === undefined) return { what: `${screen} asks for a new field, '${field}'` };
    if (after === undefined) return { what: `${screen} no longer asks for the field '${field}'` };
  }
  if (path.at(-1) === 'required') return requiredWords(screen, before, after);
  return undefined;
}

function requiredWords(screen: string, before?: JsonValue, after?: JsonValue): Words | undefined {
  const names = (list?: JsonValue) => (Array.isArray(list) ? list.map(String) : []);
  const [old, young] = [names(before), names(after)];
  const more = young.filter((name) => !old.includes(name));
  const fewer = old.filter((name) => !young.includes(name));
  const parts = [
    ...(more.length > 0 ? [`must be filled in now: ${more.join(', ')}`] : []),
    ...(fewer.length > 0 ? [`may be left empty now: ${fewer.join(', ')}`] : []),
  ];
  return parts.length > 0 ? { what: `${screen}: ${parts.join('; ')}` } : undefined;
}
