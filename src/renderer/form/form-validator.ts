import type { RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { valueAt, type FieldError, type FormValues } from '../../checkout/form/form-values.ts';
import type { Facts } from '../../contract/facts.ts';
import type { CompiledForm, FormVariant, LoadedBrand } from '../../contract/compiled-brand.ts';
import { evaluateCondition } from '../../flow/condition.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { errorOf } from '../../rules/formats.ts';
import { isPathOf } from './fields-of.ts';
import { meantErrors, type DrawnForm } from './meant-errors.ts';

export interface FormValidator extends ValidatorType {
  /** Puts the brand's messages in place of Ajv's: at most one error for each field. */
  transformErrors(errors: RJSFValidationError[]): RJSFValidationError[];
}

interface ValidatorOptions extends Pick<CompiledForm, 'messages'> {
  validators: LoadedBrand['validators'];
  fallback: string;
  drawn?: DrawnForm;
  /** Puts values that RJSF does not hold, as those of a card, among those that are checked. */
  joined?(values: FormValues): FormValues;
}

const ALL_DRAWN: DrawnForm = { isDrawn: () => true, chosenAt: () => undefined };
const asIs = (values: FormValues) => values;

export function formValidator(
  { schema, validator }: FormVariant,
  { validators, messages, fallback, drawn = ALL_DRAWN, joined = asIs }: ValidatorOptions,
): FormValidator {
  const functions = validators[validator] as never;
  const compiled = createPrecompiledValidator(functions, schema, undefined, 'all');
  let checked: FormValues | undefined;
  return {
    isValid: (part, value, root) => compiled.isValid(part, value, root),
    rawValidation: (part, value) => compiled.rawValidation(part, value as FormValues),
    validateFormData(values: FormValues, part: RJSFSchema, ...rest) {
      checked = joined(values);
      try {
        return compiled.validateFormData(checked, part, ...rest);
      } finally {
        checked = undefined;
      }
    },
    transformErrors(errors) {
      const found = new Map<string, RJSFValidationError>();
      for (const error of meantErrors(errors, drawn)) {
        const path = pathOf(error);
        // Errors of a condition as such say nothing to a buyer.
        if (error.name === 'if' || found.has(path)) continue;
        const message = messageOf(error, valueAt(checked, path), messagesFor(path, messages));
        found.set(path, { ...error, message: message ?? fallback });
      }
      return [...found.values()];
    },
  };
}

/** The name of the variant of a form's pages that its conditions ask for. */
export const variantOf = ({ conditions }: CompiledForm, facts: Facts): string =>
  conditions.map((when) => (evaluateCondition(when, facts) ? '1' : '0')).join('');

export const fieldErrors = (errors: readonly RJSFValidationError[]): FieldError[] =>
  errors.map((error) => ({ path: pathOf(error), message: error.message ?? '' }));

/** RJSF begins the path of a value with a dot, and that of a missing one without. */
const pathOf = ({ property = '' }: RJSFValidationError): string => property.replace(/^\./, '');

/** The message by the error that a rule names, else by format, else by keyword. */
function messageOf(
  { name = '', params }: RJSFValidationError,
  value: unknown,
  messages: Record<string, string>,
): string | undefined {
  const format: unknown = params?.format;
  if (typeof format === 'string') {
    const error = typeof value === 'string' ? errorOf(format, value) : undefined;
    const own = (error && messages[error]) ?? messages[format];
    if (own) return own;
  }
  // Ajv finds the wrong type in an entry of a list that holds nothing; for a buyer the entry is missing.
  const isEmpty = name === 'type' && (value === undefined || value === null);
  return isEmpty || name === 'required' ? requiredMessage(messages) : messages[name];
}

/** A box that has to be ticked is missing before it was touched: the message of its `const` says it, too. */
const requiredMessage = ({ required, const: ticked }: Record<string, string>) => required ?? ticked;

export const messageOfEmpty = (path: string, messages: CompiledForm['messages']) =>
  requiredMessage(messagesFor(path, messages));

/** The fields that the upstream refused, in the form's own words; those that the form does not have are left out. */
export function errorsNamed(
  { messages }: Pick<CompiledForm, 'messages'>,
  outcome: Outcome,
): FieldError[] {
  const fields = 'fields' in outcome ? (outcome.fields ?? []) : [];
  return fields.flatMap((path) => {
    const [message] = Object.values(messages[path] ?? {});
    return message === undefined ? [] : [{ path, message }];
  });
}

/** Messages by the field's own path, or by one with '*' for the names and numbers of entries. */
function messagesFor(path: string, messages: CompiledForm['messages']): Record<string, string> {
  const key = Object.keys(messages).find((one) => isPathOf(one, path)) ?? '';
  return messages[path] ?? messages[key] ?? {};
}
