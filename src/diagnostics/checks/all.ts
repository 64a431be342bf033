import type { Check } from '../check.ts';
import { area } from './area.ts';
import { linkAddress } from './link-address.ts';
import { linkEnvironment } from './link-environment.ts';
import { paymentMethods } from './payment-methods.ts';
import { screenWay } from './screen-way.ts';
import { sandboxMatch } from './sandbox-match.ts';
import { cardField } from './card-field.ts';
import { deadEnd } from './dead-end.ts';
import { consent } from './consent.ts';
import { enumNames } from './enum-names.ts';
import { formField } from './form-field.ts';
import { formImpossible, formUnproved } from './form-impossible.ts';
import { formWhen } from './form-when.ts';
import { format } from './format.ts';
import { contrast } from './contrast.ts';
import { imageFile } from './image-file.ts';
import { jsonSchema } from './json-schema.ts';
import { mergeMarks, mergeMarksInForms } from './merge-marks.ts';
import { messageFault } from './message-fault.ts';
import { missingFile } from './missing-file.ts';
import { missingScreen } from './missing-screen.ts';
import { flowChoice } from './flow-choice.ts';
import { nextStep } from './next-step.ts';
import { offerReach } from './offer-reach.ts';
import { oneForm } from './one-form.ts';
import { outcomeWay } from './outcome-way.ts';
import { pageCoverage } from './page-coverage.ts';
import { placeholder } from './placeholder.ts';
import { prices } from './prices.ts';
import { repeatsParent } from './repeats-parent.ts';
import { sandboxPlans } from './sandbox-plans.ts';
import { schemaReference } from './schema-reference.ts';
import { screenLink } from './screen-link.ts';
import { stepCircle } from './step-circle.ts';
import { stepNumbers } from './step-numbers.ts';
import { stepPath } from './step-path.ts';
import { stepOrder } from './step-order.ts';
import { stepReach } from './step-reach.ts';
import { template } from './template.ts';
import { textDraft } from './text-draft.ts';
import { textEmpty } from './text-empty.ts';
import { textLost } from './text-lost.ts';
import { textSign } from './text-sign.ts';
import { textMarkup } from './text-markup.ts';
import { textPlaceholder } from './text-placeholder.ts';
import { upsellTheme } from './upsell-theme.ts';
import { uiField } from './ui-field.ts';
import { uiKey } from './ui-key.ts';
import { uiOrder } from './ui-order.ts';
import { whenNever } from './when-never.ts';
import { whenValue } from './when-value.ts';
import { widget } from './widget.ts';

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
