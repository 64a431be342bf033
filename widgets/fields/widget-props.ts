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
  /** The name of a mask, or a pattern (src/rules/mask.ts). */
  mask?: string;
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

/** The keys that widgets read of a field's JSON Schema. */
export interface FieldSchema {
  /** Missing: that of `const`, else 'string'. */
  type?: string | readonly string[];
  format?: string;
  const?: unknown;
  default?: unknown;
  description?: string;
  examples?: unknown;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
}

/** The props of a widget. RJSF passes more than these. */
export interface WidgetProps<Extra = object> {
  /** DOM id of its control. */
  id: string;
  name: string;
  htmlName?: string;
  label: string;
  /** The label is read out and not shown. */
  hideLabel?: boolean;
  schema: FieldSchema;
  // oxlint-disable-next-line typescript/no-explicit-any
  value?: any;
  options: WidgetOptions & Extra;
  required?: boolean;
  disabled?: boolean;
  readonly?: boolean;
  placeholder?: string;
  /** It holds a list of values. */
  multiple?: boolean;
  onChange(value: unknown): void;
  onBlur(id: string, value: unknown): void;
}

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
