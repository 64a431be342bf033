import type { UiSchema } from '@rjsf/utils';
import type { When } from '../../../contract/generated/when.ts';
import type { ScreenFile } from '../../../contract/generated/screen.ts';

/** A JSON Schema of a form, as far as rules read it. */
export interface FieldSchema {
  type?: string | string[];
  title?: string;
  format?: string;
  pattern?: string;
  $ref?: string;
  maxLength?: number;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Readonly<Record<string, FieldSchema>>;
  oneOf?: FieldSchema[];
  anyOf?: FieldSchema[];
  items?: unknown;
  when?: When;
  [keyword: string]: unknown;
}

/** A page of a form that is filled in several. */
interface Page {
  fields: string[];
  when?: When;
}

/** A form block as a brand writes it. */
export type FormBlock = ScreenFile['blocks'][number] & {
  action: string;
  schema: FieldSchema;
  ui?: UiSchema;
  messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  prefill?: Readonly<Record<string, string>>;
  pages?: Page[];
};
