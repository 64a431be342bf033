import { MAX_FIELDS, MAX_LEVELS, findExcess } from '../../brand/compile/form-size.ts';
import { findTypedSchemas } from '../../brand/compile/rjsf/typed-schemas.ts';
import type { JsonObject } from '../../brand/compile/sub-schemas.ts';
import { simplify } from '../../flow/condition.ts';
import { actionOf, isOtherAction, paysByCard } from '../answer/answers.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { keysAt } from '../names.ts';
import { brandFormRule, formRule, partRule, type Rule } from '../rule.ts';
import { laterFirst, nodeOf, placeOf } from '../typed.ts';
import { canHold, gapOf, optionOf, type Gap } from './schema/forms.ts';

/** The field under which the acceptance of the terms is kept; see src/checkout/actions/lead.ts. */
const BOX = 'terms';

const PROBLEMS: Readonly<Record<Gap, MessageId>> = {
  absent: 'consent.form-box-accept',
  conditional: 'consent.box-there-every',
  optional: 'consent.can-sent-without',
};

export const rules: readonly Rule[] = [
  partRule('enum-names', 'error', (part, { merged, report }) => {
    const { schema, name: path, ui } = part;
    const names = optionOf(ui, 'enumNames');
    const { length: itemsCount } = schema.enum ?? [];
    if (!schema.enum || !Array.isArray(names) || itemsCount === names.length) return;
    const [at] = laterFirst(merged, placeOf(names), placeOf(schema.enum));
    report(at!, 'enum-names.values-enum-but', { path, length: names.length, itemsCount });
  }),
  formRule('form-size', 'error', ({ form: { block, schema, parts }, report }) => {
    const excess = findExcess(schema as JsonObject);
    if (!excess) return;
    const path = excess.path.join('.');
    const part = parts.find(({ name }) => name === path)?.schema ?? schema;
    const at = excess.why === 'circle' ? ([part, '$ref'] as const) : ([block, 'schema'] as const);
    report(at, `form-size.${excess.why}`, { path, fields: MAX_FIELDS, levels: MAX_LEVELS });
  }),
  formRule('form-typed-schema', 'error', ({ form, report }) => {
    for (const { owner, keyword, why } of findTypedSchemas(form.schema as JsonObject)) {
      const { at } = keysAt(nodeOf(owner)).find(({ name }) => name === keyword)!;
      report(at, `form-typed-schema.${why}`, { keyword });
    }
  }),
  brandFormRule('page-coverage', 'error', (form, { known, report }) => {
    const { pages } = form.block;
    const { required = [], properties = {} } = form.schema;
    const shown = pages?.flatMap(({ fields }) => fields);
    const names = required.filter(
      (name) => !shown?.includes(name) && simplify(properties[name]?.when, known) !== false,
    );
    const value = names.map((name) => `'${name}'`);
    if (pages && names.length > 0)
      report([pages], 'page-coverage.page-shows-form', { names, value });
  }),
  partRule('consent', 'error', ({ schema, name: path, ui }, { report }) => {
    if (optionOf(ui, 'widget') === 'consent' && schema.default === true)
      report([schema, 'default'], 'consent.would-ticked-beforehand', { path });
  }),
  brandFormRule('consent', 'error', (form, { known, report }) => {
    const { block, schema, parts } = form;
    const { takesBuyer, visit } = actionOf(form);
    // The form of a lead makes a new lead, also for a buyer who is known already.
    const facts = visit?.makes ? known : { ...known, hasLead: false };
    const isForCard = isOtherAction(form) && !paysByCard(form);
    if (!known.isTermsAndPoliticsAvailable || !takesBuyer || isForCard) return;
    if (!canHold([block.when], facts)) return;
    const isBox = parts.some(
      ({ name, schema: { const: only }, ui }) =>
        name === BOX && only === true && optionOf(ui, 'widget') === 'consent',
    );
    const gap = gapOf(form, BOX, facts) ?? (isBox ? undefined : 'optional');
    if (!gap) return;
    const owner = schema.required ? schema : block;
    const data = { problem: say(PROBLEMS[gap]), box: BOX };
    report([owner, 'required'], 'consent.buyer-gives-name', data);
  }),
];
