import type { JsonValue } from '../../brand/parse/node.ts';
import { NoSuchPlace } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import { removeHere } from './block-edits.ts';
import type { FieldEdit } from './edit.ts';
import type { FormPlace } from './form-place.ts';
import { dropRequired } from './field-lists.ts';
import { requestHere, textsOf, type Level } from './level.ts';

/**
 * Moves a field of a form into a `then`, behind an `if` on the answer to another one. A form that has
 * an `if` already takes the new one into `allOf`.
 */
export function askIfRequests(
  level: Level,
  place: FormPlace,
  edit: Extract<FieldEdit, { kind: 'ask-field-if' }>,
): ChangeRequest[] {
  const { field, other, answers } = edit;
  const { document, block, property, properties, required } = place;
  if (other === field || answers.length === 0) {
    throw new NoSuchPlace(
      'Choose another field, and the answer to it.',
      'Escolha outro campo e a resposta dele.',
    );
  }
  if ((level.here(document, [...properties, other]) ?? null) === null) {
    throw new NoSuchPlace(
      `'${level.name}' has no field '${other}' here.`,
      `'${level.name}' não tem o campo '${other}' aqui.`,
    );
  }
  const schema = [...block, 'schema'];
  const content = level.here(document, property)!;
  const isRequired = textsOf(level.here(document, required)).includes(field);
  const test: JsonValue = answers.length === 1 ? { const: answers[0]! } : { enum: [...answers] };
  const condition = {
    if: { properties: { [other]: test }, required: [other] },
    then: { properties: { [field]: content }, ...(isRequired && { required: [field] }) },
  };
  const set = (path: FormPlace['ui'], value: JsonValue) =>
    requestHere(level, document, path, { kind: 'set', value });
  const all = level.here(document, [...schema, 'allOf']);
  const written =
    level.here(document, [...schema, 'if']) === undefined
      ? [set([...schema, 'if'], condition.if), set([...schema, 'then'], condition.then)]
      : [set([...schema, 'allOf'], [...(Array.isArray(all) ? all : []), condition])];
  return [...removeHere(level, document, property), ...dropRequired(level, edit), ...written];
}
