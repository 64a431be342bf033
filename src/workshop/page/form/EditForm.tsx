import { withTheme } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Edit } from '../../edit/build/edit.ts';
import { ForWhom } from '../editor/ForWhom.tsx';
import { FindingList } from '../findings.tsx';
import { useSay } from '../language.ts';
import { useBrand, useEditing, usePlan } from '../studio.ts';
import { ONE_LINE, theme } from './theme.tsx';

const Form = withTheme(theme);
/** Nothing is chosen beforehand. */
const DEFAULTS = { constAsDefaults: 'never', requiredBooleanDefault: 'skip' } as const;
const NO_BUTTON = <></>;

/** A form as it is drawn for its answers, and the edits that they ask for; none where nothing is changed. */
interface Drawn {
  schema: RJSFSchema;
  ui?: UiSchema;
  edits: readonly Edit[];
}

interface EditFormProps<Value> {
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

/**
 * The form of everything that can be changed: its fields, which RJSF draws from the schema of the value, for whom it
 * shall be so, and what the checker would say. The browser asks for what is required.
 */
export function EditForm<Value>(props: EditFormProps<Value>) {
  const { label, now, draw, removal, button, onDone, onCancel } = props;
  const { change } = useEditing();
  const { id: brand } = useBrand();
  const say = useSay();
  const id = useId();
  const [typed, type] = useState<{ value: Value }>();
  const [file, setFile] = useState<File>();
  const [level, setLevel] = useState(brand);
  const next = typed ? typed.value : now;
  const { schema, ui, edits } = draw(next, file);
  const isIdle = edits.length === 0;
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
  const effect = isIdle ? undefined : plan;
  const problem = save.error?.message ?? unplanned?.message;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="editor"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIdle) make(edits);
      }}
      onKeyDown={saveOnEnter}
    >
      <Form
        tagName="div"
        idPrefix={id}
        schema={schema}
        uiSchema={ui}
        formData={next}
        formContext={{ onFile: setFile }}
        validator={validator}
        experimental_defaultFormStateBehavior={DEFAULTS}
        noValidate
        onChange={({ formData }) => type({ value: formData as Value })}
      >
        {NO_BUTTON}
      </Form>
      <ForWhom effect={effect} level={level} onChoose={setLevel} />
      {effect && effect.findings.length > 0 && (
        <>
          <p>{say('brings')}</p>
          <FindingList findings={effect.findings} />
        </>
      )}
      {problem && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
      <p className="actions">
        <button type="submit" aria-disabled={isIdle}>
          {save.isPending ? say('busy') : (button ?? say('save'))}
        </button>
        {removal && (
          <button type="button" onClick={() => make([removal])}>
            {say('remove')}
          </button>
        )}
        {onCancel && (
          <button type="button" onClick={onCancel}>
            {say('cancel')}
          </button>
        )}
      </p>
    </form>
  );
}

/** Enter saves a text of one line; in a text of several, and in a list, Enter begins another line, and Ctrl or ⌘ with Enter saves. */
function saveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLTextAreaElement)) return;
  const hasLines = target.value.includes('\n') || target.rows > ONE_LINE;
  if (hasLines && !ctrlKey && !metaKey) return;
  event.preventDefault();
  currentTarget.requestSubmit();
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
