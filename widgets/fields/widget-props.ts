import type { WidgetProps as RjsfWidgetProps } from '@rjsf/utils';

/** Options that brand JSON may give any widget under 'ui:options'. */
export interface WidgetOptions {
  autocomplete?: string;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal';
  inputType?: 'text' | 'tel' | 'email';
  autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences';
  /** Leave out white space at both ends when the field is left. */
  trim?: boolean;
  enumOptions?: { value: string | number | boolean; label: string }[];
  enumDisabled?: (string | number | boolean)[];
  help?: string;
}

/** What RJSF hands to a widget, as our widgets use it. */
export type WidgetProps<Extra = object> = Omit<RjsfWidgetProps, 'options'> & {
  options: WidgetOptions & Extra;
};

/** A value as HTML shows it, where it is a string; a form holds nothing where nothing was typed. */
export function shownValue(value: unknown): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}
