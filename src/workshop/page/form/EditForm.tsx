import { withTheme } from '@rjsf/core';
import { deepEquals, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Edit } from '../../edit/build/edit.ts';
import type { EditWish } from '../../edit/protocol.ts';
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

type Image = EditWish['image'];

interface EditFormProps<Value> {
  /** Name of the form for people. */
  label: string;
  /** The value that the files have, or the first answers to questions about something new. */
  now: Value;
  /** `image` is to become the one that the value names. */
  draw(next: Value, image: Image | undefined): Drawn;
  /** Takes away what the form is about: one press shows the effect, a second one does it. */
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
  const [image, setImage] = useState<Image>();
  const [level, setLevel] = useState(brand);
  const [isRemoving, remove] = useState(false);
  const next = typed ? laidOver(now, typed.value) : now;
  const { schema, ui, edits: wanted } = draw(next, image);
  const edits = isRemoving && removal ? [removal] : wanted;
  const isIdle = edits.length === 0;
  const wish = { brand, level, edits, image };
  const { data: plan, error: unplanned, isPlaceholderData } = usePlan(wish);
  const save = useMutation({
    mutationFn: change,
    onSuccess() {
      type(undefined);
      remove(false);
      onDone?.();
    },
  });
  const onFile = async (file?: File) => setImage(file && (await imageOf(file)));
  const make = () => {
    if (!save.isPending && !isIdle) save.mutate(wish);
  };
  const effect = isIdle ? undefined : plan;
  const isUnseen = isPlaceholderData || !effect;
  const problem = save.error?.message ?? unplanned?.message;
  const cancel = isRemoving ? () => remove(false) : onCancel;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="editor"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRemoving) make();
      }}
      onKeyDown={(event) => {
        saveOnEnter(event);
        if (event.key !== 'Escape' || !(typed || cancel)) return;
        // The screen around the form stays open.
        event.preventDefault();
        type(undefined);
        cancel?.();
      }}
    >
      <Form
        tagName="div"
        idPrefix={id}
        schema={schema}
        uiSchema={ui}
        formData={next}
        formContext={{ onFile }}
        validator={validator}
        experimental_defaultFormStateBehavior={DEFAULTS}
        noValidate
        onChange={({ formData }) => type({ value: changesOf(now, formData as Value) })}
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
        <button type="submit" aria-disabled={isIdle || isRemoving}>
          {save.isPending ? say('busy') : (button ?? say('save'))}
        </button>
        {removal && (
          <button
            type="button"
            aria-disabled={isRemoving && isUnseen}
            onClick={() => {
              if (!isRemoving) remove(true);
              else if (!isUnseen) make();
            }}
          >
            {say(isRemoving ? 'removeNow' : 'remove')}
          </button>
        )}
        {cancel && (
          <button type="button" onClick={cancel}>
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

const isProperties = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null;

/** The properties that a person has changed, so that the others stay as the files have them by now; any other value as a whole. */
function changesOf<Value>(now: Value, next: Value): Value {
  if (!isProperties(now) || !isProperties(next)) return next;
  const names = Object.keys({ ...now, ...next });
  const changed = names.filter((name) => !deepEquals(now[name], next[name]));
  return Object.fromEntries(changed.map((name) => [name, next[name]])) as Value;
}

const laidOver = <Value,>(now: Value, changes: Value): Value =>
  isProperties(now) ? { ...now, ...changes } : changes;

/** The properties that are others than before; undefined for an emptied one. */
export const changedIn = (
  schema: RJSFSchema,
  now: Properties,
  next: Properties,
): [name: string, value: JsonValue | undefined][] =>
  Object.keys(schema.properties ?? {})
    .filter((name) => (next[name] ?? '') !== (now[name] ?? ''))
    .map((name) => [name, next[name]]);

/** A file as calls send it. */
async function imageOf(file: File): Promise<Image> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCodePoint(byte));
  return { name: file.name, base64: btoa(signs.join('')) };
}
