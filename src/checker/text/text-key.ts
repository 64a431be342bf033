import type { Rule } from '../rule.ts';
import { valuesOf } from '../typed.ts';
import { readNames } from './read-texts.ts';

/** The compiler reports a key that texts.json does not have; here, a key where buyers read the value itself. */
export const rule: Rule = {
  id: 'text-key',
  severity: 'error',
  checkBrand({ merged, report }) {
    const { texts } = valuesOf(merged);
    for (const { at, text } of readNames(merged))
      if (Object.hasOwn(texts, text))
        report({ at, message: 'text-key.buyers-read-value', data: { text } });
  },
};
