import type { ChangeRequest } from '../plan-change.ts';
import type { FieldPlace } from './edit.ts';
import {
  asksField,
  fieldsOf,
  formPlace,
  orderedFields,
  orderOf,
  writtenFields,
  type FormPlace,
} from './form-place.ts';
import {
  adjustList,
  idsOf,
  requestHere,
  restoreOwn,
  screensThatExtend,
  textsOf,
  withoutName,
  type Level,
} from './level.ts';
import { isSameList, withPlaced } from './place-requests.ts';

/** The forms of the screens that begin as this one. */
const laterForms = (level: Level, field: FieldPlace): FormPlace[] =>
  screensThatExtend(level, field.screen).map((screen) => formPlace({ ...field, screen }));

/** The names with one among them where the order of fields has it. */
function insertedBy(order: readonly string[], list: readonly string[], name: string): string[] {
  if (list.includes(name)) return [...list];
  const later = order.slice(order.indexOf(name) + 1);
  const at = list.findIndex((one) => later.includes(one));
  return at < 0 ? [...list, name] : list.toSpliced(at, 0, name);
}

/**
 * Says whether a field has to be answered, on every screen that asks it by this form: also on those that
 * begin as this one and require fields by a list of their own.
 */
export function requireRequests(
  level: Level,
  field: FieldPlace,
  isRequired: boolean,
  order: readonly string[],
): ChangeRequest[] {
  const own = formPlace(field);
  const isNew = !asksField(level, own);
  const later = laterForms(level, field).filter(
    (place) =>
      (isNew || asksField(level, place)) &&
      level.merged.chain.some((folder) => level.ownOf(folder)(place.document, place.required)),
  );
  return [own, ...later].flatMap(({ document, required }) =>
    adjustList(level, document, required, (list) =>
      isRequired ? insertedBy(order, list, field.field) : list.filter((one) => one !== field.field),
    ),
  );
}

/** Takes a field that is removed from what has to be answered, also on screens that begin as this one. */
export function dropRequired(level: Level, field: FieldPlace): ChangeRequest[] {
  const { document, required } = formPlace(field);
  return [
    ...withoutName(level, document, required, field.field),
    ...laterForms(level, field).flatMap((place) =>
      adjustList(level, place.document, place.required, (list) =>
        list.filter((one) => one !== field.field),
      ),
    ),
  ];
}

/** Puts a field on the page of the one before it, or on the first page. */
export function pageRequests(
  level: Level,
  field: FieldPlace,
  after: string | null,
): ChangeRequest[] {
  const { document, pages } = formPlace(field);
  const paths = idsOf(level.here(document, pages)).map((id) => [...pages, { id }, 'fields']);
  const isOn = (name: string | null) => (path: FormPlace['pages']) =>
    name !== null && textsOf(level.here(document, path)).includes(name);
  const path = paths.find(isOn(after)) ?? paths[0];
  if (!path || paths.some(isOn(field.field))) return [];
  return adjustList(level, document, path, (list) =>
    withPlaced(list, field.field, after !== null && list.includes(after) ? after : null),
  );
}

/** Takes a field from the pages that the level writes, and one of its own with its last field. */
export function offPageRequests(level: Level, field: FieldPlace): ChangeRequest[] {
  const { document, pages } = formPlace(field);
  return idsOf(level.own(document, pages)).flatMap((id) => {
    const path = [...pages, { id }];
    const list = textsOf(level.own(document, [...path, 'fields']));
    const isLast = isSameList(list, [field.field]);
    return isLast && level.above(document, path) === undefined
      ? [requestHere(level, document, path, { kind: 'remove' })]
      : withoutName(level, document, [...path, 'fields'], field.field);
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
  const written = writtenFields(level, place).filter((name) => name !== added);
  const natural = added === undefined ? written : [...written, added];
  const inherited = orderOf(level.above(document, order));
  const now = orderOf(level.own(document, order)) ?? inherited;
  const isWanted = (names: readonly string[] | undefined) =>
    isSameList(orderedFields(natural, names), wanted);
  if (isWanted(now)) return [];
  if (isWanted(inherited)) return restoreOwn(level, document, order);
  const moved = movedIn(orderedFields(natural, now), wanted);
  // In the level that begins the form, the place in its text is the place on the screen.
  if (now === undefined && moved !== undefined && level.above(document, properties) === undefined) {
    const after = wanted[wanted.indexOf(moved) - 1] ?? null;
    return [requestHere(level, document, [...properties, moved], { kind: 'place', after })];
  }
  const value = orderFor(natural, wanted);
  return [requestHere(level, document, order, { kind: 'set', value })];
}

/** The order of the fields that are left, where one is written that names the removed one or is idle. */
export function orderWithout(level: Level, place: FormPlace, field: string): ChangeRequest[] {
  const { document, order } = place;
  const others = (names: readonly string[]) => names.filter((name) => name !== field);
  const above = orderOf(level.above(document, order));
  const byParent = orderedFields(others(writtenFields(level, place)), above && others(above));
  return isSameList(byParent, others(fieldsOf(level, place))) &&
    level.own(document, order) !== undefined
    ? restoreOwn(level, document, order)
    : withoutName(level, document, order, field);
}

/** The one item whose move makes an order the wanted one. */
const movedIn = (now: readonly string[], wanted: readonly string[]): string | undefined =>
  now.find((name) => {
    const before = wanted[wanted.indexOf(name) - 1] ?? null;
    return isSameList(withPlaced(now, name, before), wanted);
  });

/**
 * The shortest `ui:order` that gives fields the wanted order. It always leaves '*' for fields that only a
 * condition or a parent's later change brings.
 */
function orderFor(properties: readonly string[], wanted: readonly string[]): string[] {
  const isInPlace = (names: readonly string[]) =>
    names.every(
      (name, at) => at === 0 || properties.indexOf(names[at - 1]!) < properties.indexOf(name),
    );
  for (let named = 0; named <= wanted.length; named++) {
    for (let first = named; first >= 0; first--) {
      const last = wanted.length - (named - first);
      if (!isInPlace(wanted.slice(first, last))) continue;
      return [...wanted.slice(0, first), '*', ...wanted.slice(last)];
    }
  }
  return [...wanted, '*'];
}
