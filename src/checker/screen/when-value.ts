import { nearestName } from '../../brand/parse/nearest-name.ts';
import { jsonWord } from '../../brand/parse/unknown-words.ts';
import { valuesOf } from '../../contract/facts.ts';
import { comparisonsIn } from '../../flow/condition.ts';
import { say } from '../language/sentence.ts';
import { didYouMean } from '../language/suggest.ts';
import type { Rule } from '../rule.ts';
import { placeOf, valueOf } from '../typed.ts';
import { shortened } from '../wording.ts';
import { conditionsIn } from './conditions.ts';

/** A condition compares a fact with a value that it can have. */
export const rule: Rule = {
  id: 'when-value',
  severity: 'error',
  phase: 'names',
  checkScreen({ screen, report }) {
    for (const one of conditionsIn(valueOf(screen) as object).flatMap(comparisonsIn)) {
      if (!('fact' in one)) continue;
      const { fact, is = true } = one;
      const allowed = valuesOf(fact);
      if (allowed.includes(is)) continue;
      const word = jsonWord(String(is)) ?? String(is);
      const near = nearestName(String(is), allowed.map(String));
      const hint = allowed.some((value) => String(value) === word)
        ? { suggestion: say('write-without-quotes', { word }) }
        : near === undefined
          ? { suggestion: say('list.values', { names: allowed.map(shortened) }) }
          : didYouMean(String(is), near);
      const message = 'is' in one ? 'when-value.never' : 'when-value.no-is';
      report({ at: placeOf(one, 'is'), message, ...hint, data: { fact, value: shortened(is) } });
    }
  },
};
