import type { WidgetProps as RjsfWidgetProps } from '@rjsf/utils';

/** A value of a list, and the label that a buyer reads. */
export interface EnumOption {
  value: unknown;
  label: string;
}

/** Options that brand JSON may give any widget under 'ui:options'. */
export interface WidgetOptions {
  autocomplete?: string;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal' | 'url';
  inputType?:
    'text' | 'tel' | 'email' | 'url' | 'password' | 'date' | 'time' | 'datetime-local' | 'number';
  autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences';
  /** Leave out white space at both ends when the field is left. */
  trim?: boolean;
  enumOptions?: EnumOption[];
  enumDisabled?: unknown[];
  help?: string;
  description?: string;
  /** The value of an emptied field; undefined by default. */
  emptyValue?: unknown;
  /** Lines of a text of several lines. */
  rows?: number;
}

/** The props that RJSF passes to a widget, as our widgets use them. */
export type WidgetProps<Extra = object> = Omit<RjsfWidgetProps, 'options'> & {
  options: WidgetOptions & Extra;
};

/** A value as HTML shows it, where it is a string; a form holds nothing where nothing was typed. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Whether an option of a list is the value that the field holds. */
export const isChosen = (option: EnumOption, value: unknown): boolean =>
  value !== undefined && keyOf(option.value) === keyOf(value);

/** Returns the text that represents a value of a list in the DOM. */
export const keyOf = (value: unknown): string => (value === null ? 'null' : shownValue(value));

/** Whether the field has a help text below it. */
export function hasHelp({ options, schema }: WidgetProps): boolean {
  return Boolean(options.help || options.description || schema.description);
}
