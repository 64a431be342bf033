import { expect, test } from 'vitest';
import { englishWordsIn } from '../../../diagnostics/language/language-test-kit.ts';
import { describeError, errorsOfFormat } from '../../../rules/describe-format.ts';
import { formats } from '../../../rules/formats.ts';
import { TRIGGER_TEXTS, triggerSentence } from './trigger-texts.ts';

const errors = Object.keys(formats).flatMap((format) =>
  errorsOfFormat(format).map((error) => ({ error, ...describeError(format, error) })),
);

test('what every rule finds is said in Portuguese', () => {
  expect(errors.length).toBeGreaterThan(20);
  const [english, portuguese] = [TRIGGER_TEXTS.en, TRIGGER_TEXTS.pt];
  for (const trigger of errors) {
    const said = triggerSentence(trigger, portuguese);
    expect(said).not.toBe(triggerSentence(trigger, english));
    expect(englishWordsIn(said), said).toEqual([]);
  }
});
