import { orderProperties, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { FieldError, FormValues } from '../../../checkout/form/form-values.ts';
import { isObject } from '../../../contract/is-object.ts';
import { birthDateMask, isoBirthDate } from '../../../rules/birth-date/birth-date.ts';
import { digitsOf, withoutInvisible } from '../../../rules/characters.ts';
import { applyMask } from '../../../rules/mask.ts';
import { maskOf, maskOfFormat } from '../../../rules/masks.ts';
import { parseNumber } from '../../../rules/number.ts';
import { formatPhone, type PhoneLocale } from '../../../rules/phone/phone.ts';
import { countries, countryFieldOf } from '../../../../widgets/fields/phone/countries.ts';
import { allProperties, postedValues } from './posted-values.ts';

/** The text as widgets rewrite it when their field is left; `option` reads one of 'ui:options'. */
const REWRITES: Readonly<
  Record<string, (text: string, option: (name: string) => unknown) => string>
> = {
  phone: (text, option) => formatPhone(text, (option('country') ?? 'BR') as PhoneLocale),
  cpf: (text) => applyMask(maskOf('cpf'), text),
  'birth-date': (text) => isoBirthDate(applyMask(birthDateMask, text)),
  time: (text) => text.replace(/^(\d\d:\d\d)$/, '$1:00'),
  textarea: (text) => text.replaceAll('\r\n', '\n'),
};

/** The browser's own fields of numbers post them as JSON writes them, in every language. */
const PLAIN_NUMBERS = ['updown', 'range'];

/** The values that a field offers; undefined where it takes any. */
function offered({ enum: listed, oneOf, anyOf }: RJSFSchema): unknown[] | undefined {
  if (Array.isArray(listed)) return listed;
  const options = (oneOf ?? anyOf)?.filter((one) => isObject(one) && 'const' in one);
  return options?.map((one) => (one as RJSFSchema).const);
}

function answerOf(posted: string, schema: RJSFSchema, ui: UiSchema, lang: string): unknown {
  const option = (name: string): unknown => ui[`ui:${name}`] ?? ui['ui:options']?.[name];
  const widget = String(option('widget') ?? '');
  const text = withoutInvisible(posted);
  const values = offered(schema);
  if (values) return values.find((value) => String(value) === text);
  if (schema.type === 'number' || schema.type === 'integer') {
    return PLAIN_NUMBERS.includes(widget) ? Number(text) : parseNumber(text, lang);
  }
  const trimmed = option('trim') === true ? text.trim() : text;
  const mask = option('mask') ?? maskOfFormat(schema.format);
  const rewrite = REWRITES[widget];
  if (rewrite) return rewrite(trimmed, option) || undefined;
  return (mask === undefined ? trimmed : applyMask(maskOf(String(mask)), trimmed)) || undefined;
}

/**
 * The values that the form's fields would hold had the texts been typed into them, but for lists. `lang` (BCP 47)
 * says how numbers are written.
 */
export const postedAnswers = (
  schema: RJSFSchema,
  ui: UiSchema,
  posted: Readonly<Record<string, string>>,
  lang: string,
): FormValues =>
  postedValues(schema, posted, ui, (text, property, own) => answerOf(text, property, own, lang));

/** The phone numbers of another country than their field's, by name, with the calling code that was chosen beside. */
export function withCallingCodes(
  schema: RJSFSchema,
  ui: UiSchema,
  posted: Readonly<Record<string, string>>,
): Record<string, string> {
  const numbers = Object.keys(allProperties(schema)).flatMap((name) => {
    const own = (ui[name] ?? {}) as UiSchema;
    const [number, code] = [posted[name], posted[countryFieldOf(name)]];
    const isHere = code === (own['ui:options']?.country ?? 'BR');
    const country = countries.find((one) => one.code === code);
    if (own['ui:widget'] !== 'phone' || !number || number.startsWith('+') || isHere || !country) {
      return [];
    }
    return [[name, country.calling + digitsOf(number)] as const];
  });
  return Object.fromEntries(numbers);
}

/** Dotted paths of all fields, in the order in which a form draws them ('ui:order'). */
function fieldPaths(schema: RJSFSchema, ui: UiSchema): string[] {
  const properties = allProperties(schema);
  const order = ui['ui:order'] as string[] | undefined;
  return orderProperties(Object.keys(properties), order && [...new Set([...order, '*'])]).flatMap(
    (name) => {
      const own = (ui[name] ?? {}) as UiSchema;
      return [name, ...fieldPaths(properties[name]!, own).map((path) => `${name}.${path}`)];
    },
  );
}

/** Sorts errors by where a form draws their fields; those of unknown fields come last. */
export function inFieldOrder(
  errors: readonly FieldError[],
  schema: RJSFSchema,
  ui: UiSchema,
): FieldError[] {
  const paths = fieldPaths(schema, ui);
  const placeOf = ({ path }: FieldError) => [...paths, path].indexOf(path);
  return errors.toSorted((a, b) => placeOf(a) - placeOf(b));
}
