import { ownEntry } from '../../contract/is-object.ts';
import { samplesOfFormat } from '../../rules/describe-format.ts';
import { errorOf } from '../../rules/formats.ts';
import { applyMask, PATTERN } from '../../rules/mask.ts';
import { isMaskName, maskOf, maskOfFormat } from '../../rules/masks.ts';
import { laterFirst } from '../age-of.ts';
import { optionOf, optionPlace, type FieldSchema } from '../form/schema/forms.ts';
import { say } from '../language/sentence.ts';
import { formRule } from '../rule.ts';
import { placeOf } from '../typed.ts';

/** Formats of what a widget with a mask of its own writes, whatever the rules of the field are. */
const WRITTEN_BY: Readonly<Record<string, readonly string[]>> = {
  'birth-date': ['birth-date'],
  'card-cvv': ['cvv-3', 'cvv-4'],
  'card-number': ['card-number'],
  cpf: ['cpf'],
};
/** Widgets that lay out what is typed by the option `mask`. */
const READERS = ['text', 'email-address', 'email', 'password', 'uri'];

/** The value that a widget writes into its field, by its mask or by itself, passes the field's rules. */
export const rule = formRule(
  'typed-value',
  'error',
  ({ form: { parts, ui: whole }, merged, report }) => {
    for (const option of ['disabled', 'readonly']) {
      if (optionOf(whole, option) === true)
        report(optionPlace(whole, option), 'typed-value.nobody-could-fill', { option });
    }
    for (const { schema, ui, name } of parts.filter(({ kind }) => kind !== 'test')) {
      const widget = String(optionOf(ui, 'widget') ?? 'text');
      const written = optionOf(ui, 'mask');
      const isValid = isMaskName(String(written)) || new RegExp(PATTERN).test(String(written));
      if (ui && written !== undefined && (!READERS.includes(widget) || !isValid)) {
        const message = isValid ? 'typed-value.widget-does-read' : 'typed-value.valid-mask';
        const data = { widget, mask: String(written) };
        report(optionPlace(ui, 'mask'), message, data);
        continue;
      }
      const mask = written ?? (widget === 'text' ? maskOfFormat(schema.format) : undefined);
      const country = String(optionOf(ui, 'country') ?? 'BR');
      const values = mask ? ofMask(String(mask), schema) : ofWidget(widget, country.toLowerCase());
      const broken = brokenBy(schema, values);
      if (!broken) continue;
      const isPhone = widget === 'phone' && broken === 'format';
      const options = [isPhone ? 'country' : '', mask ? 'mask' : 'widget'];
      const option = options.find((one) => optionOf(ui, one) !== undefined);
      const at = placeOf(schema, broken);
      const beside = ui && option ? optionPlace(ui, option) : at;
      const data = {
        name,
        writer: widget,
        mask: String(mask),
        usual: values[0],
        broken,
        value: Math.max(...values.map(({ length }) => length)),
        country: country.toLowerCase(),
        country2: country,
      };
      const message = `typed-value.nobody-could-fill-${mask ? 3 : 2}` as const;
      const advice = isPhone
        ? 'write-same-country'
        : broken === 'maxLength'
          ? 'leave-room-characters'
          : 'take-widget-rule';
      const suggestion = say(`typed-value.${advice}`, data);
      const [place] = laterFirst(merged, at, beside);
      report(place!, say(message, data), { name, broken }, { suggestion });
    }
  },
);

/** Values as a widget leaves them, the usual one first; none of a widget that writes what is typed. */
const ofWidget = (widget: string, country: string): readonly string[] =>
  // A number of another country passes the rules of every country.
  widget === 'phone'
    ? samplesOfFormat(`phone-${country}`).slice(0, 1)
    : (ownEntry(WRITTEN_BY, widget) ?? []).flatMap(samplesOfFormat);

/** Values as a mask leaves them: of its own format, or the right ones of the field as its pattern lays them out. */
function ofMask(mask: string, { format = '' }: FieldSchema): readonly string[] {
  if (isMaskName(mask)) return samplesOfFormat(mask);
  const right = samplesOfFormat(format).map((text) => applyMask(maskOf(mask), text));
  return right.length > 0 ? right : [...'0123456789'].map((one) => mask.replace(/[#*]/g, one));
}

/** The rule of a field that none of the values passes, or that is too short for the usual one. */
function brokenBy(
  { format = '', pattern = '', maxLength = Infinity }: FieldSchema,
  values: readonly string[],
): 'maxLength' | 'format' | 'pattern' | undefined {
  if (values.length === 0) return undefined;
  if (values[0]!.length > maxLength) return 'maxLength';
  if (values.every((value) => errorOf(format, value) !== undefined)) return 'format';
  return values.some((value) => new RegExp(pattern, 'u').test(value)) ? undefined : 'pattern';
}
