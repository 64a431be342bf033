import { ownEntry } from '../../contract/is-object.ts';
import { samplesOfFormat } from '../../rules/describe-format.ts';
import { errorOf } from '../../rules/formats.ts';
import { applyMask, PATTERN } from '../../rules/mask.ts';
import { isMaskName, maskOf, maskOfFormat } from '../../rules/masks.ts';
import { optionOf, optionPlace, type FieldSchema } from '../form/schema/forms.ts';
import { say } from '../language/sentence.ts';
import { partRule, type Rule } from '../rule.ts';
import { laterFirst, placeOf } from '../typed.ts';

/** Formats of what a widget with a mask of its own writes, whatever the rules of the field are. */
const WRITTEN_BY: Readonly<Record<string, readonly string[]>> = {
  'birth-date': ['birth-date'],
  'card-cvv': ['cvv-3', 'cvv-4'],
  'card-number': ['card-number'],
  cpf: ['cpf'],
};
/** Widgets that lay out what is typed by the option `mask`. */
const READERS = ['text', 'email-address', 'email', 'password', 'uri'];

const ADVICE = {
  format: 'typed-value.take-widget-rule',
  pattern: 'typed-value.take-widget-rule',
  maxLength: 'typed-value.leave-room-characters',
} as const;

export const rules: readonly Rule[] = [
  partRule('typed-value', 'error', (part, { form: { block, parts }, report }) => {
    const { schema, ui, path, kind } = part;
    const [name, owner] = [path.at(-1), path.slice(0, -1).join('.')];
    const isFilled = [schema.default, block.prefill?.[part.name]].some((one) => one !== undefined);
    const isNeeded = parts.some(
      (one) => one.kind === 'plain' && one.name === owner && one.schema.required?.includes(name!),
    );
    if (kind !== 'plain' || (name !== undefined && (!isNeeded || isFilled))) return;
    const isHidden = optionOf(ui, 'widget') === 'hidden';
    const closing = ['disabled', 'readonly'].find((one) => optionOf(ui, one) === true);
    const option = closing ?? (isHidden ? 'widget' : 'readOnly');
    const message = name === undefined ? 'typed-value.nobody-could-fill' : 'typed-value.closed';
    if (ui && option !== 'readOnly') report(optionPlace(ui, option), message, { option, name });
    else if (schema.readOnly === true) report([schema, option], message, { option, name });
  }),
  partRule('typed-value', 'error', ({ schema, ui, name, kind }, { merged, report }) => {
    if (kind === 'test') return;
    const widget = String(optionOf(ui, 'widget') ?? 'text');
    const written = optionOf(ui, 'mask');
    const isValid = isMaskName(String(written)) || new RegExp(PATTERN).test(String(written));
    if (ui && written !== undefined && (!READERS.includes(widget) || !isValid)) {
      const message = isValid ? 'typed-value.widget-does-read' : 'typed-value.valid-mask';
      return report(optionPlace(ui, 'mask'), message, { widget, mask: String(written) });
    }
    const mask = written ?? (widget === 'text' ? maskOfFormat(schema.format) : undefined);
    const country2 = String(optionOf(ui, 'country') ?? 'BR');
    const country = country2.toLowerCase();
    const values = mask ? ofMask(String(mask), schema) : ofWidget(widget, country);
    const broken = brokenBy(schema, values);
    if (!broken) return;
    const isPhone = widget === 'phone' && broken === 'format';
    const options = [isPhone ? 'country' : '', mask ? 'mask' : 'widget'];
    const option = options.find((one) => optionOf(ui, one) !== undefined);
    const at = placeOf(schema, broken);
    const [place] = laterFirst(merged, at, ui && option ? optionPlace(ui, option) : at);
    const value = Math.max(...values.map(({ length }) => length));
    const words = { name, writer: widget, mask: String(mask), usual: values[0] };
    const data = { ...words, broken, value, country, country2 };
    const suggestion = say(isPhone ? 'typed-value.write-same-country' : ADVICE[broken], data);
    const message = say(`typed-value.nobody-could-fill-${mask ? 3 : 2}`, data);
    report(place!, message, { name, broken }, { suggestion });
  }),
];

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
): keyof typeof ADVICE | undefined {
  if (values.length === 0) return undefined;
  if (values[0]!.length > maxLength) return 'maxLength';
  if (values.every((value) => errorOf(format, value) !== undefined)) return 'format';
  return values.some((value) => new RegExp(pattern, 'u').test(value)) ? undefined : 'pattern';
}
