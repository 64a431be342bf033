import { MAX_FIELDS, MAX_LEVELS, findExcess } from '../../brand/compile/form-size.ts';
import { knownFacts } from '../../brand/compile/known-facts.ts';
import { findTypedSchemas } from '../../brand/compile/rjsf/typed-schemas.ts';
import type { JsonObject } from '../../brand/compile/sub-schemas.ts';
import { simplify } from '../../flow/condition.ts';
import { laterFirst } from '../age-of.ts';
import { actionOf, isOtherAction, paysByCard } from '../answer/answers.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { keysAt } from '../names.ts';
import { brandRule, formRule, type Rule } from '../rule.ts';
import { nodeOf, placeOf } from '../typed.ts';
import { canHold, gapOf, optionOf, type Gap } from './schema/forms.ts';

/** A field's names for its values are as many as the values, for they are matched by their order. */
const enumNames = formRule('enum-names', 'error', ({ merged, form: { parts }, report }) => {
  for (const { schema, name: path, ui } of parts) {
    const values = schema.enum;
    const names = optionOf(ui, 'enumNames');
    if (!values || !Array.isArray(names) || values.length === names.length) continue;
    const [at] = laterFirst(merged, nodeOf(names).at, nodeOf(values).at);
    const data = { path, length: names.length, itemsCount: values.length };
    report(at!, 'enum-names.values-enum-but', data);
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

/** The field under which the acceptance of the terms is kept; see src/checkout/actions/lead.ts. */
const BOX = 'terms';

const PROBLEMS: Readonly<Record<Gap, MessageId>> = {
  absent: 'consent.form-box-accept',
  conditional: 'consent.box-there-every',
  optional: 'consent.can-sent-without',
};

/** Consent is given by the buyer, before any form takes their data on a brand with terms. */
export const consent: readonly Rule[] = [
  formRule('consent', 'error', ({ form: { parts }, report }) => {
    for (const { schema, name: path, ui } of parts) {
      if (optionOf(ui, 'widget') !== 'consent' || schema.default !== true) continue;
      const at = placeOf(schema, 'default');
      report(at, 'consent.would-ticked-beforehand', { path });
    }
  }),
  brandRule('consent', 'error', ({ merged, forms, report }) => {
    const facts = knownFacts(merged.brand);
    if (!facts.isTermsAndPoliticsAvailable) return;
    for (const form of forms) {
      const { block, schema, parts } = form;
      const { takesBuyer, visit } = actionOf(form);
      // The form of a lead makes a new lead, also for a buyer who is known already.
      const known = visit?.makes ? facts : { ...facts, hasLead: false };
      const isForCard = isOtherAction(form) && !paysByCard(form);
      if (!takesBuyer || isForCard || !canHold([block.when], known)) continue;
      const isBox = parts.some(
        ({ name, schema: { const: only }, ui }) =>
          name === BOX && only === true && optionOf(ui, 'widget') === 'consent',
      );
      const gap = gapOf(form, BOX, known) ?? (isBox ? undefined : 'optional');
      if (!gap) continue;
      const data = { problem: say(PROBLEMS[gap]), box: BOX };
      report(
        placeOf(schema.required ? schema : block, 'required'),
        'consent.buyer-gives-name',
        data,
      );
    }
  }),
];

export const rules: readonly Rule[] = [
  enumNames,
  formSize,
  formTypedSchema,
  pageCoverage,
  ...consent,
];
