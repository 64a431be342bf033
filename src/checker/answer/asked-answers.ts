import type { Place } from '../../brand/parse/node.ts';
import { answersIn } from '../../flow/condition.ts';
import type { FormBlock } from '../form/schema/field-schema.ts';
import { memoize } from '../memo.ts';
import { conditionsIn } from '../screen/conditions.ts';
import { placeOf, type Block } from '../typed.ts';

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
