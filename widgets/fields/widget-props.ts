import type { EnumOptionsType, WidgetProps as RjsfProps } from '@rjsf/utils';

/** Options that brand JSON may give any widget under 'ui:options', beside those that RJSF reads itself. */
interface OwnOptions {
  autocomplete?: string;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal' | 'url';
  inputType?:
    'text' | 'tel' | 'email' | 'url' | 'password' | 'date' | 'time' | 'datetime-local' | 'number';
  autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences';
  /** The name of a mask, or a pattern (src/rules/mask.ts). */
  mask?: string;
  trim?: boolean;
}

type RjsfOptions = 'enumOptions' | 'enumDisabled' | 'help' | 'description' | 'emptyValue' | 'rows';

export type WidgetOptions = OwnOptions & Pick<RjsfProps['options'], RjsfOptions>;

type OfValue = 'schema' | 'value' | 'required' | 'disabled' | 'readonly' | 'multiple' | 'onBlur';
type OfControl = 'id' | 'name' | 'htmlName' | 'label' | 'hideLabel' | 'placeholder';

export type WidgetProps<Extra = object> = Pick<RjsfProps, OfControl | OfValue> & {
  options: WidgetOptions & Extra;
  onChange(value: unknown): void;
};

/** A value as HTML shows it, where it is a string; a form holds nothing where nothing was typed. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export const isChosen = (option: EnumOptionsType, value: unknown): boolean =>
  value !== undefined && keyOf(option.value) === keyOf(value);

export const keyOf = (value: unknown): string => (value === null ? 'null' : shownValue(value));

export function hasHelp({ options, schema }: WidgetProps): boolean {
  return Boolean(options.help || options.description || schema.description);
}
