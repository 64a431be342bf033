import type { JsonValue } from '../../brand/parse/node.ts';
import type { Language } from '../../checker/language/translate.ts';
import type { Change, ChangeDescription } from './change.ts';
import { describeFlowChange } from './describe-flow-change.ts';
import { describeFormChange } from './describe-form-change.ts';
import { DIFF_TEXTS, type DiffTexts } from './diff-texts.ts';
import { titlePath, type TitledSchemas } from './title-path.ts';
import { formatValue } from './title-path.ts';

/** A change in a product owner's words; titles come from the meta-schemas. */
export function describeChange(
  change: Change,
  schemas: TitledSchemas,
  language: Language = 'en',
): ChangeDescription {
  const { document, path } = change;
  const texts = DIFF_TEXTS[language];
  if (document === 'brand' && path.length === 0) return describeBrand(change, texts);
  if (document === 'texts')
    return describeValues(change, texts.text(path.join('.'), onScreens(change, texts)), texts);
  if (document === 'images') return describeImage(change, texts);
  const own =
    document === 'flows' ? describeFlowChange(change, texts) : describeFormChange(change, texts);
  if (own) return own;
  const titles = titlesOf(change, schemas, language) || texts.everything;
  return describeValues(change, prefixOf(document, texts) + titles, texts);
}

const MAX_SCREENS = 4;

function onScreens({ screens = [] }: Change, texts: DiffTexts): string {
  if (screens.length === 0) return '';
  const more = screens.length - MAX_SCREENS;
  const names = screens.slice(0, MAX_SCREENS).map((screen) => `/${screen}`);
  return texts.onScreens(names.join(', '), more);
}

/** A change under a title, with its old and new value. */
function describeValues(
  { before, after, isOrder }: Change,
  title: string,
  texts: DiffTexts,
): ChangeDescription {
  if (isOrder) {
    return {
      title: texts.otherOrder(title),
      before: order(before),
      after: order(after),
    };
  }
  if (before === undefined) return { title: texts.isNew(title), after: formatValue(after) };
  if (after === undefined) return { title: texts.isGone(title), before: formatValue(before) };
  return { title, before: formatValue(before), after: formatValue(after) };
}

const order = (list: JsonValue | undefined) =>
  (Array.isArray(list) ? list : [])
    .map((item, at) => (item && typeof item === 'object' && 'id' in item ? item.id : at))
    .join(', ');

function describeBrand({ after, brands }: Change, texts: DiffTexts): ChangeDescription {
  const [id = ''] = brands;
  return { title: after === undefined ? texts.goneBrand(id) : texts.newBrand(id) };
}

function describeImage({ path, before, after }: Change, texts: DiffTexts): ChangeDescription {
  const [name = ''] = path;
  if (before === undefined) return { title: texts.newImage(name) };
  if (after === undefined) return { title: texts.goneImage(name) };
  return { title: texts.otherImage(name) };
}

function titlesOf({ document, path }: Change, schemas: TitledSchemas, language: Language): string {
  const name = document
    .split('/')[0]!
    .replace(/^screens$/, 'screen')
    .replace(/^fields$/, 'field');
  return titlePath(schemas.get(name), path, language);
}

/** The file's name in front of titles that do not identify it. */
function prefixOf(document: string, texts: DiffTexts): string {
  if (document === 'brand' || document === 'theme') return '';
  if (document === 'sandbox') return texts.sandbox;
  if (document === 'registry') return texts.registry;
  if (document.startsWith('fields/')) return texts.field(document.slice('fields/'.length));
  if (document.startsWith('screens/'))
    return `${texts.screen(document.slice('screens/'.length))}: `;
  return `${document}: `;
}
