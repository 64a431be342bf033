import { isReservedName } from '../../../contract/answer-names.ts';
import { NoSuchPlace } from '../../say.ts';
import { changeAt, itemsAt, textAt } from '../../../brand/parse/node.ts';
import { valueIn } from '../json-path.ts';
import { readFields } from '../read/read-screen.ts';
import { objectIn, withPlaced, type Draft } from './draft.ts';
import {
  FIELD_WORDS,
  type FieldEdit,
  type FieldPlace,
  type FieldRemoval,
  type OwnField,
} from './edit.ts';
import {
  asks,
  fieldsOf,
  openForm,
  orderFields,
  orderWithout,
  putOnPage,
  requireField,
  textsOf,
  takeOffPages,
  type WrittenForm,
} from './form.ts';
import { sayText, writeText } from './text-keys.ts';

/** @throws {NoSuchPlace} where the field is not there, or a new one is, or lacks what it needs. */
export function checkField(draft: Draft, edit: FieldEdit | FieldRemoval): void {
  const { screen, field } = edit;
  const level = draft.folder;
  const form = openForm(draft, edit);
  if (!form) throw new NoSuchPlace('edit.no-form', { level, form: edit.form, screen });
  const isThere = asks(form, field);
  if (edit.kind === 'field' && edit.content) {
    if (!/^[A-Za-z]\w*$/.test(field)) throw new NoSuchPlace('edit.field-name', { field });
    if (isThere) throw new NoSuchPlace('edit.field-exists', { field });
    if ('own' in edit.content) checkOwnField(field, edit.content.own);
  } else if (!isThere) throw new NoSuchPlace('edit.no-field', { level, field, screen });
  if (edit.kind === 'field' && edit.label === '') throw new NoSuchPlace('edit.needs-label');
}

function checkOwnField(field: string, { schema, ui }: OwnField): void {
  if (isReservedName(field)) throw new NoSuchPlace('edit.field-reserved', { field });
  if (schema.title.trim() === '') throw new NoSuchPlace('edit.needs-label');
  const words = ui['ui:enumNames'];
  if (words && new Set(choicesOf(schema)).size < Math.max(2, words.length)) {
    throw new NoSuchPlace('edit.needs-choices');
  }
}

const choicesOf = (schema: OwnField['schema']): string[] =>
  ((schema.items ?? schema) as { enum?: string[] }).enum ?? [];

export function editField(draft: Draft, edit: FieldEdit): void {
  const { field, content, isRequired, after } = edit;
  const form = openForm(draft, edit);
  if (!form || (!content && !asks(form, field))) return;
  const isNew = content !== undefined && !asks(form, field);
  if (isNew && 'library' in content) form.properties[field] = { $ref: `fields/${content.library}` };
  if (isNew && 'own' in content) writeField(draft, form, field, content.own);
  sayWords(draft, form, edit);
  const fields = fieldsOf(form);
  if (after !== undefined && (after === null || fields.includes(after))) {
    orderFields(form, withPlaced(fields, field, after));
    if (content) putOnPage(form, field, after);
  }
  if (isRequired !== undefined) requireField(form, field, isRequired);
}

const LOOKS = { help: 'ui:help', placeholder: 'ui:placeholder' } as const;

/** Changes a label, a help text or a placeholder; no text takes it away. */
function sayWords(draft: Draft, form: WrittenForm, edit: FieldEdit): void {
  const { screen, field } = edit;
  const blocks = itemsAt(draft.merged.screens.get(screen), 'blocks');
  const block = blocks.find((one) => textAt(one, 'id') === edit.form);
  const known = block && readFields(draft.parsed, block).get(field);
  for (const part of FIELD_WORDS) {
    const text = edit[part];
    if (text === undefined) continue;
    const [owner, option] =
      part === 'label'
        ? [objectIn(form.properties, field), 'title']
        : [objectIn(form.ui, field), LOOKS[part]];
    if (text !== '') {
      const wanted = `field.${field}.${part}`;
      sayText(draft, text, { owner, option, written: known?.[part], wanted });
      continue;
    }
    delete owner[option];
    const place = ['ui', field, option];
    const silent = block && changeAt(block, place, () => undefined);
    const ofLibrary = silent && readFields(draft.parsed, silent).get(field)?.[part];
    if (ofLibrary === undefined) continue;
    // A null over the text of a parent takes that one away, and the library's would be shown in its place.
    owner[option] = typeof valueIn(form.above, place) === 'string' ? '' : null;
  }
}

/** Writes schema, looks, messages and texts of a new field, each text under a key of its own. */
function writeField(draft: Draft, form: WrittenForm, name: string, field: OwnField): void {
  const { title, ...schema } = field.schema;
  const { 'ui:help': help, 'ui:enumNames': words, ...looks } = field.ui;
  const choices = choicesOf(field.schema);
  const keyOf = (part: string, text: string) => writeText(draft, `field.${name}.${part}`, text);
  form.properties[name] = { ...schema, title: keyOf('label', title) };
  form.ui[name] = {
    ...looks,
    ...(words && { 'ui:enumNames': words.map((one, at) => keyOf(choices[at]!, one)) }),
    ...(help && { 'ui:help': keyOf('help', help) }),
  };
  const messages = Object.entries(field.messages)
    .filter(([, text]) => text.trim() !== '')
    .map(([error, text]) => [error, keyOf(error, text)]);
  form.messages[name] = Object.fromEntries(messages);
}

/** Takes a field from a form, with all that the form says of it and of the fields within it. */
export function removeField(draft: Draft, place: FieldPlace): void {
  const { field } = place;
  const form = openForm(draft, place);
  if (!form) return;
  delete form.properties[field];
  delete form.ui[field];
  for (const name of Object.keys(form.messages)) {
    if (name === field || name.startsWith(`${field}.`)) delete form.messages[name];
  }
  const required = textsOf(form.schema.required).filter((name) => name !== field);
  if (form.schema.required !== undefined) form.schema.required = required;
  orderWithout(form, field);
  takeOffPages(form, field);
}
