import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { When } from '../contract/generated/when.ts';
import { FACT_NAMES, type Facts } from '../contract/facts.ts';
import { answersIn, dependsOn, evaluateCondition, factsIn, simplify } from './condition.ts';

/** Every fact is known; those that are not listed are not there. */
const facts = {
  ...Object.fromEntries(FACT_NAMES.map((name) => [name, undefined])),
  hasLead: true,
  hasAddressForm: false,
  isTermsAndPoliticsAvailable: true,
  hasInstallments: false,
  area: 'MZ',
  paidWith: 'pix',
  hasPix: true,
  successHeader: true,
  boughtUpsell: false,
} as Facts;
const answers = { nivel: 'b1', idade: 17, maior: true, novidades: false };
const lead: When = { fact: 'hasLead' };
const address: When = { fact: 'hasAddressForm' };

test.each<[When | undefined, boolean]>([
  [lead, true],
  [address, false],
  [{ fact: 'hasLead', is: false }, false],
  [{ fact: 'area', is: 'MZ' }, true],
  [{ fact: 'area', is: 'BR' }, false],
  [{ fact: 'outcome', is: 'approved' }, false],
  [{ all: [lead, address] }, false],
  [{ any: [address, lead] }, true],
  [{ answer: 'nivel', is: 'b1' }, true],
  [{ answer: 'idade', is: 17 }, true],
  [{ answer: 'idade', is: '17' }, false],
  [{ answer: 'novidades' }, false],
  [{ answer: 'novidades', is: false }, true],
  [{ not: { answer: 'gone' } }, true],
])('%j holds: %j', (when, expected) => {
  expect(evaluateCondition(when, { ...facts, answers })).toBe(expected);
});

test.each<[When | undefined, Partial<Facts>, When | boolean]>([
  [lead, {}, lead],
  [lead, { hasLead: true }, true],
  [lead, { hasLead: undefined }, false],
  [{ not: lead }, {}, { not: lead }],
  [{ all: [lead, address] }, { hasLead: true }, address],
  [{ any: [lead, address] }, { hasLead: false, hasAddressForm: false }, false],
  [{ any: [lead, address] }, { area: 'BR' }, { any: [lead, address] }],
])('%j with %j known is %j', (when, known, rest) => {
  expect(simplify(when, known)).toEqual(rest);
});

const names = ['hasLead', 'area', 'outcome'] as const;
const values = fc.constantFrom<Facts['area'][]>(true, false, undefined, 'BR', 'approved');
const { when } = fc.letrec<{ when: When }>((tie) => ({
  when: fc.oneof(
    { maxDepth: 3 },
    fc.record(
      {
        fact: fc.constantFrom(...names),
        is: fc.constantFrom<(string | boolean)[]>(true, false, 'BR'),
      },
      { requiredKeys: ['fact'] },
    ),
    fc.record({ not: tie('when') }),
    fc.record({ all: fc.array(tie('when'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('when'), { minLength: 1, maxLength: 3 }) }),
  ) as fc.Arbitrary<When>,
}));

test('a simplified condition has the same result as the whole one', () => {
  const visit = fc.record({ hasLead: values, area: values, outcome: values });
  fc.assert(
    fc.property(when, visit, fc.subarray([...names]), (condition, known, early) => {
      const all = { ...facts, ...known };
      const rest = simplify(condition, Object.fromEntries(early.map((name) => [name, all[name]])));
      const verdict = typeof rest === 'boolean' ? rest : evaluateCondition(rest, all);
      expect(verdict).toBe(evaluateCondition(condition, all));
    }),
  );
});

const has: When = { fact: 'hasPix' };
const area: When = { fact: 'area', is: 'MZ' };

test.each<[string, When | undefined, boolean]>([
  ['the fact itself', has, true],
  ['one part of any', { any: [area, has] }, true],
  ['a part of a part', { any: [area, { all: [{ not: has }] }] }, true],
  ['parts without it', { all: [area, { not: area }] }, false],
])('%s', (_, when, expected) => {
  expect(dependsOn(when, ['hasPix', 'outcome'])).toBe(expected);
});

const level: When = { answer: 'nivel', is: 'b1' };
const adult: When = { answer: 'maior' };

test.each<[string, When | undefined, string[], When[]]>([
  ['a fact', has, ['hasPix'], []],
  ['its opposite', { not: level }, ['answers'], [level]],
  ['any of them', { any: [adult, area] }, ['answers', 'area'], [adult]],
  [
    'parts of parts',
    { any: [has, { all: [{ not: adult }, level] }] },
    ['hasPix', 'answers', 'answers'],
    [adult, level],
  ],
])('%s asks about the facts and answers in it', (_, when, facts, answers) => {
  expect(factsIn(when)).toEqual(facts);
  expect(answersIn(when)).toEqual(answers);
});
