import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Change } from '../../edit/plan-change.ts';
import type { EditWish } from '../../edit/protocol.ts';
import type { Value } from '../../site/value.ts';
import { PlannedFindings } from '../findings.tsx';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { useSay, type Say } from '../language.ts';
import { useEditing, useModel, usePlan } from '../studio.ts';
import { ForWhom } from './ForWhom.tsx';

interface ValueEditorProps {
  brand: string;
  value: Value;
  onDone(): void;
}

/** Changes one value: what it shall be, and for whom. */
export function ValueEditor({ brand, value, onDone }: ValueEditorProps) {
  const { change } = useEditing();
  const say = useSay();
  const now = valueOf(value);
  const [typed, type] = useState<JsonValue>();
  const [file, setFile] = useState<File>();
  const [level, setLevel] = useState(brand);
  const next = typed ?? now;
  const { place } = value;
  const wishFor = (wanted: Change): EditWish => ({
    brand,
    level,
    edits: [{ kind: 'value', place, change: wanted }],
  });
  const plan = usePlan(wishFor({ kind: 'set', value: next }));
  const { data: schema = { type: typeof now as 'string' } } = useModel<RJSFSchema>('describe', {
    brand,
    place,
    now,
  });
  const save = useMutation({
    async mutationFn(wanted: Change) {
      const image = file && { name: file.name, base64: await base64Of(file) };
      // The findings stand beside the form already.
      await change({ ...wishFor(wanted), image, isAnyway: true });
    },
    onSuccess: onDone,
  });
  const run = (wanted: Change) => {
    if (!save.isPending) save.mutate(wanted);
  };
  const isSame = next === now && !file;
  const reason = plan.data?.levels.length === 0 ? plan.data.reason : undefined;
  const problem = save.error?.message ?? plan.error?.message ?? reason;
  return (
    <SchemaForm
      label={say('changeValue', { name: value.name })}
      schema={schema}
      ui={uiOf(say, schema, next)}
      value={next ?? undefined}
      onChange={(changed) => type(changed ?? (now === null ? null : ''))}
      onFile={setFile}
      onSubmit={() => run({ kind: 'set', value: next })}
      button={say('save')}
      isBusy={save.isPending}
      onCancel={onDone}
    >
      <ForWhom
        brand={brand}
        levels={plan.data?.levels}
        level={level}
        onChoose={setLevel}
        isSame={isSame}
      />
      {plan.data && !isSame && plan.data.findings.length > 0 && (
        <PlannedFindings title={say('brings')} findings={plan.data.findings} />
      )}
      {problem && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
    </SchemaForm>
  );
}

/** A value as the JSON has it. */
function valueOf({ value, type }: Value): JsonValue {
  if (type === 'boolean') return value === 'true';
  if (type === 'object') return null;
  return type === 'number' ? Number(value) : value;
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

/** The bytes of a file as calls send them. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
