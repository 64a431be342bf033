import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { CompiledForm, FormPage, FormVariant } from '../contract/compiled-brand.ts';
import type { ActionName } from '../contract/generated/names.ts';
import type { When } from '../contract/generated/when.ts';
import { simplify } from '../flow/when.ts';
import type { CompileContext } from './compile-context.ts';
import { expandFields } from './expand-fields.ts';
import type { Node, ObjectNode } from './node.ts';
import { emptyObject, nodeAt, textAt, toValue } from './node.ts';
import { resolveAnnotations, textOf } from './resolve-texts.ts';
import { needsAllFields } from './needs-all-fields.ts';
import { pickProperties } from './pick-properties.ts';
import { settleSchema } from './settle-schema.ts';
import { readStepNumber } from './step-number.ts';
import { isObject, subSchemas, type JsonObject } from './sub-schemas.ts';

/** More free conditions than this would make too many variants to compile. */
const MOST_CONDITIONS = 4;

/**
 * A form block as the program draws it: library fields put in, texts resolved, pages cut, and one
 * schema for each combination of the conditions that only a visit decides.
 * `name` makes the validators' names unique within the brand.
 */
export function compileForm(context: CompileContext, block: Node, name: string): CompiledForm {
  const source = nodeAt(block, ['schema']) ?? emptyObject(block.at);
  const expanded = expandFields(context, source, nodeAt(block, ['ui']) ?? emptyObject(block.at));
  const schema = resolveAnnotations(context, expanded.schema);
  const conditions = freeConditions(context, schema);
  if (conditions.length > MOST_CONDITIONS) {
    context.report(
      block.at,
      'form-conditions',
      `This form depends on ${conditions.length} conditions; ${MOST_CONDITIONS} are the most that can be compiled beforehand. Share conditions between fields.`,
    );
  }
  const ui = toValue(resolveAnnotations(context, expanded.ui));
  const pages = pagesOf(context, block, schema, conditions.slice(0, MOST_CONDITIONS), name);
  const drawn = pages.flatMap(({ variants }) => Object.values(variants));
  return {
    action: textAt(block, 'action') as ActionName,
    needsAllFields: drawn.some((one) => needsAllFields(one.schema as JsonObject, ui)) || undefined,
    ui: ui as UiSchema,
    messages: compileMessages(context, block, expanded.messages),
    conditions,
    pages,
  };
}

function pagesOf(
  context: CompileContext,
  block: Node,
  schema: Node,
  conditions: When[],
  name: string,
): FormPage[] {
  const pages = nodeAt(block, ['pages']);
  if (pages?.kind !== 'array') {
    const submit = submitText(context, block);
    return [{ id: 'form', submit, variants: variantsOf(context, schema, conditions, name) }];
  }
  return pages.items.map((page) => {
    const id = textAt(page, 'id') ?? '';
    const heading = nodeAt(page, ['heading']);
    return {
      id,
      heading: heading && textOf(context, String(toValue(heading)), heading.at),
      submit: submitText(context, page),
      stepNumber: readStepNumber(context, page),
      variants: variantsOf(
        context,
        schema,
        conditions,
        `${name}/${id}`,
        fieldsOf(context, page, schema),
      ),
    };
  });
}

function submitText(context: CompileContext, owner: Node): string {
  const key = textAt(owner, 'submit');
  if (key !== undefined) return textOf(context, key, nodeAt(owner, ['submit'])!.at);
  context.report(
    owner.at,
    'form-button',
    `This form has no button. Say its text: "submit": "<text key>", or give every page one.`,
  );
  return '';
}

function fieldsOf(context: CompileContext, page: Node, schema: Node): string[] {
  const fields = nodeAt(page, ['fields']);
  if (fields?.kind !== 'array') return [];
  return fields.items.map((field) => {
    const name = String(toValue(field));
    if (!nodeAt(schema, ['properties', name])) {
      context.report(
        field.at,
        'page-field',
        `The form's schema has no property '${name}'. Name one of its properties.`,
      );
    }
    return name;
  });
}

/** Conditions, anywhere in a schema, that only a visit decides, each once. */
function freeConditions(context: CompileContext, schema: Node): When[] {
  const found = new Map<string, When>();
  const visit = (part: JsonObject) => {
    const left = simplify(part.when as unknown as When | undefined, context.knownFacts);
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
  name: string,
  fields?: string[],
): Record<string, FormVariant> {
  const variants: Record<string, FormVariant> = {};
  for (let bits = 0; bits < 2 ** conditions.length; bits++) {
    const truth = conditions.map((_, index) => (bits >> index) & 1);
    const id = truth.join('');
    const isThere = (when: When): boolean => {
      const left = simplify(when, context.knownFacts);
      if (typeof left === 'boolean') return left;
      return (
        truth[conditions.findIndex((one) => JSON.stringify(one) === JSON.stringify(left))] === 1
      );
    };
    const picked = settleSchema(pickProperties(toValue(schema), isThere, fields));
    variants[id] = { schema: picked as RJSFSchema, validator: id ? `${name}#${id}` : name };
  }
  return variants;
}

function compileMessages(
  context: CompileContext,
  block: Node,
  library: Map<string, ObjectNode>,
): CompiledForm['messages'] {
  const messages: CompiledForm['messages'] = {};
  const add = (path: string, node: Node) => {
    if (node.kind !== 'object') return;
    for (const [fault, { node: text }] of node.entries) {
      const key = String(toValue(text));
      (messages[path] ??= {})[fault] = key.includes(' ') ? key : textOf(context, key, text.at);
    }
  };
  for (const [path, node] of library) add(path, node);
  const own = nodeAt(block, ['messages']);
  if (own?.kind === 'object') for (const [path, { node }] of own.entries) add(path, node);
  return messages;
}
