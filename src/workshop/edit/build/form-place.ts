import { NoSuchPlace, type DocumentPath } from '../json-text.ts';
import type { FieldPlace } from './edit.ts';
import { namesOf, textsOf, type Level } from './level.ts';
import { orderedFields } from './field-order.ts';

/** The places of a form and one of its fields in a screen's document. */
export interface FormPlace {
  document: string;
  block: DocumentPath;
  properties: DocumentPath;
  property: DocumentPath;
  required: DocumentPath;
  ui: DocumentPath;
  order: DocumentPath;
  messages: DocumentPath;
  pages: DocumentPath;
}

export function formPlace({ screen, form, field }: FieldPlace): FormPlace {
  const block: DocumentPath = ['blocks', { id: form }];
  const properties = [...block, 'schema', 'properties'];
  return {
    document: `screens/${screen}`,
    block,
    properties,
    property: [...properties, field],
    required: [...block, 'schema', 'required'],
    ui: [...block, 'ui', field],
    order: [...block, 'ui', 'ui:order'],
    messages: [...block, 'messages'],
    pages: [...block, 'pages'],
  };
}

/** Names of the fields at the top of a form as the level has it, in the order in which they stand. */
export function fieldsOf(level: Level, { document, properties, order }: FormPlace): string[] {
  const value = level.here(document, properties);
  const names = namesOf(value).filter(
    (name) => level.here(document, [...properties, name]) !== null,
  );
  const written = level.here(document, order);
  return orderedFields(names, written === undefined ? undefined : textsOf(written));
}

/** @throws {NoSuchPlace} where the level's form has no such field. */
export function checkField(level: Level, place: FormPlace, { form, field, screen }: FieldPlace) {
  if (level.here(place.document, place.block) === undefined) {
    throw new NoSuchPlace(
      `'${level.name}' has no form '${form}' on /${screen}.`,
      `'${level.name}' não tem o formulário '${form}' em /${screen}.`,
    );
  }
  if ((level.here(place.document, place.property) ?? null) === null) {
    throw new NoSuchPlace(
      `'${level.name}' has no field '${field}' on /${screen}.`,
      `'${level.name}' não tem o campo '${field}' em /${screen}.`,
    );
  }
}
