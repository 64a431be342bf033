import { expect, test } from 'vitest';
import { reportsOf, withForm, withScreen, withSteps } from '../rule-test-kit.ts';

const COURSE = {
  type: 'string',
  title: 'Curso',
  oneOf: [
    { const: 'maths', title: 'A' },
    { const: 'law', title: 'B' },
  ],
};
const PROPERTIES = {
  course: COURSE,
  isMinor: { type: 'boolean', title: 'Menor' },
  word: { type: 'string', format: 'password', title: 'Senha' },
  city: { type: 'string', title: 'Cidade' },
  age: { type: 'integer', title: 'Idade' },
};

/** A brand whose payment screen has a block under a condition, after a lead that asks. */
const asking = (when: object, prefill?: object) =>
  reportsOf(
    'earlier-answer',
    withForm(
      { properties: PROPERTIES },
      { when: { answer: 'here' } },
      withScreen(
        'payment',
        { id: 'note', block: 'text', text: 'a.b', when },
        { id: 'form', block: 'form', schema: { properties: { here: {} } }, prefill },
      ),
    ),
  );

test.each<[string, object]>([
  ['one of its values', { answer: 'course', is: 'maths' }],
  ['a yes', { answer: 'isMinor' }],
  ['a no, inside of others', { all: [{ not: { answer: 'isMinor', is: false } }] }],
  ['any text', { answer: 'city', is: 'Santos' }],
  ['a number', { answer: 'age', is: 18 }],
])('a condition compares an earlier answer with %s', (_, when) => {
  expect(asking(when)).toEqual([]);
});

test.each<[string, object, string]>([
  [
    'a name that nobody asks for',
    { answer: 'curse', is: 'maths' },
    "payment.json blocks[note].when.answer: No screen asks for 'curse'. Did you mean 'course'?",
  ],
  [
    'a value that it never has',
    { any: [{ answer: 'course', is: 'Maths' }] },
    `payment.json blocks[note].when.any[0].is: The answer 'course' is never "Maths". Values: "maths", "law".`,
  ],
  [
    'a secret',
    { answer: 'word' },
    "payment.json blocks[note].when.answer: 'word' is secret, and not kept from one screen to the next. Take another field.",
  ],
  [
    'a question of the same screen',
    { answer: 'here' },
    `payment.json blocks[note].when.answer: 'here' is asked on this screen itself, not on an earlier one. Within one form, use "if" and "then" of its schema.`,
  ],
])('%s is reported', (_, when, said) => {
  expect(asking(when)).toEqual([`alfa/screens/${said}`]);
});

test('so is a field that begins with an answer that there is not', () => {
  expect(asking({ answer: 'isMinor' }, { here: 'city' })).toEqual([]);
  expect(asking({ answer: 'isMinor' }, { here: 'idade' })).toEqual([
    "alfa/screens/payment.json blocks[form].prefill.here: No screen asks for 'idade'. Fields: course, isMinor, word, city, age.",
  ]);
});

test.each([
  [{ answer: 'age', is: '18' }, /'age' is a number, and never "18"\. Write the number without/],
  [{ answer: 'city', is: 5 }, /'city' is a text, and never 5\. Put the value into double quotes/],
  [{ answer: 'city' }, /'city' is a text, and never yes or no\. Say with "is"/],
  [{ answer: 'course' }, /'course' is never yes or no\. Values: "maths", "law"/],
])('%j compares an answer with another kind of value', (when, said) => {
  const found = asking(when);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(said);
});

const field = (title: string) => ({ type: 'string', title });
const STEPS = ['lead', 'video', 'payment'].map((templateId, at, all) => ({
  id: templateId,
  templateId,
  defaultNextStepId: all[at + 1],
}));
/** Whether a block of the video may compare the answer that each of two other screens asks. */
const reportsOnVideo = (answer: string, steps: object[]) =>
  reportsOf(
    'earlier-answer',
    withForm(
      { properties: { early: field('A') } },
      {},
      {
        ...withScreen('video', { id: 'note', block: 'text', when: { answer, is: 'x' } }),
        ...withForm({ properties: { late: field('B') } }, {}, withSteps(...steps), 'payment'),
      },
    ),
  );

test.each([
  ['an earlier screen', 'early', STEPS, 0],
  ['a later screen', 'late', STEPS, 1],
  ['a screen of no flow', 'early', STEPS.slice(1), 1],
])('a condition asks for an answer of %s', (_, answer, steps, count) => {
  const found = reportsOnVideo(answer, steps);
  expect(found).toEqual(
    Array<unknown>(count).fill(
      expect.stringContaining(`'${answer}' is asked on no screen before this one.`),
    ),
  );
});
