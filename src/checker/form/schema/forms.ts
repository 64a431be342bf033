import { getUiOptions, type UiSchema } from '@rjsf/utils';
import type { CompileContext } from '../../../brand/compile/compile-context.ts';
import { expandFields } from '../../../brand/compile/expand-fields.ts';
import { subSchemas, type JsonObject, type Slot } from '../../../brand/compile/sub-schemas.ts';
import { placeWithin, type FieldPlace } from '../../../brand/inherit/field-place.ts';
import type { MergedBrand } from '../../../brand/inherit/inherit.ts';
import type { ParsedSources } from '../../../brand/parse/brand-files.ts';
import { beginningOf, emptyObject, itemsAt, nodeAt, textAt } from '../../../brand/parse/node.ts';
import type { Node, Place } from '../../../brand/parse/node.ts';
import type { Facts } from '../../../contract/facts.ts';
import type { ScreenFile } from '../../../contract/generated/screen.ts';
import type { When } from '../../../contract/generated/when.ts';
import { isObject } from '../../../contract/is-object.ts';
import { simplify } from '../../../flow/condition.ts';
import { canHoldTogether } from '../../../flow/conditions/can-hold-together.ts';
import { memoize } from '../../../brand/memo.ts';
import { placeOf, valueOf } from '../../typed.ts';

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

export type FormBlock = ScreenFile['blocks'][number] & {
  action: string;
  schema: FieldSchema;
  ui?: UiSchema;
  messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  prefill?: Readonly<Record<string, string>>;
  pages?: { fields: string[]; when?: When }[];
};

/** The value of 'ui:<name>', which may also be an entry of 'ui:options'. */
export const optionOf = (ui: UiSchema | undefined, name: string): unknown => getUiOptions(ui)[name];

export const optionPlace = (ui: UiSchema, name: string): Place =>
  `ui:${name}` in ui ? placeOf(ui, `ui:${name}`) : placeOf(ui, 'ui:options', name);

export function uiSchemasIn(ui: unknown): UiSchema[] {
  if (Array.isArray(ui)) return ui.flatMap(uiSchemasIn);
  if (!isObject(ui)) return [];
  const inner = Object.entries(ui).flatMap(([key, value]) =>
    key === 'ui:definitions' ? Object.values(Object(value)) : key.startsWith('ui:') ? [] : [value],
  );
  return [ui, ...inner.flatMap(uiSchemasIn)];
}

/** Names that RJSF, widgets and templates read from 'ui:options', or as 'ui:<name>', by the type of their value. */
const OPTIONS: Readonly<Record<string, string>> = {
  string:
    'autocomplete autoCapitalize companyField country description field help inputMode inputType level mask ' +
    'numberField optionsSchemaSelector placeholder politicsText termsText title widget width',
  boolean:
    'addable copyable disabled expandable fieldReplacesAnyOrOneOf inline label orderable readonly removable trim',
  array: 'domains enumDisabled enumOrder order',
  'array object': 'enumNames',
  object: 'definitions globalOptions layoutGrid options texts',
  number: 'rows',
  'array boolean number object string': 'emptyValue',
};

export const uiOptionTypes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(OPTIONS).flatMap(([types, names]) =>
    names.split(' ').map((name) => [name, types.split(' ')]),
  ),
);
export const uiOptions: readonly string[] = [...uiOptionTypes.keys()];

export interface FormPart {
  schema: FieldSchema;
  /** Names that lead to its value: '*' for entries and for any name; '#/$defs/<name>' first within a definition. */
  path: readonly string[];
  /** `path` with dots. */
  name: string;
  ui?: UiSchema;
  /** Its keyword in the schema around it; undefined for the form's own schema. */
  slot?: Slot;
  /** plain: reached through properties alone; test: below `if`, `not` and the like, where a property is asked about. */
  kind: 'plain' | 'part' | 'test';
}

/** A form block of a merged brand with its library fields put in; every object remembers its place. */
export interface Form {
  /** Template id of its screen. */
  screen: string;
  block: FormBlock;
  schema: FieldSchema;
  ui: UiSchema;
  parts: readonly FormPart[];
}

/** Brands inherit whole blocks: such a form is read, and judged by the rules of forms, once for all of them. */
const formsWith = memoize((_fields: ParsedSources['fields']) =>
  memoize((_block: Node): Record<string, Form> => ({})),
);

/** Every form of a brand once: one that several screens share belongs to the first of them. */
export function formsOf({ screens }: MergedBrand, sources: ParsedSources): readonly Form[] {
  const forms = new Map<Node, Form>();
  for (const [screen, node] of screens) {
    for (const block of itemsAt(node, 'blocks')) {
      if (textAt(block, 'block') !== 'form' || forms.has(block)) continue;
      const byScreen = formsWith(sources.fields)(block);
      forms.set(block, (byScreen[screen] ??= formOf(screen, block, sources)));
    }
  }
  return [...forms.values()];
}

/** A context in which every key stands for its text and none is reported as missing. */
export const silentContext = (
  { fields }: Pick<ParsedSources, 'fields'>,
  report: CompileContext['report'] = () => {},
  text: CompileContext['text'] = (key) => key,
): CompileContext => ({
  text,
  fields,
  brand: emptyObject(beginningOf('brand.json')),
  report,
});

function formOf(screen: string, block: Node, sources: ParsedSources): Form {
  const part = (key: string) => nodeAt(block, [key]) ?? emptyObject(block.at);
  const whole = expandFields(silentContext(sources), part('schema'), part('ui'));
  const schema = valueOf(whole.schema) as FieldSchema;
  return {
    screen,
    block: valueOf(block) as FormBlock,
    schema,
    ui: valueOf(whole.ui) as UiSchema,
    parts: partsOf(whole.ui, schema),
  };
}

function partsOf(
  look: Node,
  schema: FieldSchema,
  place: FieldPlace = { path: [], ui: [] },
  kind: FormPart['kind'] = 'plain',
  slot?: Slot,
): FormPart[] {
  const { path } = place;
  const node = nodeAt(look, place.ui);
  const ui = node?.kind === 'object' ? (valueOf(node) as UiSchema) : undefined;
  const inner = subSchemas(schema as JsonObject).flatMap(([part, at]) => {
    const within = placeWithin(place, at);
    const isPlain = kind === 'plain' && at.keyword === 'properties';
    return partsOf(look, part, within, within.isTest ? 'test' : isPlain ? 'plain' : 'part', at);
  });
  return [{ schema, path, name: path.join('.'), ui, slot, kind }, ...inner];
}

/** The reason why a form can be sent without an answer. */
export type Gap = 'absent' | 'optional' | 'conditional';

/** The gap of a field that every buyer has to fill in, of whom some facts are known. */
export function gapOf(
  { block, schema, parts }: Form,
  name: string,
  known: Partial<Facts>,
): Gap | undefined {
  const field = parts.find((one) => one.kind === 'plain' && one.name === name)?.schema;
  if (!schema.required?.includes(name)) return field ? 'optional' : 'absent';
  const isHidden = field?.when && canHold([block.when, { not: field.when }], known);
  return isHidden ? 'conditional' : undefined;
}

export function canHold(conditions: readonly (When | undefined)[], known: Partial<Facts>): boolean {
  const left = conditions.map((one) => simplify(one, known));
  return !left.includes(false) && canHoldTogether(...left.filter((one) => typeof one === 'object'));
}
