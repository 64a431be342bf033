import { brandMistakes } from './brand-mistakes.ts';
import { contentMistakes } from './content-mistakes.ts';
import { fileMistakes } from './file-mistakes.ts';
import { flowMistakes } from './flow-mistakes.ts';
import { formMistakes } from './form-mistakes.ts';
import { jsonMistakes } from './json-mistakes.ts';
import { lineageMistakes } from './lineage-mistakes.ts';
import type { Mistake } from './mistake.ts';
import { pairMistakes } from './pair-mistakes.ts';
import { purchaseMistakes } from './purchase-mistakes.ts';
import { screenMistakes } from './screen-mistakes.ts';

/** Every slip, by the kind of file it is made in. */
export const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  JSON: jsonMistakes,
  'brand.json': brandMistakes,
  lineage: lineageMistakes,
  screens: screenMistakes,
  forms: formMistakes,
  flows: flowMistakes,
  purchases: purchaseMistakes,
  pairs: pairMistakes,
  contents: contentMistakes,
  files: fileMistakes,
};
