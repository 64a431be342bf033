import { getUiOptions, type UiSchema } from '@rjsf/utils';
import type { Place } from '../../../brand/parse/node.ts';
import { isObject } from '../../../contract/is-object.ts';
import { placeOf } from '../../typed.ts';

/** The value of 'ui:<name>', which may also be an entry of 'ui:options'. */
export const optionOf = (ui: UiSchema | undefined, name: string): unknown => getUiOptions(ui)[name];

/** The place of an option of a uiSchema that has it. */
export const optionPlace = (ui: UiSchema, name: string): Place =>
  `ui:${name}` in ui ? placeOf(ui, `ui:${name}`) : placeOf(ui, 'ui:options', name);

/** The uiSchema of a form and of each of its fields, entries and alternatives. */
export function uiSchemasIn(ui: unknown): UiSchema[] {
  if (Array.isArray(ui)) return ui.flatMap(uiSchemasIn);
  if (!isObject(ui)) return [];
  const inner = Object.entries(ui).flatMap(([key, value]) =>
    key === 'ui:definitions' ? Object.values(Object(value)) : key.startsWith('ui:') ? [] : [value],
  );
  return [ui, ...inner.flatMap(uiSchemasIn)];
}

/** Names that RJSF, widgets and templates read from 'ui:options', or as 'ui:<name>'. */
export const uiOptions: readonly string[] = [
  'addable autocomplete autoCapitalize companyField copyable country description disabled domains',
  'emptyValue enumDisabled enumNames enumOrder expandable field fieldReplacesAnyOrOneOf help inline',
  'inputMode inputType label level mask numberField optionsSchemaSelector order orderable placeholder',
  'politicsText readonly removable rows termsText texts title trim widget width',
].flatMap((names) => names.split(' '));
