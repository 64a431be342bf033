import { ownEntry } from '../../contract/is-object.ts';
import { nodeAt, numberAt, textAt, type Node } from '../../brand/parse/node.ts';
import { formatChecks } from '../../rules/generated/format-checks.ts';
import { samplesOfFormat } from '../../rules/describe-format.ts';
import { applyMask, PATTERN } from '../../rules/mask.ts';
import { isMaskName, maskOf, maskOfFormat } from '../../rules/masks.ts';
import { uiOption } from '../form/schema/ui-schemas.ts';
import { younger } from '../age-of.ts';
import type { Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

/** Formats of what a widget with a mask of its own writes, whatever the rules of the field are. */
const WRITTEN_BY: Readonly<Record<string, readonly string[]>> = {
  'birth-date': ['birth-date'],
  'card-cvv': ['cvv-3', 'cvv-4'],
  'card-number': ['card-number'],
  cpf: ['cpf'],
};

/** Values as a mask leaves them: of its own format, or the right ones of the field as its pattern lays them out. */
function writtenAs(mask: string, field: Node): readonly string[] {
  if (isMaskName(mask)) return samplesOfFormat(mask);
  if (!new RegExp(PATTERN).test(mask)) return [];
  const right = samplesOfFormat(textAt(field, 'format') ?? '');
  const laidOut = right.map((text) => applyMask(maskOf(mask), text)).filter(Boolean);
  if (laidOut.length > 0) return laidOut;
  const pattern = patternOf(textAt(field, 'pattern'));
  const filled = [...'0123456789'].map((digit) => mask.replace(/[#*]/g, digit));
  return [filled.find((text) => pattern?.test(text)) ?? filled[0]!];
}

/** Values as the widget of a field leaves them, the usual one first; none of a widget that writes what is typed. */
function writtenBy(
  widget: string,
  country: string,
  mask: string | undefined,
  field: Node,
): readonly string[] {
  if (mask !== undefined) return writtenAs(mask, field);
  // A number of another country passes the rules of every country.
  if (widget === 'phone')
    return /^[A-Z]+$/.test(country)
      ? samplesOfFormat(`phone-${country.toLowerCase()}`).slice(0, 1)
      : [];
  return (ownEntry(WRITTEN_BY, widget) ?? []).flatMap((format) => samplesOfFormat(format));
}

/** What a widget writes into its field passes the field's rules. */
export const rule: Rule = {
  id: 'typed-value',
  severity: 'error',
  checkForm({ form: { parts, ui: whole }, merged, report }) {
    for (const option of ['disabled', 'readonly']) {
      const closed = uiOption(whole, option);
      if (closed?.kind !== 'scalar' || closed.value !== true) continue;
      report({
        at: closed.at,
        message: 'typed-value.nobody-could-fill',
        subject: '',
        data: { option },
      });
    }
    for (const { node, name, ui, kind } of parts) {
      const widget = textAt(uiOption(ui, 'widget'));
      const isText = widget === undefined || widget === 'text';
      const mask =
        textAt(uiOption(ui, 'mask')) ?? (isText ? maskOfFormat(textAt(node, 'format')) : undefined);
      const by = mask === undefined ? 'widget' : 'mask';
      const writer = mask ?? widget;
      if (kind === 'test' || writer === undefined) continue;
      const country = textAt(uiOption(ui, 'country')) ?? 'BR';
      const [usual, ...others] = writtenBy(writer, country, mask, node);
      const named = uiOption(ui, 'country');
      if (widget === 'phone' && usual === undefined && named) {
        report({
          at: named.at,
          message: 'typed-value.phone-typed-way',
          subject: '',
          data: { country },
        });
      }
      if (usual === undefined) continue;
      const fault = faultOf(node, [usual, ...others]);
      if (!fault) continue;
      const { rule: broken, at } = fault;
      const isPhone = widget === 'phone' && broken === 'format';
      const beside = (isPhone ? named : undefined) ?? uiOption(ui, by) ?? at;
      report({
        at: younger(merged, at, beside).at,
        message:
          mask === undefined
            ? say('typed-value.nobody-could-fill-2', { name, writer, usual, broken })
            : say('typed-value.nobody-could-fill-3', { name, mask, usual, broken }),
        suggestion:
          broken === 'maxLength'
            ? say('typed-value.leave-room-characters', {
                value: Math.max(...[usual, ...others].map((one) => one.length)),
              })
            : isPhone
              ? say('typed-value.write-same-country', {
                  country: country.toLowerCase(),
                  country2: country,
                })
              : mask === undefined
                ? say('typed-value.take-widget-rule')
                : say('typed-value.take-mask-rule'),
        subject: '',
        data: { name, [by]: writer, broken },
      });
    }
  },
};

/** The rule of a field that none of the values passes, or that is too short for the usual one. */
function faultOf(field: Node, values: readonly string[]): { rule: string; at: Node } | undefined {
  const [format, pattern, most] = ['format', 'pattern', 'maxLength'].map((key) =>
    nodeAt(field, [key]),
  );
  const check = ownEntry(formatChecks, textAt(format) ?? '');
  const longest = numberAt(field, 'maxLength') ?? Infinity;
  // Where no right value is short enough, another rule reports it.
  const isHopeless = samplesOfFormat(textAt(format) ?? '').every(({ length }) => length > longest);
  if (most && format && isHopeless) return undefined;
  if (most && values[0]!.length > longest) return { rule: 'maxLength', at: most };
  if (format && check && values.every((value) => check(value) !== undefined))
    return { rule: 'format', at: format };
  const matches = patternOf(textAt(pattern));
  if (pattern && matches && !values.some((value) => matches.test(value)))
    return { rule: 'pattern', at: pattern };
  return undefined;
}

/** A pattern as validators read it; another rule reports one that is none. */
function patternOf(written: string | undefined): RegExp | undefined {
  try {
    return written === undefined ? undefined : new RegExp(written, 'u');
  } catch {
    return undefined;
  }
}
