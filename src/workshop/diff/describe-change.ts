import type { JsonValue } from '../../brand/parse/node.ts';
import type { SentenceData } from '../../checker/language/sentence.ts';
import type { Language } from '../../checker/language/translate.ts';
import { counted, sayIn, type Say } from '../say.ts';
import type { Change, ChangeDescription } from './change.ts';
import { formatValue, titlePath, type TitledSchemas } from './title-path.ts';

/** A change in a product owner's words; titles come from the meta-schemas. */
export function describeChange(
  change: Change,
  schemas: TitledSchemas,
  language: Language = 'en',
): ChangeDescription {
  const t = sayIn(language);
  const [folder, ...names] = change.document.split('/');
  const name = names.join('/');
  switch (folder) {
    case 'texts':
      return describeValues(change, textTitle(change, t), t);
    case 'images':
      return { title: imageTitle(change, t) };
    case 'brand':
      if (change.path.length > 0) break;
      return { title: cameOrWent(t, 'brand', change, { id: change.brands[0] ?? '' }) };
    case 'flows':
      return describeFlow(change, t) ?? describeTitles(change, folder, 'flows', schemas, language);
    case 'screens':
      return (
        describeScreen(name, change, t) ??
        describeTitles(change, 'screen', t('diff.screen', { screen: name }), schemas, language)
      );
    case 'fields':
      return describeTitles(change, 'field', t('diff.field', { name }), schemas, language);
    case 'registry':
      return describeTitles(change, 'registry', t('diff.registry'), schemas, language);
    case 'sandbox':
      return describeTitles(change, 'sandbox', 'Sandbox', schemas, language);
  }
  return describeTitles(change, folder!, '', schemas, language);
}

/** A change under the titles of its meta-schema, behind the name of its file where they do not say it. */
function describeTitles(
  change: Change,
  schema: string,
  place: string,
  schemas: TitledSchemas,
  language: Language,
): ChangeDescription {
  const t = sayIn(language);
  const title = titlePath(schemas.get(schema), change.path, language) || t('diff.everything');
  return describeValues(change, (place && `${place}: ${title}`) || title, t);
}

/** A change under a title, with its old and new value. */
function describeValues(
  { before, after, isOrder }: Change,
  title: string,
  t: Say,
): ChangeDescription {
  if (isOrder) {
    return { title: t('diff.other-order', { title }), before: order(before), after: order(after) };
  }
  if (before === undefined) return { title: t('diff.new', { title }), after: formatValue(after) };
  if (after === undefined) return { title: t('diff.gone', { title }), before: formatValue(before) };
  return { title, before: formatValue(before), after: formatValue(after) };
}

const order = (list: JsonValue | undefined) =>
  (Array.isArray(list) ? list : [])
    .map((item, at) => (item && typeof item === 'object' && 'id' in item ? item.id : at))
    .join(', ');

const MAX_SCREENS = 4;

function textTitle({ path, screens = [] }: Change, t: Say): string {
  const title = t('diff.text', { key: path.join('.') });
  const more = screens.length - MAX_SCREENS;
  const names = screens.slice(0, MAX_SCREENS).map((screen) => `/${screen}`);
  if (names.length === 0) return title;
  return more > 0
    ? t('diff.on-more-screens', { title, screens: names, more: counted('more-screen', more) })
    : t('diff.on-screens', { title, screens: names });
}

type Values = Pick<Change, 'before' | 'after'>;
type Thing = 'brand' | 'image' | 'screen' | 'block' | 'step';

/** Says that a thing came or went. */
const cameOrWent = (t: Say, thing: Thing, { before }: Values, data: SentenceData): string =>
  t(`diff.${before === undefined ? 'new' : 'gone'}-${thing}`, data);

function imageTitle({ path: [name = ''], ...values }: Change, t: Say): string {
  const isOther = values.before !== undefined && values.after !== undefined;
  return isOther ? t('diff.other-image', { name }) : cameOrWent(t, 'image', values, { name });
}

/** A change of a flow; undefined where the titles say enough. */
function describeFlow(
  { path, before, after, isOrder }: Change,
  t: Say,
): ChangeDescription | undefined {
  const [, id, list, step, key, outcome, ...more] = path;
  if (id === undefined || isOrder) return undefined;
  const flow = t('diff.flow', { id });
  const isNew = before === undefined;
  if (list === undefined) {
    return isNew
      ? { title: t('diff.new', { title: flow }), after: stepIds(after) }
      : { title: t('diff.gone', { title: flow }), before: stepIds(before) };
  }
  if (list !== 'steps' || step === undefined) return undefined;
  if (key === undefined) {
    const screen = formatValue(((after ?? before) as { templateId: string }).templateId);
    return {
      title: cameOrWent(t, 'step', { before }, { flow, step }),
      ...(isNew
        ? { after: t('diff.shows', { screen }) }
        : { before: t('diff.showed', { screen }) }),
    };
  }
  if (key === 'templateId') {
    const [was, is] = [before, after].map((screen) => `/${formatValue(screen)}`);
    return { title: t('diff.step-shows', { flow, step }), before: was, after: is };
  }
  if (key === 'defaultNextStepId') {
    return describeWay({ before, after }, t('diff.after-step', { flow, step }), t);
  }
  return key === 'outcomes' && outcome !== undefined && more.length === 0
    ? describeWay({ before, after }, t('diff.on-outcome', { flow, step, outcome }), t)
    : undefined;
}

const stepIds = (flow: JsonValue | undefined): string =>
  ((flow as { steps?: { id: string }[] }).steps ?? []).map(({ id }) => id).join(' → ');

function describeWay({ before, after }: Values, place: string, t: Say): ChangeDescription {
  return {
    title: t(after === undefined ? 'diff.comes-nothing' : 'diff.comes', { place }),
    ...(before !== undefined && { before: formatValue(before) }),
    ...(after !== undefined && { after: formatValue(after) }),
  };
}

/** A change of blocks and fields of a screen; undefined where the titles say enough. */
function describeScreen(
  screen: string,
  { path, before, after, isOrder }: Change,
  t: Say,
): ChangeDescription | undefined {
  if (isOrder) return undefined;
  const isGone = after === undefined;
  const last = path.at(-1)!;
  if (path.length === 0) return { title: cameOrWent(t, 'screen', { before }, { screen }) };
  if (path[0] === 'blocks' && path.length === 2) {
    const { block: kind } = (after ?? before) as { block: string };
    return { title: cameOrWent(t, 'block', { before }, { screen, id: last, kind }) };
  }
  const isField = path.at(-2) === 'properties' && path.includes('schema');
  if (isField && (isGone || before === undefined)) {
    return { title: t(isGone ? 'diff.asks-no-more' : 'diff.asks-for', { screen, field: last }) };
  }
  return last === 'required' ? describeRequired(screen, { before, after }, t) : undefined;
}

function describeRequired(
  screen: string,
  { before, after }: Values,
  t: Say,
): ChangeDescription | undefined {
  const [was, is] = [before, after].map((list) => (Array.isArray(list) ? list.map(String) : []));
  const more = is!.filter((name) => !was!.includes(name));
  const fewer = was!.filter((name) => !is!.includes(name));
  const parts = [
    ...(more.length > 0 ? [t('diff.required', { names: more })] : []),
    ...(fewer.length > 0 ? [t('diff.optional', { names: fewer })] : []),
  ];
  if (parts.length === 0) return undefined;
  return { title: `${t('diff.screen', { screen })}: ${parts.join('; ')}` };
}
