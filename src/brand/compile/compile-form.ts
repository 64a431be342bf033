import { hashForSchema, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { CompiledForm, FormPage, FormVariant } from '../../contract/compiled-brand.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import type { When } from '../../contract/generated/when.ts';
import { simplify } from '../../flow/condition.ts';
import { knownFacts, readStepNumber, readText, type CompileContext } from './compile-context.ts';
import { expandFields } from './expand-fields.ts';
import { emptyObject, firstPlaceOf, itemsAt, nodeAt } from '../parse/node.ts';
import { textAt, toValue, valueAt, type Node } from '../parse/node.ts';
import { problemAt } from '../problem.ts';
import { merge } from '../inherit/merge.ts';
import { pickProperties } from './pick-properties.ts';
import { isWhen } from './read-condition.ts';
import { resolveAnnotations, resolveTexts } from './resolve-texts.ts';
import { normaliseSchema } from './normalise-schema.ts';
import { subSchemas, type JsonObject } from './sub-schemas.ts';

/** More free conditions than this would make too many variants to compile. */
const MAX_CONDITIONS = 4;

/** Puts library fields and texts into a form, and reports what is missing of both. */
export function resolveForm(context: CompileContext, block: Node) {
  const source = nodeAt(block, ['schema']) ?? emptyObject(block.at);
  const expanded = expandFields(context, source, nodeAt(block, ['ui']) ?? emptyObject(block.at));
  const hasPages = nodeAt(block, ['pages']) !== undefined;
  if (!hasPages && !nodeAt(block, ['submit']))
    context.report(problemAt(firstPlaceOf(block), 'form-button.missing'));
  const messages = merge(expanded.messages, nodeAt(block, ['messages']) ?? emptyObject(block.at));
  return {
    schema: resolveAnnotations(context.text, expanded.schema),
    ui: resolveAnnotations(context.text, expanded.ui),
    /** A form without pages is one by itself. */
    pages: (hasPages ? itemsAt(block, 'pages') : [block]).map((page) => ({
      page,
      heading: readText(context, page, 'heading'),
      intro: readText(context, page, 'intro'),
      submit: readText(context, page, 'submit') ?? '',
    })),
    messages: resolveTexts(context.text, messages),
  };
}

/** A form as it is drawn, with one schema for each combination of the conditions that only a visit decides. */
export function compileForm(context: CompileContext, block: Node): CompiledForm {
  const { schema: written, ui, pages, messages } = resolveForm(context, block);
  const schema = toValue(written) as JsonObject;
  const known = knownFacts(context.brand);
  const free = freeConditions(schema, known).map((one) => [JSON.stringify(one), one] as const);
  const conditions = [...new Map(free).values()].slice(0, MAX_CONDITIONS);
  return {
    action: textAt(block, 'action') as ActionName,
    ui: toValue(ui) as UiSchema,
    messages: toValue(messages) as CompiledForm['messages'],
    prefill: valueAt(block, 'prefill') as CompiledForm['prefill'],
    conditions,
    pages: pages.map(({ page, ...texts }): FormPage => {
      const fields = valueAt(page, 'fields') as string[] | undefined;
      return {
        id: page === block ? 'form' : textAt(page, 'id')!,
        ...texts,
        stepNumber: readStepNumber(context, page),
        variants: variantsOf(schema, known, conditions, fields),
      };
    }),
  };
}

type KnownFacts = ReturnType<typeof knownFacts>;

function freeConditions(schema: JsonObject, known: KnownFacts): When[] {
  const left = isWhen(schema.when) && simplify(schema.when, known);
  const inner = subSchemas(schema).flatMap(([part]) => freeConditions(part, known));
  return typeof left === 'object' ? [left, ...inner] : inner;
}

function variantsOf(
  schema: JsonObject,
  known: KnownFacts,
  conditions: When[],
  fields?: string[],
): Record<string, FormVariant> {
  const variants: Record<string, FormVariant> = {};
  const names = conditions.map((one) => JSON.stringify(one));
  for (let bits = 0; bits < 2 ** conditions.length; bits++) {
    const truth = conditions.map((_, index) => (bits >> index) & 1);
    const isThere = (when: unknown): boolean => {
      const left = isWhen(when) ? simplify(when, known) : true;
      return typeof left === 'boolean' ? left : truth[names.indexOf(JSON.stringify(left))] === 1;
    };
    const picked = normaliseSchema(pickProperties(schema, isThere, fields)) as RJSFSchema;
    // Equal schemas of several screens have one validator.
    variants[truth.join('')] = { schema: picked, validator: hashForSchema(picked) };
  }
  return variants;
}
