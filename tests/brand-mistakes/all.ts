import { brandMistakes } from './brand-mistakes.ts';
import { formMistakes } from './form-mistakes.ts';
import { jsonMistakes } from './json-mistakes.ts';
import { otherMistakes } from './other-mistakes.ts';
import { screenMistakes } from './screen-mistakes.ts';

export const mistakes = [
  ...jsonMistakes,
  ...brandMistakes,
  ...screenMistakes,
  ...formMistakes,
  ...otherMistakes,
];
