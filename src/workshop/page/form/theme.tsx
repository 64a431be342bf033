import type { ThemeProps } from '@rjsf/core';
import {
  descriptionId,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type WidgetProps,
} from '@rjsf/utils';
import { useState, type KeyboardEvent } from 'react';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import { useTexts } from '../language.ts';

const nothing = () => null;

/** A field with its label above and its description below. */
function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, displayLabel, rawDescription, rawHelp, schema, children } = props;
  if (schema.type === 'object') return children;
  const words = [rawDescription, rawHelp].filter(Boolean).join(' ');
  return (
    <div className="line">
      {displayLabel && <label htmlFor={id}>{label}</label>}
      {children}
      {words !== '' && <small id={descriptionId(id)}>{words}</small>}
    </div>
  );
}

const ObjectFieldTemplate = ({ properties }: ObjectFieldTemplateProps) =>
  properties.map(({ content }) => content);

/** The attributes of every control, and the function that hands on what is typed; an empty text is none. */
function controlOf({ id, required, value = '', onChange }: WidgetProps) {
  return {
    id,
    required,
    value: String(value),
    'aria-describedby': descriptionId(id),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(target.value === '' ? undefined : target.value),
  };
}

const LONG_TEXT = 60;

/** A text of one line, or of several where it has them already; a number. */
function TextWidget(props: WidgetProps) {
  const { schema, value = '' } = props;
  const [isLong] = useState(() => String(value).includes('\n') || String(value).length > LONG_TEXT);
  if (isLong) return <TextBox {...props} />;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return <input {...controlOf(props)} inputMode={isNumber ? 'decimal' : undefined} />;
}

/**
 * A box for a text. Enter saves a text of one line, Shift and Enter begin a second one; in a text of
 * several lines Enter begins another, and Ctrl or ⌘ with Enter saves.
 */
function TextBox(props: WidgetProps) {
  const { id, options } = props;
  const texts = useTexts(EDITOR_TEXTS);
  const control = controlOf(props);
  const { value } = control;
  const isOneLine = !value.includes('\n') && options.rows === undefined;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!isOneLine && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <>
      <textarea
        {...control}
        rows={options.rows ?? (value.length > LONG_TEXT ? 4 : 1)}
        aria-describedby={`${id}-keys ${control['aria-describedby']}`}
        onKeyDown={press}
      />
      <small id={`${id}-keys`}>{isOneLine ? texts.enterSaves : texts.enterBreaks}</small>
    </>
  );
}

/** A list to choose from. A value that may be missing has a choice for that, in words of its own. */
function SelectWidget(props: WidgetProps) {
  const { options, required, value, onChange } = props;
  const { enumOptions = [], emptyLabel = '' } = options;
  const known = enumOptions.map((one) => ({ ...one, name: String(one.value) }));
  const isStrange = value !== undefined && known.every(({ name }) => name !== String(value));
  return (
    <select
      {...controlOf(props)}
      onChange={({ target }) => onChange(known.find(({ name }) => name === target.value)?.value)}
    >
      {(!required || value === undefined) && <option value="">{String(emptyLabel)}</option>}
      {isStrange && <option>{String(value)}</option>}
      {known.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
}

function CheckboxWidget({ id, label, value, onChange, schema }: WidgetProps) {
  return (
    <label className="tick">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        aria-describedby={schema.description && descriptionId(id)}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

const COLOUR = /^#[0-9a-f]{6}$/i;

function ColorWidget(props: WidgetProps) {
  const texts = useTexts(EDITOR_TEXTS);
  const control = controlOf(props);
  return (
    <span className="colour">
      <input {...control} />
      <input
        type="color"
        aria-label={texts.pick}
        value={COLOUR.test(control.value) ? control.value.toLowerCase() : '#000000'}
        onChange={({ target }) => props.onChange(target.value.toUpperCase())}
      />
    </span>
  );
}

/** An image that the brand has, or a file that becomes another one. */
function ImageWidget(props: WidgetProps) {
  const { id, registry } = props;
  const texts = useTexts(EDITOR_TEXTS);
  const { onFile } = registry.formContext as { onFile(file: File | undefined): void };
  return (
    <>
      <SelectWidget
        {...props}
        onChange={(next: unknown) => {
          onFile(undefined);
          props.onChange(next);
        }}
      />
      <label htmlFor={`${id}-file`}>{texts.image}</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".svg,.png,.webp,.jpg,.jpeg"
        aria-describedby={`${id}-file-help`}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      <small id={`${id}-file-help`}>{texts.imageHelp}</small>
    </>
  );
}

/** RJSF's theme of the page: plain controls of HTML, which its style sheet dresses as all others. */
export const theme: ThemeProps = {
  templates: {
    DescriptionFieldTemplate: nothing,
    FieldErrorTemplate: nothing,
    FieldHelpTemplate: nothing,
    FieldTemplate,
    ObjectFieldTemplate,
    OptionalDataControlsTemplate: nothing,
    TitleFieldTemplate: nothing,
  },
  widgets: {
    CheckboxWidget,
    ColorWidget,
    SelectWidget,
    TextWidget,
    TextareaWidget: TextBox,
    URLWidget: TextWidget,
    image: ImageWidget,
  },
};
