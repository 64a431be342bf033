import { expect, test } from 'vitest';
import { reportsOf, withSteps } from '../rule-test-kit.ts';
import { rule } from './template.ts';

test.each([
  ['lead', []],
  ['payment/[id]', []],
  ['livelo/cpf', []],
  [
    'leed',
    [
      "alfa/flows.json flows[default].steps[one].templateId: There is no template 'leed'. Did you mean 'lead'?",
    ],
  ],
  ['x/quiz', []],
  [
    'Meu_Quiz',
    [
      "alfa/flows.json flows[default].steps[one].templateId: There is no template 'Meu_Quiz'. A screen of your own is called x/meu-quiz: screens/x/meu-quiz.json.",
    ],
  ],
])('a step of the template %s', (templateId, expected) => {
  expect(reportsOf(rule, withSteps({ id: 'one', templateId }))).toEqual(expected);
});

test('a screen under a name that is no template', () => {
  expect(reportsOf(rule, { 'alfa/screens/livelo/cfp.json': { blocks: [] } })).toEqual([
    "alfa/screens/livelo/cfp.json : The file name screens/livelo/cfp.json names no template. Did you mean 'livelo/cpf'?",
  ]);
});
