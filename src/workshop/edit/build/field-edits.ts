import { isReservedName } from '../../../contract/answer-names.ts';
import { NoSuchPlace } from '../../say.ts';
import type { DocumentPath } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import { readForm } from '../read/read-form.ts';
import type { FieldEdit } from './edit.ts';
import {
  dropRequired,
  offPageRequests,
  orderRequests,
  orderWithout,
  pageRequests,
  requireRequests,
} from './field-lists.ts';
import { asksField, checkField, fieldsOf, formPlace, type FormPlace } from './form-place.ts';
import { namesOf, request, requestHere, type Level } from './level.ts';
import { withPlaced } from './place-requests.ts';
import { sayText } from './text-keys.ts';
import { writeField, type WrittenField } from './write-field.ts';

/** The requests by which a level adds, changes, moves or removes a field of a form. */
export function fieldRequests(level: Level, edit: FieldEdit): ChangeRequest[] {
  const place = formPlace(edit);
  if (edit.kind === 'add-field') return addField(level, place, edit);
  checkField(level, place, edit);
  const fields = fieldsOf(level, place);
  switch (edit.kind) {
    case 'move-field':
      return orderRequests(level, place, withPlaced(fields, edit.field, edit.after));
    case 'require-field':
      return requireRequests(level, edit, edit.isRequired, fields);
    case 'word-field':
      return wordRequests(level, place, edit);
    case 'remove-field':
      return removeField(level, place, edit);
    default:
      return edit satisfies never;
  }
}

type EditOf<Kind> = Extract<FieldEdit, { kind: Kind }>;

function addField(level: Level, place: FormPlace, edit: EditOf<'add-field'>): ChangeRequest[] {
  const { field, after, isRequired, content } = edit;
  const { document, property, properties, messages } = place;
  if (!/^[A-Za-z]\w*$/.test(field)) throw new NoSuchPlace('edit.field-name', { field });
  if (asksField(level, place)) throw new NoSuchPlace('edit.field-exists', { field });
  if ('own' in content && isReservedName(field)) {
    throw new NoSuchPlace('edit.field-reserved', { field });
  }
  const written: WrittenField =
    'own' in content
      ? writeField(level, field, content.own)
      : { schema: { $ref: `fields/${content.library}` }, texts: [] };
  const { schema: value } = written;
  const wanted = withPlaced(fieldsOf(level, place), field, after);
  const before = wanted[wanted.indexOf(field) - 1] ?? null;
  // In the level that begins the form, the field has the same place in the text as on the screen.
  const isBeginning =
    level.above(document, properties) === undefined &&
    level.own(document, properties) !== undefined &&
    level.own(document, place.order) === undefined;
  const set = (path: DocumentPath, part: WrittenField['ui']) =>
    part ? [requestHere(level, document, path, { kind: 'set', value: part })] : [];
  return [
    ...(isBeginning
      ? [requestHere(level, document, property, { kind: 'place', after: before, value })]
      : set(property, value)),
    ...(isRequired ? requireRequests(level, edit, true, wanted) : []),
    ...(isBeginning ? [] : orderRequests(level, place, wanted, field)),
    ...set(place.ui, written.ui),
    ...set([...messages, field], written.messages),
    ...pageRequests(level, edit, before),
    ...written.texts,
  ];
}

/** The messages of a field, and of those within it, among the names of some. */
const messagesOf = (field: string, names: readonly string[]): string[] =>
  [...new Set(names)].filter((path) => path === field || path.startsWith(`${field}.`));

function removeField(level: Level, place: FormPlace, edit: FieldEdit): ChangeRequest[] {
  const { document, ui, messages, property } = place;
  const folders = [level.name, ...level.below];
  const written = folders.flatMap((folder) => namesOf(level.ownOf(folder)(document, messages)));
  const mentions = [ui, ...messagesOf(edit.field, written).map((path) => [...messages, path])];
  return [
    ...mentions.map((path) => request(level, document, path, { kind: 'restore' })),
    requestHere(level, document, property, { kind: 'remove' }),
    ...dropRequired(level, edit),
    ...offPageRequests(level, edit),
    ...orderWithout(level, place, edit.field),
  ];
}

const LOOKS = { help: 'ui:help', placeholder: 'ui:placeholder' } as const;

/** Changes a label, a help text or a placeholder; no text takes it away. */
function wordRequests(
  level: Level,
  { document, ui, property }: FormPlace,
  { form, screen, field, part, text }: EditOf<'word-field'>,
): ChangeRequest[] {
  const known = readForm(level.parsed, level.merged, screen, form)?.fields.get(field);
  const path = part === 'label' ? [...property, 'title'] : [...ui, LOOKS[part]];
  const written = known?.[part];
  if (text !== '') {
    return sayText(level, document, path, text, { written, wanted: `field.${field}.${part}` });
  }
  if (part === 'label') throw new NoSuchPlace('edit.needs-label');
  if (written === undefined) return [];
  // A text of the library alone is taken away as what a parent says: by null.
  const isOfBrand = level.here(document, path) !== undefined;
  return [
    request(level, document, path, isOfBrand ? { kind: 'remove' } : { kind: 'set', value: null }),
  ];
}
