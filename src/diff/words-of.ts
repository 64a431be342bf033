import type { JsonValue } from '../brand/parse/node.ts';
import { shown, type Change, type Words } from './change.ts';
import { flowWords } from './flow-words.ts';
import { formWords } from './form-words.ts';
import { titlePath, type TitledSchema } from './title-path.ts';

/** Meta-schemas by name: 'brand', 'screen', 'field'. */
export type TitledSchemas = ReadonlyMap<string, TitledSchema>;

/** Says a change as a product owner would. */
export function wordsOf(change: Change, schemas: TitledSchemas): Words {
  const { document, path } = change;
  if (document === 'brand' && path.length === 0) return brandWords(change);
  if (document === 'texts') return changed(change, `Text '${path.join('.')}'${onScreens(change)}`);
  if (document === 'images') return imageWords(change);
  const own = document === 'flows' ? flowWords(change) : formWords(change);
  return own ?? changed(change, `${prefixOf(document)}${titlesOf(change, schemas)}`);
}

const MAX_SCREENS = 4;

function onScreens({ screens = [] }: Change): string {
  if (screens.length === 0) return '';
  const more = screens.length - MAX_SCREENS;
  const names = screens.slice(0, MAX_SCREENS).map((screen) => `/${screen}`);
  return ` on ${names.join(', ')}${more > 0 ? ` and ${more} more screens` : ''}`;
}

/** What changed, and the values where they say something by themselves. */
export function changed({ before, after, isOrder }: Change, what: string): Words {
  if (isOrder) {
    return {
      what: `${what}: the same in another order`,
      before: order(before),
      after: order(after),
    };
  }
  if (before === undefined) return { what: `${what} is new`, after: shown(after) };
  if (after === undefined) return { what: `${what} is gone`, before: shown(before) };
  return { what, before: shown(before), after: shown(after) };
}

const order = (list: JsonValue | undefined) =>
  (Array.isArray(list) ? list : [])
    .map((item, at) => (item && typeof item === 'object' && 'id' in item ? item.id : at))
    .join(', ');

function brandWords({ after, brands }: Change): Words {
  const what = `The brand in brands/${brands[0]} ${after === undefined ? 'is gone' : 'is new'}`;
  return { what };
}

function imageWords({ path, before, after }: Change): Words {
  if (before === undefined) return { what: `Image ${path[0]} is new` };
  if (after === undefined) return { what: `Image ${path[0]} is gone` };
  return { what: `Image ${path[0]} is another one` };
}

function titlesOf({ document, path }: Change, schemas: TitledSchemas): string {
  const name = document
    .split('/')[0]!
    .replace(/^screens$/, 'screen')
    .replace(/^fields$/, 'field');
  return titlePath(schemas.get(name), path) || 'everything';
}

/** Which file is meant, where the titles alone do not tell. */
function prefixOf(document: string): string {
  if (document === 'brand' || document === 'theme') return '';
  if (document === 'sandbox') return 'Sandbox: ';
  if (document === 'registry') return 'Registry: ';
  if (document.startsWith('fields/')) return `Field '${document.slice('fields/'.length)}': `;
  if (document.startsWith('screens/')) return `Screen /${document.slice('screens/'.length)}: `;
  return `${document}: `;
}
