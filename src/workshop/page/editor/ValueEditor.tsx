import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Edit } from '../../edit/build/edit.ts';
import type { Value } from '../../site/value.ts';
import { useSay, type Say } from '../language.ts';
import { useModel } from '../studio.ts';
import { EditForm } from '../form/EditForm.tsx';

/** Changes one value. */
export function ValueEditor({ value, onDone }: { value: Value; onDone(): void }) {
  const say = useSay();
  const { place, name, value: now } = value;
  const { data: schema = { type: typeof now as 'string' } } = useModel<RJSFSchema>('describe', {
    place,
    now,
  });
  return (
    <EditForm<JsonValue | undefined>
      label={say('changeValue', { name })}
      now={now ?? undefined}
      draw={(typed, image) => {
        const next = typed ?? (now === null ? null : '');
        const edit: Edit = { kind: 'value', place, value: next };
        const isSame = next === now && !image;
        return { schema, ui: uiOf(say, schema, next), edits: isSame ? [] : [edit] };
      }}
      onDone={onDone}
      onCancel={onDone}
    />
  );
}

/** A text says which keys save it, a boolean has two words to choose from. */
function uiOf(say: Say, { type, enum: choices, format }: RJSFSchema, now: JsonValue): UiSchema {
  const title = { 'ui:title': say('newValue') };
  if (type === 'boolean') {
    return { ...title, 'ui:widget': 'select', 'ui:enumNames': [say('yes'), say('no')] };
  }
  if (type !== 'string' || choices || format) return title;
  return { ...title, 'ui:help': say(String(now).includes('\n') ? 'enterBreaks' : 'enterSaves') };
}
