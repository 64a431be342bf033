import type { JsonValue } from '../../brand/parse/node.ts';
import type { Language } from '../../checker/language/translate.ts';
import { counted, sayIn, type Say } from '../say.ts';
import type { Change, ChangeDescription } from './change.ts';
import { formatValue, titlePath, type SchemaOf } from './title-path.ts';

/** A change in a product owner's words; titles come from the meta-schemas. */
export function describeChange(
  change: Change,
  schemaOf: SchemaOf,
  language: Language = 'en',
): ChangeDescription {
  const t = sayIn(language);
  const { document, path, brands } = change;
  const [folder = '', ...names] = document.split('/');
  const name = names.join('/');
  if (folder === 'texts') return withValues(change, named(textTitle(change, t), change, t));
  if (folder === 'images') {
    const isOther = change.before !== undefined && change.after !== undefined;
    return { title: t(`diff.${isOther ? 'other' : cameOrWent(change)}-image`, { name: path[0]! }) };
  }
  if (folder === 'brand' && path.length === 0)
    return { title: t(`diff.${cameOrWent(change)}-brand`, { id: brands[0]! }) };
  if (folder === 'flows' && !change.isOrder) {
    const found = describeFlow(change, t);
    if (found) return found;
  }
  if (folder === 'screens' && !change.isOrder) {
    const title = screenTitle(name, change, t);
    if (title) return { title };
  }
  const [schema, place] = {
    flows: ['flows', 'flows'],
    screens: ['screen', t('diff.screen', { screen: name })],
    fields: ['field', t('diff.field', { name })],
    registry: ['registry', t('diff.registry')],
    sandbox: ['sandbox', 'Sandbox'],
  }[folder] ?? [folder, ''];
  const title = titlePath(schemaOf(schema!), path, language) || t('diff.everything');
  const whole = place ? `${place}: ${title}` : title;
  if (!change.isOrder) return withValues(change, named(whole, change, t));
  return withValues(change, t('diff.other-order', { title: whole }), order);
}

type Values = Pick<Change, 'before' | 'after'>;

const cameOrWent = ({ before }: Values) => (before === undefined ? 'new' : 'gone');

/** A title that says that its thing came or went, where it did. */
const named = (title: string, { before, after }: Values, t: Say): string =>
  before !== undefined && after !== undefined
    ? title
    : t(`diff.${cameOrWent({ before })}`, { title });

const withValues = (
  { before, after }: Values,
  title: string,
  format: (value: JsonValue) => string = formatValue,
): ChangeDescription => ({
  title,
  ...(before !== undefined && { before: format(before) }),
  ...(after !== undefined && { after: format(after) }),
});

const order = (list: JsonValue): string =>
  (list as JsonValue[])
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

/** A change of a flow; undefined where the titles say enough. */
function describeFlow(change: Change, t: Say): ChangeDescription | undefined {
  const [, id, list, step, key, outcome, ...more] = change.path;
  if (id === undefined) return undefined;
  const flow = t('diff.flow', { id });
  if (list === undefined) return withValues(change, named(flow, change, t), stepIds);
  if (list !== 'steps' || step === undefined) return undefined;
  const comes = change.after === undefined ? 'diff.comes-nothing' : 'diff.comes';
  const way = (place: string) => withValues(change, t(comes, { place }));
  if (key === undefined) {
    const shown = (value: JsonValue) =>
      t('diff.shows', { screen: (value as { templateId: string }).templateId });
    return withValues(change, t(`diff.${cameOrWent(change)}-step`, { flow, step }), shown);
  }
  if (key === 'templateId') {
    const shown = (screen: JsonValue) => `/${String(screen)}`;
    return withValues(change, t('diff.step-shows', { flow, step }), shown);
  }
  if (key === 'defaultNextStepId') return way(t('diff.after-step', { flow, step }));
  if (key !== 'outcomes' || outcome === undefined || more.length > 0) return undefined;
  return way(t('diff.on-outcome', { flow, step, outcome }));
}

const stepIds = (flow: JsonValue): string =>
  ((flow as { steps?: { id: string }[] }).steps ?? []).map(({ id }) => id).join(' → ');

/** A change of blocks and fields of a screen; undefined where the titles say enough. */
function screenTitle(screen: string, { path, ...values }: Change, t: Say): string | undefined {
  const { before, after } = values;
  const last = path.at(-1)!;
  if (path.length === 0) return t(`diff.${cameOrWent(values)}-screen`, { screen });
  if (path[0] === 'blocks' && path.length === 2) {
    const { block: kind } = (after ?? before) as { block: string };
    return t(`diff.${cameOrWent(values)}-block`, { screen, id: last, kind });
  }
  if (path.at(-2) === 'properties' && path.includes('schema')) {
    if (before === undefined) return t('diff.asks-for', { screen, field: last });
    if (after === undefined) return t('diff.asks-no-more', { screen, field: last });
  }
  if (last !== 'required') return undefined;
  const [was, is] = [before, after].map((list) => (Array.isArray(list) ? list.map(String) : []));
  const more = is!.filter((name) => !was!.includes(name));
  const fewer = was!.filter((name) => !is!.includes(name));
  const parts = [
    ...(more.length > 0 ? [t('diff.required', { names: more })] : []),
    ...(fewer.length > 0 ? [t('diff.optional', { names: fewer })] : []),
  ];
  return parts.length > 0 ? `${t('diff.screen', { screen })}: ${parts.join('; ')}` : undefined;
}
