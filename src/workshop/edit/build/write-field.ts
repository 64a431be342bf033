import type { JsonValue } from '../../../brand/parse/node.ts';
import { NoSuchPlace } from '../../say.ts';
import type { ChangeRequest } from '../plan-change.ts';
import type { OwnField } from './edit.ts';
import type { Level } from './level.ts';
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

/** Schema, looks, messages and texts of a new field, each text under a key of its own. */
export function writeField(level: Level, name: string, field: OwnField): WrittenField {
  const { title, ...schema } = field.schema;
  const { 'ui:help': help, 'ui:enumNames': words, ...looks } = field.ui;
  if (title.trim() === '') throw new NoSuchPlace('edit.needs-label');
  const items = (schema.items ?? schema) as { enum?: string[] };
  const choices = items.enum ?? [];
  if (words && new Set(choices).size < Math.max(2, words.length)) {
    throw new NoSuchPlace('edit.needs-choices');
  }
  const texts: ChangeRequest[] = [];
  const keyOf = (part: string, text: string) => {
    const key = textKey(level, `field.${name}.${part}`, text);
    texts.push(...textRequests(level, key, text));
    return key;
  };
  const written = { ...schema, title: keyOf('label', title) };
  const ui: Json = {
    ...looks,
    ...(words && { 'ui:enumNames': words.map((one, at) => keyOf(choices[at]!, one)) }),
    ...(help && { 'ui:help': keyOf('help', help) }),
  };
  const messages = Object.entries(field.messages)
    .filter(([, text]) => text.trim() !== '')
    .map(([error, text]) => [error, keyOf(error, text)]);
  return {
    schema: written,
    ...(Object.keys(ui).length > 0 && { ui }),
    ...(messages.length > 0 && { messages: Object.fromEntries(messages) }),
    texts,
  };
}
