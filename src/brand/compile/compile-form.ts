import { isObject } from '../../contract/is-object.ts';
import { hashForSchema, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { CompiledForm, FormPage, FormVariant } from '../../contract/compiled-brand.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import type { When } from '../../contract/generated/when.ts';
import { simplify } from '../../flow/condition.ts';
import { readStepNumber, type CompileContext } from './compile-context.ts';
import { expandFields } from './expand-fields.ts';
import type { Node } from '../parse/node.ts';
import {
  emptyObject,
  entriesAt,
  firstPlaceOf,
  itemsAt,
  nodeAt,
  textAt,
  toValue,
} from '../parse/node.ts';
import { problemAt } from '../problem.ts';
import { merge } from '../inherit/merge.ts';
import { pickProperties } from './pick-properties.ts';
import { isWhen } from './read-condition.ts';
import { isTextKey, resolveAnnotations } from './resolve-texts.ts';
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
    context.report(problemAt(firstPlaceOf(block), 'form-button', 'form-button.missing'));
  const textAtKey = (owner: Node, name: string) => {
    const key = textAt(owner, name);
    return key === undefined ? undefined : context.text(key, nodeAt(owner, [name])!.at);
  };
  return {
    schema: resolveAnnotations(context.text, expanded.schema),
    ui: resolveAnnotations(context.text, expanded.ui),
    /** A form without pages is one by itself. */
    pages: (hasPages ? itemsAt(block, 'pages') : [block]).map((page) => ({
      page,
      heading: textAtKey(page, 'heading'),
      intro: textAtKey(page, 'intro'),
      submit: textAtKey(page, 'submit') ?? '',
    })),
    messages: messagesOf(context, block, expanded.messages),
  };
}

/** A form as it is drawn, with one schema for each combination of the conditions that only a visit decides. */
export function compileForm(context: CompileContext, block: Node): CompiledForm {
  const { schema, ui, pages, messages } = resolveForm(context, block);
  const conditions = freeConditions(context, schema).slice(0, MAX_CONDITIONS);
  return {
    action: textAt(block, 'action') as ActionName,
    ui: toValue(ui) as UiSchema,
    messages,
    prefill: prefillOf(block),
    conditions,
    pages: pages.map(({ page, ...texts }): FormPage => {
      if (page === block)
        return { id: 'form', ...texts, variants: variantsOf(context, schema, conditions) };
      const fields = itemsAt(page, 'fields').map((field) => String(toValue(field)));
      return {
        id: textAt(page, 'id') ?? '',
        ...texts,
        stepNumber: readStepNumber(context, page),
        variants: variantsOf(context, schema, conditions, fields),
      };
    }),
  };
}

function prefillOf(block: Node): CompiledForm['prefill'] {
  const pairs = entriesAt(block, 'prefill').flatMap(([field, { node }]) => {
    const answer = textAt(node);
    return answer === undefined ? [] : [[field, answer]];
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

function freeConditions(context: CompileContext, schema: Node): When[] {
  const found = new Map<string, When>();
  const visit = (part: JsonObject) => {
    const left = isWhen(part.when) && simplify(part.when, context.knownFacts);
    if (typeof left === 'object') found.set(JSON.stringify(left), left);
    for (const [inner] of subSchemas(part)) visit(inner);
  };
  const value = toValue(schema);
  if (isObject(value)) visit(value);
  return [...found.values()];
}

function variantsOf(
  context: CompileContext,
  schema: Node,
  conditions: When[],
  fields?: string[],
): Record<string, FormVariant> {
  const variants: Record<string, FormVariant> = {};
  const value = toValue(schema);
  const names = conditions.map((one) => JSON.stringify(one));
  for (let bits = 0; bits < 2 ** conditions.length; bits++) {
    const truth = conditions.map((_, index) => (bits >> index) & 1);
    const isThere = (when: unknown): boolean => {
      const left = isWhen(when) ? simplify(when, context.knownFacts) : true;
      return typeof left === 'boolean' ? left : truth[names.indexOf(JSON.stringify(left))] === 1;
    };
    const picked = normaliseSchema(pickProperties(value, isThere, fields)) as RJSFSchema;
    // Equal schemas of several screens have one validator.
    variants[truth.join('')] = { schema: picked, validator: hashForSchema(picked) };
  }
  return variants;
}

function messagesOf(
  { text }: CompileContext,
  block: Node,
  library: Node,
): CompiledForm['messages'] {
  const written = merge(library, nodeAt(block, ['messages']) ?? emptyObject(block.at));
  const textsOf = (messages: Node) =>
    entriesAt(messages).flatMap(([error, { node }]) => {
      const key = textAt(node);
      return key === undefined ? [] : [[error, isTextKey(key) ? text(key, node.at) : key]];
    });
  return Object.fromEntries(
    entriesAt(written).map(([path, { node }]) => [path, Object.fromEntries(textsOf(node))]),
  );
}
