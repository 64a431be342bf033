import type { JsonValue } from '../../../brand/parse/node.ts';
import { isReservedName } from '../../../contract/answer-names.ts';
import { NoSuchPlace } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import { removeHere } from './block-edits.ts';
import type { FieldEdit } from './edit.ts';
import { fieldsOf, formPlace, checkField, type FormPlace } from './form-place.ts';
import { orderedFields } from './field-order.ts';
import {
  dropRequired,
  naturalOrder,
  offPageRequests,
  orderRequests,
  orderWith,
  pageRequests,
  requireRequests,
  withoutName,
} from './field-lists.ts';
import { namesOf, request, requestHere, textsOf, type Level } from './level.ts';
import { writeField } from './new-field.ts';
import { wordRequests } from './word-edits.ts';

/** The requests by which a level adds, changes, moves, removes or takes back a field of a form. */
export function fieldRequests(level: Level, edit: FieldEdit): ChangeRequest[] {
  const place = formPlace(edit);
  if (edit.kind === 'add-field') return addField(level, place, edit);
  if (edit.kind === 'restore-field') return restoreField(level, place, edit);
  checkField(level, place, edit);
  switch (edit.kind) {
    case 'move-field':
      return orderRequests(level, place, orderWith(level, place, edit.field, edit.after));
    case 'require-field':
      return requireRequests(level, edit, edit.isRequired, fieldsOf(level, place));
    case 'word-field':
      return wordRequests(level, place, edit);
    case 'remove-field':
      return removeField(level, place, edit);
    default:
      return edit satisfies never;
  }
}

type AddField = Extract<FieldEdit, { kind: 'add-field' }>;

function addField(level: Level, place: FormPlace, edit: AddField): ChangeRequest[] {
  const { field, after, isRequired, content } = edit;
  const { document, property, properties, messages } = place;
  if (!/^[A-Za-z]\w*$/.test(field)) {
    throw new NoSuchPlace(
      `'${field}' is not a name for a field: write letters and digits.`,
      `'${field}' não serve de nome de campo: use letras e números.`,
    );
  }
  if ((level.here(document, property) ?? null) !== null) {
    throw new NoSuchPlace(
      `The form has a field '${field}' already: choose another name.`,
      `O formulário já tem um campo '${field}': escolha outro nome.`,
    );
  }
  if ('own' in content && isReservedName(field)) {
    throw new NoSuchPlace(
      `A call uses '${field}' itself: choose another name.`,
      `Uma chamada já usa '${field}': escolha outro nome.`,
    );
  }
  const written =
    'own' in content
      ? writeField(level, field, content.own)
      : { schema: { $ref: `fields/${content.library}` }, texts: [] };
  const wanted = orderWith(level, place, field, after);
  const set = (path: FormPlace['ui'], value: JsonValue) =>
    requestHere(level, document, path, { kind: 'set', value });
  // In the level that begins the form, the field has the same place in the text as on the screen.
  const isBeginning =
    level.above(document, properties) === undefined &&
    level.own(document, properties) !== undefined &&
    level.own(document, place.order) === undefined;
  const before = wanted[wanted.indexOf(field) - 1] ?? null;
  return [
    isBeginning
      ? requestHere(level, document, property, {
          kind: 'place',
          after: before,
          value: written.schema,
        })
      : set(property, written.schema),
    ...(isRequired ? requireRequests(level, edit, true, wanted) : []),
    ...(isBeginning ? [] : orderRequests(level, place, wanted, field)),
    ...('ui' in written && written.ui ? [set(place.ui, written.ui)] : []),
    ...('messages' in written && written.messages
      ? [set([...messages, field], written.messages)]
      : []),
    ...pageRequests(level, edit, before),
    ...written.texts,
  ];
}

/** Everything that the level and folders below it say of a field besides its schema. */
function dropMentions(level: Level, place: FormPlace, field: string): ChangeRequest[] {
  const { document, ui, messages } = place;
  const folders = [level.name, ...level.below];
  const written = folders.flatMap((folder) => namesOf(level.ownOf(folder, document, messages)));
  const paths = [...new Set(written)]
    .filter((path) => path === field || path.startsWith(`${field}.`))
    .map((path) => [...messages, path]);
  return [ui, ...paths].map((path) => request(level, document, path, { kind: 'restore' }));
}

function removeField(level: Level, place: FormPlace, edit: FieldEdit): ChangeRequest[] {
  return [
    ...dropMentions(level, place, edit.field),
    ...removeHere(level, place.document, place.property),
    ...dropRequired(level, edit),
    ...offPageRequests(level, edit),
    ...orderWithout(level, place, edit.field),
  ];
}

/** The order of the fields that are left, where one is written that names the removed one or is idle. */
function orderWithout(level: Level, place: FormPlace, field: string): ChangeRequest[] {
  const { document, order } = place;
  const others = (names: readonly string[]) => names.filter((name) => name !== field);
  const [natural, wanted] = [naturalOrder(level, place), fieldsOf(level, place)].map(others);
  const above = level.above(document, order);
  const parents = above === undefined ? undefined : others(textsOf(above));
  const isParents = orderedFields(natural!, parents).join('\n') === wanted!.join('\n');
  return level.own(document, order) !== undefined && isParents
    ? [requestHere(level, document, order, { kind: 'restore' })]
    : withoutName(level, document, order, field);
}

function restoreField(level: Level, place: FormPlace, edit: FieldEdit): ChangeRequest[] {
  const { field } = edit;
  const { document, property, required, ui, messages } = place;
  const own = (path: FormPlace['ui']) =>
    level.own(document, path) === undefined
      ? []
      : [requestHere(level, document, path, { kind: 'restore' })];
  const ofMessages = namesOf(level.own(document, messages)).filter(
    (path) => path === field || path.startsWith(`${field}.`),
  );
  const words = [...own(ui), ...ofMessages.flatMap((path) => own([...messages, path]))];
  if (level.above(document, property) === undefined) {
    throw new NoSuchPlace(
      `The parent of '${level.name}' has no field '${field}' here.`,
      `De onde '${level.name}' herda não há um campo '${field}' aqui.`,
    );
  }
  const parents = namesOf(level.above(document, place.properties));
  const isRequired = textsOf(level.above(document, required)).includes(field);
  const before = parents.slice(0, parents.indexOf(field)).at(-1) ?? null;
  const order = orderWith(level, place, field, before);
  return [
    ...own(property),
    ...words,
    ...requireRequests(level, edit, isRequired, order),
    ...pageRequests(level, edit, before),
  ];
}
