import { getUiOptions, type RJSFSchema, type UIOptionsType } from '@rjsf/utils';
import { withValue, type FieldError, type FormValues } from '../../../checkout/form/form-values.ts';
import { birthDateMask, isoBirthDate } from '../../../rules/birth-date/birth-date.ts';
import { digitsOf, withoutInvisible } from '../../../rules/characters.ts';
import { applyMask } from '../../../rules/mask.ts';
import { maskOf, maskOfFormat } from '../../../rules/masks.ts';
import { parseNumber } from '../../../rules/number.ts';
import { formatPhone, type PhoneLocale } from '../../../rules/phone/phone.ts';
import { countries, countryFieldOf } from '../../../../widgets/fields/phone/countries.ts';
import { isInList, type SchemaField } from '../fields-of.ts';

/** The text as widgets rewrite it when their field is left. */
const REWRITES: Readonly<Record<string, (text: string, options: UIOptionsType) => string>> = {
  phone: (text, { country = 'BR' }) => formatPhone(text, country as PhoneLocale),
  cpf: (text) => applyMask(maskOf('cpf'), text),
  'birth-date': (text) => isoBirthDate(applyMask(birthDateMask, text)),
  time: (text) => text.replace(/^(\d\d:\d\d)$/, '$1:00'),
  textarea: (text) => text.replaceAll('\r\n', '\n'),
};

/** The browser's own fields of numbers post them as JSON writes them, in every language. */
const PLAIN_NUMBERS = ['updown', 'range'];

type Posted = Readonly<Record<string, string>>;

/**
 * The values of a form that the browser posted: its flat names put where the form has a field of that name, each with
 * the value that the field would hold had the text been typed into it. `lang` (BCP 47) says how numbers are written.
 */
export function postedValues(
  fields: readonly SchemaField[],
  posted: Posted,
  lang: string,
): FormValues {
  const texts: Posted = { ...posted, ...withCallingCodes(fields, posted) };
  return fields.reduce<FormValues>((values, field) => {
    const text = texts[field.name];
    if (!text || field.schema.type === 'object' || isInList(field)) return values;
    const value = answerIn(lang, text, field);
    return value === undefined ? values : withValue(values, field.path, value);
  }, {});
}

function answerIn(
  lang: string,
  posted: string,
  { schema, ui }: Pick<SchemaField, 'schema' | 'ui'>,
): unknown {
  const options = getUiOptions(ui);
  const widget = String(options.widget);
  // Browsers post the end of a line as CR LF: LF alone stands between texts that were posted by one name.
  const texts = posted.split(/(?<!\r)\n/);
  const text = withoutInvisible(texts.at(-1)!);
  if (schema.type === 'boolean') return text !== 'false';
  if (schema.type === 'array') {
    const items = schema.items as RJSFSchema | undefined;
    return items?.enum && texts.flatMap((one) => answerIn(lang, one, { schema: items, ui }) ?? []);
  }
  if (schema.enum) return schema.enum.find((value) => String(value) === text);
  if (schema.type === 'number' || schema.type === 'integer') {
    return PLAIN_NUMBERS.includes(widget) ? Number(text) : parseNumber(text, lang);
  }
  const trimmed = options.trim === true ? text.trim() : text;
  const mask = options.mask ?? maskOfFormat(schema.format);
  const rewrite = REWRITES[widget];
  if (rewrite) return rewrite(trimmed, options) || undefined;
  return (mask === undefined ? trimmed : applyMask(maskOf(String(mask)), trimmed)) || undefined;
}

/** The phone numbers of another country than their field's, by name, with the calling code that was chosen beside. */
function withCallingCodes(fields: readonly SchemaField[], posted: Posted): Posted {
  const numbers = fields.flatMap(({ name, ui }) => {
    const { widget, country: own = 'BR' } = getUiOptions(ui);
    const [number, code] = [posted[name], posted[countryFieldOf(name)]];
    const country = countries.find((one) => one.code === code);
    if (widget !== 'phone' || !number || number.startsWith('+') || code === own || !country) {
      return [];
    }
    return [[name, country.calling + digitsOf(number)] as const];
  });
  return Object.fromEntries(numbers);
}

/** Sorts errors by where a form draws their fields; those of unknown fields come last. */
export function inFieldOrder(
  errors: readonly FieldError[],
  fields: readonly SchemaField[],
): FieldError[] {
  const paths = fields.map(({ path }) => path);
  const placeOf = ({ path }: FieldError) => [...paths, path].indexOf(path);
  return errors.toSorted((a, b) => placeOf(a) - placeOf(b));
}
