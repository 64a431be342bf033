import type { RJSFSchema } from '@rjsf/utils';
import { ACTIONS, type ActionDescriptor } from '../../contract/actions.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import type { Place } from '../../brand/parse/node.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import type { FieldSchema } from '../form/schema/field-schema.ts';
import type { Form } from '../form/schema/forms.ts';
import { memoize } from '../memo.ts';
import { nodeOf } from '../typed.ts';

/** An answer that a form gives to its action. */
export interface Answer {
  name: string;
  /** Every schema that describes it: one that stands in several branches has several. */
  schemas: FieldSchema[];
  /** Its place in the form, or in the library. */
  at: Place;
}

export const actionOf = ({ block }: Form): ActionDescriptor => ACTIONS[block.action as ActionName];

/** The answers of a form by name: the fields and groups at its top, in whatever branch they stand. */
export const answersOf = memoize(({ parts, block }: Form): ReadonlyMap<string, Answer> => {
  const answers = new Map<string, Answer>();
  for (const { schema, path, name, kind, slot } of parts) {
    if (kind === 'test' || path.length !== 1 || slot?.keyword !== 'properties') continue;
    const { properties = {} } = block.schema;
    const at = nodeOf(Object.hasOwn(properties, name) ? properties[name]! : schema).at;
    const answer = answers.get(name) ?? { name, schemas: [], at };
    answer.schemas.push(schema);
    answers.set(name, answer);
  }
  return answers;
});

/** Names of the fields whose values are never kept. */
export const secretNamesOf = memoize(({ schema, ui }: Form): ReadonlySet<string> => {
  const pages = [
    { id: '', submit: '', variants: { all: { schema: schema as RJSFSchema, validator: '' } } },
  ];
  return secretFields({ pages, ui });
});
