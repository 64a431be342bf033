import { withTheme } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import { useTexts } from '../language.ts';
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
  /** Stands below the fields. */
  children?: ReactNode;
  /** Buttons besides the one that saves. */
  others?: ReactNode;
}

const NO_BUTTON = <></>;
/** Nothing is chosen beforehand. */
const DEFAULTS = { constAsDefaults: 'never', requiredBooleanDefault: 'skip' } as const;

/**
 * A form that RJSF draws from the schema of a value. The browser asks for what is required; everything else is
 * judged by the checker, whose words stand beside the form.
 */
export function SchemaForm<Value>(props: SchemaFormProps<Value>) {
  const { label, schema, ui, value, onChange, onSubmit, onFile, children } = props;
  const { button, isBusy, isIdle, others } = props;
  const texts = useTexts(EDITOR_TEXTS);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isIdle) onSubmit();
  };
  return (
    <form className="editor" aria-label={label} onSubmit={submit}>
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
          {isBusy ? texts.busy : button}
        </button>
        {others}
      </p>
    </form>
  );
}
