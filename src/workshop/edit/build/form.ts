import { textAt, type JsonValue } from '../../../brand/parse/node.ts';
import { isObject, isSame, valueIn, type JsonItem, type JsonObject } from '../json-path.ts';
import { itemsIn, objectIn, type Draft } from './draft.ts';
import type { FieldPlace } from './edit.ts';

/**
 * A form of a draft, to be changed in place: the parts of which its fields are made, and the block as the folder would
 * have it without saying anything.
 */
export function openForm(draft: Draft, { screen, form: id }: Omit<FieldPlace, 'field'>) {
  const document = `screens/${screen}`;
  const block = itemsIn(draft.open(document), 'blocks').find((one) => one.id === id);
  if (!block) return undefined;
  const above = valueIn(draft.above(document), ['blocks', { id }]);
  const schema = objectIn(block, 'schema');
  const properties = objectIn(schema, 'properties');
  const [ui, messages] = [objectIn(block, 'ui'), objectIn(block, 'messages')];
  return { block, schema, properties, ui, messages, above };
}

export type WrittenForm = NonNullable<ReturnType<typeof openForm>>;

/** Whether a form asks a field: a parent's field that is taken away may be null. */
export const asks = ({ properties }: WrittenForm, field: string): boolean =>
  (properties[field] ?? null) !== null;

export const textsOf = (value: JsonValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const ORDER = 'ui:order';
const REST = '*';

/** Names of the fields at the top of a form, in the order in which they stand. */
export const fieldsOf = (form: WrittenForm): string[] => ordered(form, form.ui[ORDER]);

/** The fields as RJSF orders them: by `ui:order`, in which '*' stands for all others. */
function ordered(form: WrittenForm, order: JsonValue | undefined): string[] {
  const names = Object.keys(form.properties).filter((name) => asks(form, name));
  if (order === undefined) return names;
  const named = textsOf(order).filter((name) => name === REST || names.includes(name));
  const rest = names.filter((name) => !named.includes(name));
  return named.flatMap((name) => (name === REST ? rest : [name]));
}

/**
 * Makes fields stand in an order: by that of the parent where it is the same, by their place in the text where the
 * folder begins the form, else by the shortest `ui:order`.
 */
export function orderFields(form: WrittenForm, wanted: string[]) {
  const { properties, ui, above } = form;
  if (isSame(fieldsOf(form), wanted)) return;
  const inherited = valueIn(above, ['ui', ORDER]);
  const isBeginning = valueIn(above, ['schema', 'properties']) === undefined;
  if (isSame(ordered(form, inherited), wanted)) setOrder(ui, inherited);
  else if (isBeginning && ui[ORDER] === undefined) {
    for (const name of wanted) {
      const property = properties[name]!;
      delete properties[name];
      properties[name] = property;
    }
  } else setOrder(ui, shortestOrder(ordered(form, undefined), wanted));
}

/** Takes a field that is gone from the order of the others, which go by their parent's where it is the same. */
export function orderWithout(form: WrittenForm, field: string) {
  const others = (order: JsonValue | undefined): string[] | undefined =>
    order === undefined ? undefined : textsOf(order).filter((name) => name !== field);
  const [now, inherited] = [others(form.ui[ORDER]), others(valueIn(form.above, ['ui', ORDER]))];
  const isIdle = isSame(ordered(form, now), ordered(form, inherited));
  setOrder(form.ui, isIdle ? inherited : now);
}

function setOrder(ui: JsonObject, order: JsonValue | undefined): void {
  if (order === undefined) delete ui[ORDER];
  else ui[ORDER] = order;
}

/** The shortest order with '*' for fields that only a condition or a parent's later change brings. */
function shortestOrder(names: readonly string[], wanted: readonly string[]): string[] {
  const isInPlace = (part: readonly string[]) =>
    part.every((name, at) => at === 0 || names.indexOf(part[at - 1]!) < names.indexOf(name));
  for (let named = 0; named <= wanted.length; named++) {
    for (let first = named; first >= 0; first--) {
      const last = wanted.length - (named - first);
      if (!isInPlace(wanted.slice(first, last))) continue;
      return [...wanted.slice(0, first), REST, ...wanted.slice(last)];
    }
  }
  return [...wanted, REST];
}

/** Says whether a field has to be answered; a new name stands in the list where the order of fields has it. */
export function requireField(form: WrittenForm, field: string, isRequired: boolean): void {
  requireItem(form, field, isRequired);
  const { schema, above } = form;
  const list = textsOf(schema.required);
  if (list.includes(field) === isRequired) return;
  const order = fieldsOf(form);
  const later = order.slice(order.indexOf(field) + 1);
  const place = list.findIndex((one) => later.includes(one));
  const next = isRequired
    ? list.toSpliced(place < 0 ? list.length : place, 0, field)
    : list.filter((one) => one !== field);
  const inherited = textsOf(valueIn(above, ['schema', 'required']));
  // The parent's own order is nothing to repeat.
  schema.required = isSame(next.toSorted(), inherited.toSorted()) ? inherited : next;
  if (schema.required.length === 0) delete schema.required;
}

/** The answer of a list that nobody has touched is one without items, which `required` alone takes. */
function requireItem({ properties, messages }: WrittenForm, field: string, isRequired: boolean) {
  const property = properties[field];
  if (!isObject(property) || property.type !== 'array') return;
  const sentences = objectIn(messages, field);
  if (isRequired) {
    property.minItems ??= 1;
    if (sentences.required !== undefined) sentences.minItems ??= sentences.required;
  } else if (property.minItems === 1) {
    delete property.minItems;
    delete sentences.minItems;
  }
}

/** Puts a field on the page of the one before it, or on the first page. */
export function putOnPage({ block }: WrittenForm, field: string, after: string | null): void {
  const pages = itemsIn(block, 'pages');
  const isOn = (name: string | null) => (page: JsonItem) =>
    name !== null && textsOf(page.fields).includes(name);
  const page = pages.find(isOn(after)) ?? pages[0];
  if (!page || pages.some(isOn(field))) return;
  const fields = textsOf(page.fields);
  page.fields = fields.toSpliced(after === null ? 0 : fields.indexOf(after) + 1, 0, field);
}

/** Takes a field from its page, and a page with its last field. */
export function takeOffPages({ block }: WrittenForm, field: string): void {
  if (!Array.isArray(block.pages)) return;
  block.pages = itemsIn(block, 'pages').flatMap((page) => {
    const fields = textsOf(page.fields);
    const left = fields.filter((name) => name !== field);
    if (left.length === fields.length) return [page];
    return left.length === 0 ? [] : [{ ...page, fields: left }];
  });
}

/** Screens of the draft's brand that begin as another one. */
export function screensThatExtend({ parsed, merged }: Draft, screen: string): string[] {
  const chain = merged.chain.map((folder) => parsed.folders.get(folder)!);
  const baseOf = (name: string) =>
    chain.flatMap(({ screens }) => textAt(screens.get(name), 'extends') ?? []).at(-1);
  return [...merged.screens.keys()].filter((name) => baseOf(name) === screen);
}
