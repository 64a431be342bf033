import type { ParsedSources } from '../parse/brand-files.ts';
import { beginningOf, emptyObject, entriesAt, type ObjectNode } from '../parse/node.ts';

const known = new WeakMap<ParsedSources['fields'], ObjectNode>();

/** The texts that library fields bring along, as a texts.json below that of the oldest ancestor. */
export function fieldTexts(fields: ParsedSources['fields']): ObjectNode {
  const found = known.get(fields);
  if (found) return found;
  const texts: ObjectNode = {
    ...emptyObject(beginningOf('schemas/fields')),
    entries: new Map([...fields.values()].flatMap((field) => entriesAt(field, 'texts'))),
  };
  known.set(fields, texts);
  return texts;
}

/** Whether the texts of some library field are unknown. */
export const hasUnreadableField = ({ unreadable }: ParsedSources): boolean =>
  [...unreadable].some((path) => path.startsWith('schemas/fields/'));
