// Generated from the folders of src/checker by `npm run generate`. Do not edit.

import { rules as filesRules } from '../parse/files.ts';
import { rules as entriesRules } from '../structure/entries.ts';
import { rules as missingFileRules } from '../structure/missing-file.ts';
import { rule as contrastRule } from '../brand/contrast.ts';
import { rules as keysRules } from '../brand/keys.ts';
import { rule as placeholderRule } from '../brand/placeholder.ts';
import { rules as pricesRules } from '../brand/prices.ts';
import { rules as referenceRules } from '../brand/reference.ts';
import { rules as settingsRules } from '../brand/settings.ts';
import { rules as flowNamesRules } from '../flow/flow-names.ts';
import { rules as flowWaysRules } from '../flow/flow-ways.ts';
import { rule as stepNumberRule } from '../flow/step-number.ts';
import { rules as blocksRules } from '../screen/blocks.ts';
import { rules as conditionsRules } from '../screen/conditions.ts';
import { rules as fieldsRules } from '../form/fields.ts';
import { rules as jsonSchemaRules } from '../form/json-schema.ts';
import { rules as namesRules } from '../form/names.ts';
import { rules as wholeFormRules } from '../form/whole-form.ts';
import { rules as answerUsesRules } from '../answer/answer-uses.ts';
import { rules as neededFieldsRules } from '../answer/needed-fields.ts';
import { rules as typedValueRules } from '../answer/typed-value.ts';
import { rules as textsRules } from '../text/texts.ts';
import type { Rule } from '../rule.ts';

/** Every rule, stage by stage. */
export const rules: readonly Rule[] = [
  ...filesRules,
  ...entriesRules,
  ...missingFileRules,
  contrastRule,
  ...keysRules,
  placeholderRule,
  ...pricesRules,
  ...referenceRules,
  ...settingsRules,
  ...flowNamesRules,
  ...flowWaysRules,
  stepNumberRule,
  ...blocksRules,
  ...conditionsRules,
  ...fieldsRules,
  ...jsonSchemaRules,
  ...namesRules,
  ...wholeFormRules,
  ...answerUsesRules,
  ...neededFieldsRules,
  ...typedValueRules,
  ...textsRules,
];
