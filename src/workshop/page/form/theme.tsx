import type { ThemeProps } from '@rjsf/core';
import {
  descriptionId,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type WidgetProps,
} from '@rjsf/utils';
import { useSay } from '../language.ts';

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
const controlOf = ({ id, required, placeholder, value = '', onChange }: WidgetProps) => ({
  id,
  required,
  placeholder,
  value: String(value),
  'aria-describedby': descriptionId(id),
  onChange: ({ target }: { target: { value: string } }) =>
    onChange(target.value === '' ? undefined : target.value),
});

/** A number, or a text, whose box grows with it. */
const TextWidget = (props: WidgetProps) =>
  props.schema.type === 'string' ? (
    <textarea {...controlOf(props)} data-lines={props.options.lines} />
  ) : (
    <input {...controlOf(props)} inputMode="decimal" />
  );

/** A list to choose from. A value that may be missing has a choice for that, in words of its own. */
function SelectWidget(props: WidgetProps) {
  const { id, options, required, value, placeholder, onChange } = props;
  const known = (options.enumOptions ?? []).map((one) => ({ ...one, name: String(one.value) }));
  const isStrange = value !== undefined && known.every(({ name }) => name !== String(value));
  return (
    <select
      id={id}
      required={required}
      value={String(value ?? '')}
      aria-describedby={descriptionId(id)}
      onChange={({ target }) => onChange(known.find(({ name }) => name === target.value)?.value)}
    >
      {(!required || value === undefined) && <option value="">{placeholder}</option>}
      {isStrange && <option>{String(value)}</option>}
      {known.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
}

const CheckboxWidget = ({ id, label, value, onChange }: WidgetProps) => (
  <label className="tick">
    <input
      id={id}
      type="checkbox"
      checked={value === true}
      aria-describedby={descriptionId(id)}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);

const COLOUR = /^#[0-9a-f]{6}$/i;

function ColorWidget(props: WidgetProps) {
  const say = useSay();
  const control = controlOf(props);
  return (
    <span className="colour">
      <input {...control} />
      <input
        type="color"
        aria-label={say('pick')}
        value={COLOUR.test(control.value) ? control.value.toLowerCase() : '#000000'}
        onChange={({ target }) => props.onChange(target.value.toUpperCase())}
      />
    </span>
  );
}

/** An image that the brand has, or a file that becomes another one. */
function ImageWidget(props: WidgetProps) {
  const { id, registry } = props;
  const say = useSay();
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
      <label htmlFor={`${id}-file`}>{say('image')}</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".svg,.png,.webp,.jpg,.jpeg"
        aria-describedby={`${id}-file-help`}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      <small id={`${id}-file-help`}>{say('imageHelp')}</small>
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
    URLWidget: TextWidget,
    image: ImageWidget,
  },
};
