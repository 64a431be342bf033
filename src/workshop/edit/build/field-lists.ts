import type { JsonValue } from '../../../brand/parse/node.ts';
import type { DocumentPath } from '../json-text.ts';
import type { Change, ChangeRequest } from '../plan-change.ts';
import type { FieldPlace } from './edit.ts';
import { orderFor, orderedFields } from './field-order.ts';
import { fieldsOf, formPlace, type FormPlace } from './form-place.ts';
import {
  adjustList,
  idsOf,
  namesOf,
  requestHere,
  screensThatExtend,
  textsOf,
  type Level,
} from './level.ts';
import { withPlaced } from './place-requests.ts';

/** The form on its screen, and on the screens that begin as that one and write lists of their own. */
export function placesOf(level: Level, field: FieldPlace): FormPlace[] {
  const others = screensThatExtend(level, field.screen).map((screen) =>
    formPlace({ ...field, screen }),
  );
  return [formPlace(field), ...others];
}

/** The names with one among them where the order of fields has it. */
export function insertedBy(
  order: readonly string[],
  list: readonly string[],
  name: string,
): string[] {
  if (list.includes(name)) return [...list];
  const later = order.slice(order.indexOf(name) + 1);
  const at = list.findIndex((one) => later.includes(one));
  return at < 0 ? [...list, name] : [...list.slice(0, at), name, ...list.slice(at)];
}

/** Says whether a field has to be answered, on every screen that asks it by this form. */
export function requireRequests(
  level: Level,
  field: FieldPlace,
  isRequired: boolean,
  order: readonly string[],
): ChangeRequest[] {
  return placesOf(level, field).flatMap((place, index) => {
    const isAsked = index === 0 || (level.here(place.document, place.property) ?? null) !== null;
    const isNew =
      (level.here(formPlace(field).document, formPlace(field).property) ?? null) === null;
    const isOwnList = index === 0 || writesList(level, place);
    if (!isOwnList || (!isAsked && !isNew)) return [];
    return adjustList(level, place.document, place.required, (list) =>
      isRequired ? insertedBy(order, list, field.field) : list.filter((one) => one !== field.field),
    );
  });
}

/** Whether a screen that begins as another one requires fields by a list of its own. */
const writesList = ({ ownOf, merged }: Level, { document, required }: FormPlace): boolean =>
  merged.chain.some((folder) => ownOf(folder, document, required) !== undefined);

/** Puts a field on the page of the one before it, or on the first page. */
export function pageRequests(
  level: Level,
  field: FieldPlace,
  after: string | null,
): ChangeRequest[] {
  const { document, pages } = formPlace(field);
  const fieldsOn = (id: string) => textsOf(level.here(document, [...pages, { id }, 'fields']));
  const ids = idsOf(level.here(document, pages));
  if (ids.some((id) => fieldsOn(id).includes(field.field))) return [];
  const page = ids.find((id) => after !== null && fieldsOn(id).includes(after)) ?? ids[0];
  if (page === undefined) return [];
  return adjustList(level, document, [...pages, { id: page }, 'fields'], (list) =>
    withPlaced(list, field.field, after !== null && list.includes(after) ? after : null),
  );
}

/**
 * Takes a name from the lists that the level and folders below it write; what a parent says of a removed
 * field goes by itself.
 */
export function withoutName(
  level: Level,
  document: string,
  path: DocumentPath,
  name: string,
): ChangeRequest[] {
  const rest = (list: JsonValue | undefined) => textsOf(list).filter((one) => one !== name);
  return [level.name, ...level.below].flatMap((folder): ChangeRequest[] => {
    const own = level.ownOf(folder, document, path);
    const next = rest(own);
    if (own === undefined || next.length === textsOf(own).length) return [];
    const above = folder === level.name ? level.above(document, path) : undefined;
    const isParents = above !== undefined && rest(above).join('\n') === next.join('\n');
    const change: Change =
      isParents || next.every((one) => one === '*')
        ? { kind: 'restore' }
        : { kind: 'set', value: next };
    return [{ brand: folder, level: folder, document, path, change }];
  });
}

/** Takes a field that is removed from what has to be answered, also on screens that begin as this one. */
export function dropRequired(level: Level, field: FieldPlace): ChangeRequest[] {
  const [own, ...others] = placesOf(level, field);
  return [
    ...withoutName(level, own!.document, own!.required, field.field),
    ...others.flatMap(({ document, required }) =>
      adjustList(level, document, required, (list) => list.filter((one) => one !== field.field)),
    ),
  ];
}

/** Takes a field from the pages that the level writes, and one of its own with its last field. */
export function offPageRequests(level: Level, field: FieldPlace): ChangeRequest[] {
  const { document, pages } = formPlace(field);
  return idsOf(level.own(document, pages)).flatMap((id) => {
    const path = [...pages, { id }];
    const list = textsOf(level.own(document, [...path, 'fields']));
    const isLast = list.length === 1 && list[0] === field.field;
    if (isLast && level.above(document, path) === undefined) {
      return [requestHere(level, document, path, { kind: 'remove' })];
    }
    return withoutName(level, document, [...path, 'fields'], field.field);
  });
}

/** Makes fields stand in an order; `added` is one that the form does not have yet. */
export function orderRequests(
  level: Level,
  place: FormPlace,
  wanted: readonly string[],
  added?: string,
): ChangeRequest[] {
  const { document, order, properties } = place;
  const natural = naturalOrder(level, place, added);
  const above = level.above(document, order);
  const own = level.own(document, order);
  const isWanted = (written: readonly string[] | undefined) =>
    orderedFields(natural, written).join('\n') === wanted.join('\n');
  const inherited = above === undefined ? undefined : textsOf(above);
  const now = own === undefined ? inherited : textsOf(own);
  if (isWanted(now)) return [];
  if (own !== undefined && isWanted(inherited)) {
    return [requestHere(level, document, order, { kind: 'restore' })];
  }
  const moved = movedIn(orderedFields(natural, now), wanted);
  // In the level that begins the form, the place in its text is the place on the screen.
  if (now === undefined && moved !== undefined && level.above(document, properties) === undefined) {
    const before = wanted[wanted.indexOf(moved) - 1] ?? null;
    return [requestHere(level, document, [...properties, moved], { kind: 'place', after: before })];
  }
  return [
    requestHere(level, document, order, {
      kind: 'set',
      value: orderFor(natural, wanted) ?? ['*'],
    }),
  ];
}

/** The fields as `properties` has them, without any `ui:order`. */
export const naturalOrder = (
  level: Level,
  { document, properties }: FormPlace,
  added?: string,
): string[] => {
  const names = namesOf(level.here(document, properties)).filter(
    (name) => name !== added && level.here(document, [...properties, name]) !== null,
  );
  return added === undefined ? names : [...names, added];
};

/** The one item whose move makes an order the wanted one. */
function movedIn(now: readonly string[], wanted: readonly string[]): string | undefined {
  return now.find((name) => {
    const before = wanted[wanted.indexOf(name) - 1] ?? null;
    return withPlaced(now, name, before).join('\n') === wanted.join('\n');
  });
}

/** As `fieldsOf`, with a field placed behind another one. */
export const orderWith = (
  level: Level,
  place: FormPlace,
  name: string,
  after: string | null,
): string[] => withPlaced(fieldsOf(level, place), name, after);
