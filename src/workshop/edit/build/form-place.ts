import type { JsonValue } from '../../../brand/parse/node.ts';
import { NoSuchPlace } from '../../say.ts';
import type { DocumentPath } from '../json-text.ts';
import type { FieldPlace } from './edit.ts';
import { namesOf, textsOf, type Level } from './level.ts';

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

/** Whether the level's form asks a field. */
export const asksField = (level: Level, { document, property }: FormPlace): boolean =>
  (level.here(document, property) ?? null) !== null;

/** The fields as `properties` has them, without any `ui:order`. */
export const writtenFields = (level: Level, { document, properties }: FormPlace): string[] =>
  namesOf(level.here(document, properties)).filter(
    (name) => level.here(document, [...properties, name]) !== null,
  );

/** Names of the fields at the top of a form as the level has it, in the order in which they stand. */
export function fieldsOf(level: Level, place: FormPlace): string[] {
  return orderedFields(
    writtenFields(level, place),
    orderOf(level.here(place.document, place.order)),
  );
}

/** A written `ui:order`. */
export const orderOf = (value: JsonValue | undefined): string[] | undefined =>
  value === undefined ? undefined : textsOf(value);

const REST = '*';

/** The fields of a form as RJSF orders them: by `ui:order`, in which '*' stands for all others. */
export function orderedFields(
  properties: readonly string[],
  order: readonly string[] | undefined,
): string[] {
  if (!order) return [...properties];
  const named = order.filter((name) => name === REST || properties.includes(name));
  const rest = properties.filter((name) => !named.includes(name));
  return named.flatMap((name) => (name === REST ? rest : [name]));
}

/** @throws {NoSuchPlace} where the level's form has no such field. */
export function checkField(level: Level, place: FormPlace, { form, field, screen }: FieldPlace) {
  if (level.here(place.document, place.block) === undefined) {
    throw new NoSuchPlace('edit.no-form', { level: level.name, form, screen });
  }
  if (!asksField(level, place)) {
    throw new NoSuchPlace('edit.no-field', { level: level.name, field, screen });
  }
}
