import type { Check } from './rule.ts';
import { area } from './brand/area.ts';
import { linkAddress } from './brand/link-address.ts';
import { linkEnvironment } from './brand/link-environment.ts';
import { paymentMethods } from './brand/payment-methods.ts';
import { screenWay } from './screen/screen-way.ts';
import { sandboxMatch } from './brand/sandbox-match.ts';
import { cardField } from './form/card-field.ts';
import { deadEnd } from './flow/dead-end.ts';
import { consent } from './form/consent.ts';
import { enumNames } from './form/enum-names.ts';
import { formField } from './form/form-field.ts';
import { formImpossible, formUnproved } from './form/form-impossible.ts';
import { formWhen } from './screen/when.ts';
import { format } from './form/format.ts';
import { contrast } from './brand/contrast.ts';
import { imageFile } from './brand/image-file.ts';
import { jsonSchema } from './form/json-schema.ts';
import { mergeMarks, mergeMarksInForms } from './structure/merge-marks.ts';
import { messageFault } from './form/message-fault.ts';
import { missingFile } from './structure/missing-file.ts';
import { missingScreen } from './flow/missing-screen.ts';
import { flowChoice } from './flow/flow-choice.ts';
import { nextStep } from './flow/next-step.ts';
import { offerReach } from './brand/offer-reach.ts';
import { oneForm } from './screen/one-form.ts';
import { outcomeWay } from './flow/outcome-way.ts';
import { pageCoverage } from './form/page-coverage.ts';
import { placeholder } from './brand/placeholder.ts';
import { prices } from './brand/prices.ts';
import { repeatsParent } from './structure/repeats-parent.ts';
import { sandboxPlans } from './brand/sandbox-plans.ts';
import { schemaReference } from './form/field-reference.ts';
import { screenLink } from './screen/screen-link.ts';
import { stepCircle } from './flow/step-circle.ts';
import { stepNumbers } from './flow/step-numbers.ts';
import { stepPath } from './flow/step-path.ts';
import { stepOrder } from './flow/step-order.ts';
import { stepReach } from './flow/step-reach.ts';
import { template } from './flow/template.ts';
import { textDraft } from './text/text-draft.ts';
import { textEmpty } from './text/text-empty.ts';
import { textLost } from './text/text-lost.ts';
import { textSign } from './text/text-sign.ts';
import { textMarkup } from './text/text-markup.ts';
import { textPlaceholder } from './text/text-placeholder.ts';
import { upsellTheme } from './brand/upsell-theme.ts';
import { uiField } from './form/ui-field.ts';
import { uiKey } from './form/ui-key.ts';
import { uiOrder } from './form/ui-order.ts';
import { whenNever } from './screen/when-never.ts';
import { whenValue } from './screen/when-value.ts';
import { widget } from './form/widget.ts';

/** The checks that go beyond the meta-schemas, each on one merged brand. */
export const checks: readonly Check[] = [
  missingFile,
  upsellTheme,
  nextStep,
  flowChoice,
  deadEnd,
  screenWay,
  stepCircle,
  stepReach,
  outcomeWay,
  template,
  missingScreen,
  screenLink,
  stepPath,
  stepNumbers,
  stepOrder,
  area,
  linkAddress,
  linkEnvironment,
  paymentMethods,
  imageFile,
  oneForm,
  mergeMarks,
  mergeMarksInForms,
  jsonSchema,
  schemaReference,
  formField,
  formWhen,
  formImpossible,
  formUnproved,
  whenValue,
  whenNever,
  pageCoverage,
  format,
  widget,
  cardField,
  uiField,
  uiKey,
  uiOrder,
  enumNames,
  consent,
  messageFault,
  textMarkup,
  textSign,
  textEmpty,
  textDraft,
  textLost,
  textPlaceholder,
  sandboxPlans,
  sandboxMatch,
  placeholder,
  prices,
  offerReach,
  repeatsParent,
  contrast,
];
