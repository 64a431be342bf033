import { findExcess, MAX_FIELDS, MAX_LEVELS } from '../../brand/compile/form-size.ts';
import { knownFacts } from '../../brand/compile/known-facts.ts';
import { findTypedSchemas } from '../../brand/compile/rjsf/typed-schemas.ts';
import type { JsonObject } from '../../brand/compile/sub-schemas.ts';
import { simplify } from '../../flow/condition.ts';
import { younger } from '../age-of.ts';
import { keysAt } from '../names.ts';
import { brandRule, formRule, type Rule } from '../rule.ts';
import { nodeOf, placeOf } from '../typed.ts';
import { optionOf } from './schema/look.ts';

/** A field's names for its values are as many as the values, for they are matched by their order. */
const enumNames = formRule('enum-names', 'error', ({ merged, form: { parts }, report }) => {
  for (const { schema, name: path, ui } of parts) {
    const values = schema.enum;
    const names = optionOf(ui, 'enumNames');
    if (!values || !Array.isArray(names) || values.length === names.length) continue;
    const { at } = younger(merged, nodeOf(names), nodeOf(values));
    const data = { path, length: names.length, itemsCount: values.length };
    report(at, 'enum-names.values-enum-but', data);
  }
});

const LIMITS = ['Length', 'imum', 'Items', 'Properties'];

/** The limits of a value leave room for an answer. */
export const formSample = formRule('form-sample', 'error', ({ form, report }) => {
  for (const { schema, name: path } of form.parts.filter((part) => part.kind !== 'test')) {
    const crossed = LIMITS.find((one) => Number(schema[`min${one}`]) > Number(schema[`max${one}`]));
    const isEmpty = schema.enum?.length === 0;
    if (!crossed && !isEmpty) continue;
    const keyword = isEmpty ? 'enum' : `min${crossed}`;
    const limit = String(isEmpty ? 0 : schema[keyword]);
    report(placeOfKey(schema, keyword), 'form-sample.answer-passes-form', {
      keyword,
      limit,
      path,
    });
  }
});

const placeOfKey = (owner: object, key: string) =>
  keysAt(nodeOf(owner)).find(({ name }) => name === key)!.at;

/** Every form ends where it is first drawn, and can be drawn within a request. */
const formSize = formRule('form-size', 'error', ({ form: { block, schema, parts }, report }) => {
  const excess = findExcess(schema as JsonObject);
  if (!excess) return;
  const path = excess.path.join('.');
  const part = parts.find(({ name }) => name === path)?.schema ?? schema;
  const isCircle = excess.why === 'circle';
  const at = isCircle ? placeOf(part, '$ref') : placeOf(block, 'schema');
  report(at, `form-size.${excess.why}`, { path, fields: MAX_FIELDS, levels: MAX_LEVELS });
});

/** Every schema by which RJSF compares an answer is known when the brand is built. */
export const formTypedSchema = formRule(
  'form-typed-schema',
  'error',
  ({ form: { schema }, report }) => {
    for (const { owner, keyword, why } of findTypedSchemas(schema as JsonObject))
      report(placeOfKey(owner, keyword), `form-typed-schema.${why}`, { keyword });
  },
);

/** Every required field of a form in pages is on one page, so that the buyer can fill it in. */
export const pageCoverage = brandRule('page-coverage', 'error', ({ merged, forms, report }) => {
  for (const { block, schema } of forms) {
    const { pages } = block;
    if (!pages) continue;
    const shown = pages.flatMap(({ fields }) => fields);
    const names = (schema.required ?? []).filter((name) => {
      const when = schema.properties?.[name]?.when;
      return !shown.includes(name) && simplify(when, knownFacts(merged.brand)) !== false;
    });
    const value = names.map((name) => `'${name}'`);
    if (names.length > 0)
      report(nodeOf(pages).at, 'page-coverage.page-shows-form', { names, value });
  }
});

export const rules: readonly Rule[] = [
  enumNames,
  formSample,
  formSize,
  formTypedSchema,
  pageCoverage,
];
