import type { RJSFSchema } from '@rjsf/utils';
import type { Place } from '../../brand/parse/node.ts';
import { ACTIONS, type ActionDescriptor } from '../../contract/actions.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { answersIn } from '../../flow/condition.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import type { FieldSchema, FormBlock } from '../form/schema/field-schema.ts';
import type { Form } from '../form/schema/forms.ts';
import { memoize } from '../memo.ts';
import { conditionsIn } from '../screen/conditions.ts';
import { nodeOf, placeOf, type Block } from '../typed.ts';

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
    const { at } = nodeOf(Object.hasOwn(properties, name) ? properties[name]! : schema);
    const { schemas } = answers.get(name) ?? { schemas: [] };
    answers.set(name, { at, ...answers.get(name), name, schemas: [...schemas, schema] });
  }
  return answers;
});

/** Names of the fields whose values are never kept. */
export const secretNamesOf = memoize(({ schema, ui }: Form): ReadonlySet<string> => {
  const variants = { all: { schema: schema as RJSFSchema, validator: '' } };
  return secretFields({ pages: [{ id: '', submit: '', variants }], ui });
});

/** A mention of what a buyer has answered on an earlier screen. */
export interface AskedAnswer {
  name: string;
  at: Place;
  /** The comparison, unless the answer is copied into a field. */
  by?: ReturnType<typeof answersIn>[number];
}

/** The answers that a block asks for: in its condition, in those of its fields, and to begin fields with. */
export const askedIn = memoize((block: Block): readonly AskedAnswer[] => {
  const { prefill = {} } = block as Partial<FormBlock>;
  return [
    ...conditionsIn(block)
      .flatMap(answersIn)
      .map((by) => ({ name: by.answer, at: placeOf(by, 'answer'), by })),
    ...Object.entries(prefill).map(([field, name]) => ({ name, at: placeOf(prefill, field) })),
  ];
});
