import { isTextKey } from '../../../brand/compile/resolve-texts.ts';
import {
  scalarAt,
  toValue,
  textAt,
  type JsonValue,
  type ObjectNode,
} from '../../../brand/parse/node.ts';
import { describeError, errorsOfFormat } from '../../../rules/describe-format.ts';
import type { MessageModel, Trigger } from '../model.ts';
import type { ReadField } from './read-form.ts';

/** Keywords of JSON Schema that an answer can fail. */
const KEYWORDS: readonly string[] = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'enum',
  'const',
  'minItems',
  'maxItems',
  'uniqueItems',
];
const MANY = 5;

/** Every error that a field can have, with what triggers it. */
export function triggersOf(described: readonly ObjectNode[], isRequired: boolean): Trigger[] {
  const found = new Map<string, Trigger>();
  if (isRequired) found.set('required', { error: 'required' });
  for (const node of described) {
    const format = textAt(node, 'format');
    if (format !== undefined) {
      const errors = errorsOfFormat(format);
      for (const error of errors) found.set(error, { error, ...describeError(format, error) });
      if (errors.length === 0) found.set(format, { error: format });
    }
    for (const keyword of KEYWORDS) {
      if (node.entries.has(keyword))
        found.set(keyword, { error: keyword, ...valueOf(node, keyword) });
    }
    const type = scalarAt(node, 'type');
    if (type === 'number' || type === 'integer') found.set('type', { error: 'type' });
  }
  return [...found.values()];
}

function valueOf(node: ObjectNode, keyword: string): { value?: JsonValue } {
  const value = toValue(node.entries.get(keyword)!.node);
  const isLong = Array.isArray(value) && value.length > MANY;
  return isLong || typeof value === 'boolean' ? {} : { value };
}

/**
 * The sentences that a field can show, each with the errors that trigger it. An error without a sentence
 * of its own shows that of its format, else the `general` one.
 */
export function messagesOf(
  { described, messages }: ReadField,
  isRequired: boolean,
  textOf: (key: string) => string,
  general: string,
): MessageModel[] {
  const formats = described.flatMap((node) => textAt(node, 'format') ?? []);
  const found = new Map<string, MessageModel>();
  for (const trigger of triggersOf(described, isRequired)) {
    const format = formats.find((one) => errorsOfFormat(one).includes(trigger.error));
    const written =
      messages[trigger.error] ?? (format === undefined ? undefined : messages[format]);
    const model: MessageModel = found.get(written ?? '') ?? {
      text: written === undefined ? general : isTextKey(written) ? textOf(written) : written,
      ...(written === undefined && { isGeneral: true as const }),
      triggers: [],
    };
    model.triggers.push(trigger);
    found.set(written ?? '', model);
  }
  return [...found.values()];
}
