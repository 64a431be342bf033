import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Edit } from '../../edit/build/edit.ts';
import { PlannedFindings } from '../findings.tsx';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { useSay } from '../language.ts';
import { useEditing, usePlan } from '../studio.ts';
import { ForWhom } from './ForWhom.tsx';

/** A form as it is drawn for its answers, and the edits that they ask for; none where nothing is changed. */
interface Drawn {
  schema: RJSFSchema;
  ui?: UiSchema;
  edits: readonly Edit[];
}

interface EditFormProps<Value> {
  brand: string;
  /** Name of the form for people. */
  label: string;
  /** The value that the files have, or the first answers to questions about something new. */
  now: Value;
  /** `file` is to become the image that the value names. */
  draw(next: Value, file: File | undefined): Drawn;
  /** Takes away what the form is about. */
  removal?: Edit;
  /** Words of the button that saves. */
  button?: string;
  onDone?(): void;
  /** Missing for a form that stays open. */
  onCancel?(): void;
}

/** The form of everything that can be changed: what it shall be, for whom, and what the checker would say. */
export function EditForm<Value>(props: EditFormProps<Value>) {
  const { brand, label, now, draw, removal, button, onDone, onCancel } = props;
  const { change } = useEditing();
  const say = useSay();
  const [typed, type] = useState<{ value: Value }>();
  const [file, setFile] = useState<File>();
  const [level, setLevel] = useState(brand);
  const next = typed ? typed.value : now;
  const { schema, ui, edits } = draw(next, file);
  const { data: plan, error: unplanned } = usePlan({ brand, level, edits });
  const save = useMutation({
    async mutationFn(wanted: readonly Edit[]) {
      const image = file && { name: file.name, base64: await base64Of(file) };
      await change({ brand, level, edits: wanted, image });
    },
    onSuccess() {
      type(undefined);
      onDone?.();
    },
  });
  const make = (wanted: readonly Edit[]) => {
    if (!save.isPending) save.mutate(wanted);
  };
  const effect = edits.length > 0 ? plan : undefined;
  const problem = save.error?.message ?? unplanned?.message;
  return (
    <SchemaForm
      label={label}
      schema={schema}
      ui={ui}
      value={next}
      onChange={(value) => type({ value })}
      onFile={setFile}
      onSubmit={() => make(edits)}
      button={button ?? say('save')}
      isBusy={save.isPending}
      isIdle={edits.length === 0}
      onRemove={removal && (() => make([removal]))}
      onCancel={onCancel}
    >
      <ForWhom brand={brand} effect={effect} level={level} onChoose={setLevel} />
      {effect && effect.findings.length > 0 && (
        <PlannedFindings title={say('brings')} findings={effect.findings} />
      )}
      {problem && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
    </SchemaForm>
  );
}

/** Values of properties by name. */
export type Properties = Readonly<Partial<Record<string, JsonValue>>>;

/** The properties that are others than before; undefined for an emptied one. */
export const changedIn = (
  schema: RJSFSchema,
  now: Properties,
  next: Properties,
): [name: string, value: JsonValue | undefined][] =>
  Object.keys(schema.properties ?? {})
    .filter((name) => (next[name] ?? '') !== (now[name] ?? ''))
    .map((name) => [name, next[name]]);

/** The bytes of a file as calls send them. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
