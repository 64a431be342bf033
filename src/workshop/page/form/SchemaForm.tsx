import { withTheme } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useId, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { useSay } from '../language.ts';
import { theme } from './theme.tsx';

const Form = withTheme(theme);

interface SchemaFormProps<Value> {
  /** Name of the form for people. */
  label: string;
  schema: RJSFSchema;
  ui?: UiSchema;
  value: Value;
  onChange(value: Value): void;
  onSubmit(): void;
  /** Takes the file that an image is to become; undefined: none is chosen any more. */
  onFile?(file: File | undefined): void;
  /** Words of the button that saves. */
  button: string;
  /** Something is being saved. */
  isBusy: boolean;
  /** Nothing has been changed. */
  isIdle?: boolean;
  /** Takes away what the form is about. */
  onRemove?(): void;
  /** Stands below the fields. */
  children?: ReactNode;
  /** Missing for a form that stays open. */
  onCancel?(): void;
}

const NO_BUTTON = <></>;
/** Nothing is chosen beforehand. */
const DEFAULTS = { constAsDefaults: 'never', requiredBooleanDefault: 'skip' } as const;

/** Enter saves a text of one line; in a text of several, and in a list, Enter begins another line, and Ctrl or ⌘ with Enter saves. */
function saveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLTextAreaElement)) return;
  const hasLines = target.value.includes('\n') || target.dataset.lines !== undefined;
  if (hasLines && !ctrlKey && !metaKey) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}

/**
 * A form that RJSF draws from the schema of a value. The browser asks for what is required; everything else is
 * judged by the checker, whose words stand beside the form.
 */
export function SchemaForm<Value>(props: SchemaFormProps<Value>) {
  const { label, schema, ui, value, onChange, onSubmit, onFile, children } = props;
  const { button, isBusy, isIdle, onRemove, onCancel } = props;
  const say = useSay();
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isIdle) onSubmit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className="editor" aria-label={label} onSubmit={submit} onKeyDown={saveOnEnter}>
      <Form
        tagName="div"
        className="lines"
        idPrefix={id}
        schema={schema}
        uiSchema={ui}
        formData={value}
        formContext={{ onFile }}
        validator={validator}
        experimental_defaultFormStateBehavior={DEFAULTS}
        noValidate
        onChange={({ formData }) => onChange(formData as Value)}
      >
        {NO_BUTTON}
      </Form>
      {children}
      <p className="actions">
        <button type="submit" aria-disabled={isIdle}>
          {isBusy ? say('busy') : button}
        </button>
        {onRemove && (
          <button type="button" onClick={onRemove}>
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
