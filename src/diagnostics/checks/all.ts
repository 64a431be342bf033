import type { Check } from '../check.ts';
import { contrast } from './contrast.ts';
import { formSchema } from './form-schema.ts';
import { imageFile } from './image-file.ts';
import { nextStep } from './next-step.ts';
import { stepNumbers } from './step-numbers.ts';
import { template } from './template.ts';

/** The checks that go beyond the meta-schemas, each on one merged brand. */
export const checks: readonly Check[] = [
  nextStep,
  template,
  stepNumbers,
  imageFile,
  formSchema,
  contrast,
];
