import { ofBrands } from './brands.ts';
import type { Explanations } from './explained.ts';
import { ofFiles } from './files.ts';
import { ofFlows } from './flows.ts';
import { ofForms } from './forms.ts';
import { ofScreens } from './screens.ts';

/** Every rule by what it is about, in the order of the reference. */
export const explanations: readonly (readonly [about: string, rules: Explanations])[] = [
  ['Files', ofFiles],
  ['Brand, theme, images, sandbox, registry', ofBrands],
  ['Flows', ofFlows],
  ['Screens, conditions, texts', ofScreens],
  ['Forms', ofForms],
];
