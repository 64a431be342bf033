import { isWhen } from '../../brand/compile/read-condition.ts';
import type { When } from '../../contract/generated/when.ts';
import { isObject } from '../../contract/is-object.ts';
import { memoize } from '../memo.ts';

/** Every condition within a screen or block: of blocks, pages and the fields of forms. */
export const conditionsIn = memoize((value: object): readonly When[] =>
  Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'when' && isWhen(inner)) return [inner];
    return isObject(inner) || Array.isArray(inner) ? conditionsIn(inner) : [];
  }),
);
