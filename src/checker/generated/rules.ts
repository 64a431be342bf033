// Generated from the folders of src/checker by `npm run generate`. Do not edit.

import { rule as folderNameRule } from '../parse/folder-name.ts';
import { rule as imageKindRule } from '../parse/image-kind.ts';
import { rule as imageScriptRule } from '../parse/image-script.ts';
import { rule as imageSizeRule } from '../parse/image-size.ts';
import { rule as schemaPathRule } from '../parse/schema-path.ts';
import { rule as unknownFileRule } from '../parse/unknown-file.ts';
import { rule as duplicateIdRule } from '../structure/duplicate-id.ts';
import { rule as mergeNothingRule } from '../structure/merge-nothing.ts';
import { rule as missingFileRule } from '../structure/missing-file.ts';
import { rule as areaRule } from '../brand/area.ts';
import { rule as companyRule } from '../brand/company.ts';
import { rule as contrastRule } from '../brand/contrast.ts';
import { rule as imageFileRule } from '../brand/image-file.ts';
import { rule as linkAddressRule } from '../brand/link-address.ts';
import { rule as linkEnvironmentRule } from '../brand/link-environment.ts';
import { rule as paymentMethodsRule } from '../brand/payment-methods.ts';
import { rule as placeholderRule } from '../brand/placeholder.ts';
import { rule as pricesRule } from '../brand/prices.ts';
import { rule as referenceRule } from '../brand/reference.ts';
import { rule as registryRule } from '../brand/registry.ts';
import { rule as sameKeyRule } from '../brand/same-key.ts';
import { rule as shownPriceRule } from '../brand/shown-price.ts';
import { rule as afterPaymentRule } from '../flow/after-payment.ts';
import { rule as deadEndRule } from '../flow/dead-end.ts';
import { rule as flowNameRule } from '../flow/flow-name.ts';
import { rule as nextStepRule } from '../flow/next-step.ts';
import { rule as stepNumberRule } from '../flow/step-number.ts';
import { rule as oneFormRule } from '../screen/one-form.ts';
import { rule as screenLinkRule } from '../screen/screen-link.ts';
import { rule as screenPartRule } from '../screen/screen-part.ts';
import { rule as screenWayRule } from '../screen/screen-way.ts';
import { rule as sideColumnRule } from '../screen/side-column.ts';
import { rule as whenRule } from '../screen/when.ts';
import { rule as whenNeverRule } from '../screen/when-never.ts';
import { rule as whenValueRule } from '../screen/when-value.ts';
import { rule as cardFieldRule } from '../form/card-field.ts';
import { rule as consentRule } from '../form/consent.ts';
import { rule as enumNamesRule } from '../form/enum-names.ts';
import { rule as fieldLabelRule } from '../form/field-label.ts';
import { rule as formFieldRule } from '../form/form-field.ts';
import { rule as formSampleRule } from '../form/form-sample.ts';
import { rule as formSizeRule } from '../form/form-size.ts';
import { rule as formTypedSchemaRule } from '../form/form-typed-schema.ts';
import { rule as jsonSchemaRule } from '../form/json-schema.ts';
import { rules as namesRules } from '../form/names.ts';
import { rule as pageCoverageRule } from '../form/page-coverage.ts';
import { rule as uiOrderRule } from '../form/ui-order.ts';
import { rule as widgetRule } from '../form/widget.ts';
import { rule as answerNowhereRule } from '../answer/answer-nowhere.ts';
import { rule as earlierAnswerRule } from '../answer/earlier-answer.ts';
import { rule as leadFieldsRule } from '../answer/lead-fields.ts';
import { rule as paymentFieldsRule } from '../answer/payment-fields.ts';
import { rule as typedValueRule } from '../answer/typed-value.ts';
import { rule as hostedFontRule } from '../text/hosted-font.ts';
import { rule as otherProductRule } from '../text/other-product.ts';
import { rule as richTextRule } from '../text/rich-text.ts';
import { rule as textKeyRule } from '../text/text-key.ts';
import { rule as textLostRule } from '../text/text-lost.ts';
import { rule as textMarkupRule } from '../text/text-markup.ts';
import { rule as textPlaceholderRule } from '../text/text-placeholder.ts';
import { rule as textPriceRule } from '../text/text-price.ts';
import { rule as unusedTextRule } from '../text/unused-text.ts';
import type { Rule } from '../rule.ts';

/** Every rule, stage by stage. */
export const rules: readonly Rule[] = [
  folderNameRule,
  imageKindRule,
  imageScriptRule,
  imageSizeRule,
  schemaPathRule,
  unknownFileRule,
  duplicateIdRule,
  mergeNothingRule,
  missingFileRule,
  areaRule,
  companyRule,
  contrastRule,
  imageFileRule,
  linkAddressRule,
  linkEnvironmentRule,
  paymentMethodsRule,
  placeholderRule,
  pricesRule,
  referenceRule,
  registryRule,
  sameKeyRule,
  shownPriceRule,
  afterPaymentRule,
  deadEndRule,
  flowNameRule,
  nextStepRule,
  stepNumberRule,
  oneFormRule,
  screenLinkRule,
  screenPartRule,
  screenWayRule,
  sideColumnRule,
  whenRule,
  whenNeverRule,
  whenValueRule,
  cardFieldRule,
  consentRule,
  enumNamesRule,
  fieldLabelRule,
  formFieldRule,
  formSampleRule,
  formSizeRule,
  formTypedSchemaRule,
  jsonSchemaRule,
  ...namesRules,
  pageCoverageRule,
  uiOrderRule,
  widgetRule,
  answerNowhereRule,
  earlierAnswerRule,
  leadFieldsRule,
  paymentFieldsRule,
  typedValueRule,
  hostedFontRule,
  otherProductRule,
  richTextRule,
  textKeyRule,
  textLostRule,
  textMarkupRule,
  textPlaceholderRule,
  textPriceRule,
  unusedTextRule,
];
