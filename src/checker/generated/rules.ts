// Generated from the folders of src/checker by `npm run generate`. Do not edit.

import { rules as filesRules } from '../parse/files.ts';
import { rules as entriesRules } from '../structure/entries.ts';
import { rules as missingFileRules } from '../structure/missing-file.ts';
import { rule as contrastRule } from '../brand/contrast.ts';
import { rules as linksRules } from '../brand/links.ts';
import { rule as placeholderRule } from '../brand/placeholder.ts';
import { rules as pricesRules } from '../brand/prices.ts';
import { rules as referenceRules } from '../brand/reference.ts';
import { rule as registryRule } from '../brand/registry.ts';
import { rule as sameKeyRule } from '../brand/same-key.ts';
import { rules as settingsRules } from '../brand/settings.ts';
import { rule as afterPaymentRule } from '../flow/after-payment.ts';
import { rule as deadEndRule } from '../flow/dead-end.ts';
import { rule as flowNameRule } from '../flow/flow-name.ts';
import { rule as nextStepRule } from '../flow/next-step.ts';
import { rule as stepNumberRule } from '../flow/step-number.ts';
import { rules as blocksRules } from '../screen/blocks.ts';
import { rules as conditionsRules } from '../screen/conditions.ts';
import { rules as screenPartRules } from '../screen/screen-part.ts';
import { rule as screenWayRule } from '../screen/screen-way.ts';
import { rules as cardFieldRules } from '../form/card-field.ts';
import { rule as fieldLabelRule } from '../form/field-label.ts';
import { rule as formFieldRule } from '../form/form-field.ts';
import { rule as jsonSchemaRule } from '../form/json-schema.ts';
import { rules as namesRules } from '../form/names.ts';
import { rules as wholeFormRules } from '../form/whole-form.ts';
import { rule as widgetRule } from '../form/widget.ts';
import { rule as answerNowhereRule } from '../answer/answer-nowhere.ts';
import { rule as earlierAnswerRule } from '../answer/earlier-answer.ts';
import { rules as neededFieldsRules } from '../answer/needed-fields.ts';
import { rules as typedValueRules } from '../answer/typed-value.ts';
import { rules as ownTextsRules } from '../text/own-texts.ts';
import { rules as wordingRules } from '../text/wording.ts';
import type { Rule } from '../rule.ts';

/** Every rule, stage by stage. */
export const rules: readonly Rule[] = [
  ...filesRules,
  ...entriesRules,
  ...missingFileRules,
  contrastRule,
  ...linksRules,
  placeholderRule,
  ...pricesRules,
  ...referenceRules,
  registryRule,
  sameKeyRule,
  ...settingsRules,
  afterPaymentRule,
  deadEndRule,
  flowNameRule,
  nextStepRule,
  stepNumberRule,
  ...blocksRules,
  ...conditionsRules,
  ...screenPartRules,
  screenWayRule,
  ...cardFieldRules,
  fieldLabelRule,
  formFieldRule,
  jsonSchemaRule,
  ...namesRules,
  ...wholeFormRules,
  widgetRule,
  answerNowhereRule,
  earlierAnswerRule,
  ...neededFieldsRules,
  ...typedValueRules,
  ...ownTextsRules,
  ...wordingRules,
];
