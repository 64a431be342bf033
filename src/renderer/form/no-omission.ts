/**
 * Stands in for what @rjsf/utils takes values out of a form with that its schema does not describe
 * (1 KB): only the Form's `omitExtraData` asks for it, and SchemaForm does not. Aliased in
 * vite.config.ts.
 */
function neverAsked(): never {
  throw new Error('Forms keep every value: omitExtraData is not built in.');
}

export default neverAsked;
export { neverAsked as getFieldNames, neverAsked as getUsedFormData, neverAsked as isValueEmpty };
