import type { JsonValue } from '../brand/parse/node.ts';
import type { Change, ChangeDescription } from './change.ts';
import { describeFlowChange } from './describe-flow-change.ts';
import { describeFormChange } from './describe-form-change.ts';
import { titlePath, type TitledSchemas } from './title-path.ts';
import { formatValue } from './format-value.ts';

/** A change in a product owner's words; titles come from the meta-schemas. */
export function describeChange(change: Change, schemas: TitledSchemas): ChangeDescription {
  const { document, path } = change;
  if (document === 'brand' && path.length === 0) return describeBrand(change);
  if (document === 'texts')
    return describeValues(change, `Text '${path.join('.')}'${onScreens(change)}`);
  if (document === 'images') return describeImage(change);
  const own = document === 'flows' ? describeFlowChange(change) : describeFormChange(change);
  return own ?? describeValues(change, `${prefixOf(document)}${titlesOf(change, schemas)}`);
}

const MAX_SCREENS = 4;

function onScreens({ screens = [] }: Change): string {
  if (screens.length === 0) return '';
  const more = screens.length - MAX_SCREENS;
  const names = screens.slice(0, MAX_SCREENS).map((screen) => `/${screen}`);
  return ` on ${names.join(', ')}${more > 0 ? ` and ${more} more screens` : ''}`;
}

/** A change under a title, with its old and new value. */
function describeValues({ before, after, isOrder }: Change, title: string): ChangeDescription {
  if (isOrder) {
    return {
      title: `${title}: the same in another order`,
      before: order(before),
      after: order(after),
    };
  }
  if (before === undefined) return { title: `${title} is new`, after: formatValue(after) };
  if (after === undefined) return { title: `${title} is gone`, before: formatValue(before) };
  return { title, before: formatValue(before), after: formatValue(after) };
}

const order = (list: JsonValue | undefined) =>
  (Array.isArray(list) ? list : [])
    .map((item, at) => (item && typeof item === 'object' && 'id' in item ? item.id : at))
    .join(', ');

function describeBrand({ after, brands }: Change): ChangeDescription {
  const title = `The brand in brands/${brands[0]} ${after === undefined ? 'is gone' : 'is new'}`;
  return { title };
}

function describeImage({ path, before, after }: Change): ChangeDescription {
  if (before === undefined) return { title: `Image ${path[0]} is new` };
  if (after === undefined) return { title: `Image ${path[0]} is gone` };
  return { title: `Image ${path[0]} is another one` };
}

function titlesOf({ document, path }: Change, schemas: TitledSchemas): string {
  const name = document
    .split('/')[0]!
    .replace(/^screens$/, 'screen')
    .replace(/^fields$/, 'field');
  return titlePath(schemas.get(name), path) || 'everything';
}

/** The file's name in front of titles that do not identify it. */
function prefixOf(document: string): string {
  if (document === 'brand' || document === 'theme') return '';
  if (document === 'sandbox') return 'Sandbox: ';
  if (document === 'registry') return 'Registry: ';
  if (document.startsWith('fields/')) return `Field '${document.slice('fields/'.length)}': `;
  if (document.startsWith('screens/')) return `Screen /${document.slice('screens/'.length)}: `;
  return `${document}: `;
}
