/** Names that RJSF, widgets and templates read from 'ui:options', or as 'ui:<name>'. */
export const uiOptions: readonly string[] = [
  'addable autocomplete autoCapitalize companyField copyable country description disabled domains',
  'emptyValue enumDisabled enumNames enumOrder expandable field fieldReplacesAnyOrOneOf help inline',
  'inputMode inputType label level mask numberField optionsSchemaSelector order orderable placeholder',
  'politicsText readonly removable rows termsText texts title trim widget width',
].flatMap((names) => names.split(' '));
