import type { JsonValue } from '../../../brand/parse/node.ts';
import { NoSuchPlace } from '../../say.ts';
import type { ChangeRequest } from '../plan-change.ts';
import type { NewField } from './edit.ts';
import type { Level } from './level.ts';
import { valueFrom } from './new-field.ts';
import { textKey, textRequests } from './text-keys.ts';

type Json = { [key: string]: JsonValue };

/** A field of a brand's own as its form writes it. */
export interface WrittenField {
  schema: Json;
  ui?: Json;
  messages?: Json;
  /** The requests for its texts. */
  texts: ChangeRequest[];
}

/** More choices than these are a list that opens. */
const MAX_IN_SIGHT = 4;

/** Schema, looks, messages and texts of a new field, each text under a key of its own. */
export function writeField(level: Level, name: string, field: NewField): WrittenField {
  const { kind, label, help, options = [], rule = {}, messages = {} } = field;
  if (label.trim() === '') throw new NoSuchPlace('edit.needs-label');
  const texts: ChangeRequest[] = [];
  const keyOf = (part: string, text: string) => {
    const key = textKey(level, `field.${name}.${part}`, text);
    texts.push(...textRequests(level, key, text));
    return key;
  };
  const title = keyOf('label', label);
  const ui: Json = {};
  const schema = { ...schemaOf(kind, title, options), ...rule };
  if (kind === 'long-text') ui['ui:widget'] = 'textarea';
  if (kind === 'yes-no') ui['ui:widget'] = 'radio';
  if (kind === 'some-of') ui['ui:widget'] = 'checkboxes';
  if (kind === 'one-of') ui['ui:widget'] = options.length > MAX_IN_SIGHT ? 'select' : 'radio';
  if (kind === 'one-of' || kind === 'some-of') {
    ui['ui:enumNames'] = options.map((words) => keyOf(valueFrom(words), words));
  }
  if (help) ui['ui:help'] = keyOf('help', help);
  const written = Object.entries(messages)
    .filter(([, text]) => text.trim() !== '')
    .map(([error, text]) => [error, keyOf(error, text)] as const);
  return {
    schema,
    ...(Object.keys(ui).length > 0 && { ui }),
    ...(written.length > 0 && { messages: Object.fromEntries(written) }),
    texts,
  };
}

function schemaOf(kind: NewField['kind'], title: string, options: readonly string[]): Json {
  const values = options.map(valueFrom);
  if (
    (kind === 'one-of' || kind === 'some-of') &&
    new Set(values).size < Math.max(2, values.length)
  ) {
    throw new NoSuchPlace('edit.needs-choices');
  }
  switch (kind) {
    case 'text':
    case 'long-text':
      return { type: 'string', title };
    case 'date':
      return { type: 'string', title, format: 'date' };
    case 'number':
      return { type: 'number', title };
    case 'whole-number':
      return { type: 'integer', title };
    case 'yes-no':
      return { type: 'boolean', title };
    case 'one-of':
      return { type: 'string', title, enum: values };
    case 'some-of':
      return { type: 'array', title, items: { type: 'string', enum: values }, uniqueItems: true };
    default:
      return kind satisfies never;
  }
}
