import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { FieldTemplateProps, MultiSchemaFieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { ADDITIONAL_PROPERTY_FLAG, buttonId, getSchemaType, getUiOptions } from '@rjsf/utils';
import { cloneElement, type FocusEvent, type ReactElement } from 'react';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { helpId, useFieldError } from '../../../checkout/hooks/form-hooks.ts';
import { withoutInvisible } from '../../../rules/characters.ts';
import { selfLabelled } from '../../../../widgets/generated/page-chunk.ts';
import { Field, FieldErrorText, useEntryTitle, Wide } from './boxes.tsx';
import { SmallButton } from './SmallButton.tsx';
import { theme } from '../../../styles/theme.ts';

export function FieldTemplate(props: FieldTemplateProps) {
  const { schema, fieldPathId, label, hidden, children } = props;
  const title = useEntryTitle(label, fieldPathId);
  if (hidden) return <div hidden>{children}</div>;
  if (ADDITIONAL_PROPERTY_FLAG in schema) return <AddedEntry {...props} />;
  return <Box {...props} label={title} />;
}

function Box(props: FieldTemplateProps) {
  const { id, schema, registry, displayLabel, rawDescription, rawHelp, children } = props;
  const { text } = useStorefront();
  const error = useFieldError(id);
  const type = getSchemaType(schema);
  const isChoice = Boolean(schema.oneOf ?? schema.anyOf) && !registry.schemaUtils.isSelect(schema);
  if (isChoice || type === 'object' || (type === 'array' && !displayLabel)) {
    return (
      <Wide>
        {children}
        {/* The chosen alternative is a field in the same place, with its own label and errors. */}
        {!isChoice && <FieldErrorText id={id} />}
      </Wide>
    );
  }
  // A field that can only be null needs no label.
  if (type === 'null') return <>{children}</>;
  const { widget, width } = getUiOptions(props.uiSchema) as { widget?: string; width?: string };
  const isLabelled = widget ? selfLabelled.has(widget) : schema.type === 'boolean';
  // A list that is a group of boxes has its label within.
  const hasLabel = displayLabel && type !== 'array' && !isLabelled;
  const isOptional = !props.required && !props.readonly;
  const isHalf = width === 'half' || undefined;
  const help = [rawDescription, rawHelp].filter(Boolean).join(' ');
  return (
    <Field
      error={error !== undefined}
      data-half={isHalf}
      data-optional={(isHalf && isOptional) || undefined}
    >
      {hasLabel && (
        <FormLabel htmlFor={id}>
          {props.label}
          {isOptional && <Optional> {text('field.optional')}</Optional>}
        </FormLabel>
      )}
      {children}
      {help && (
        <FormHelperText id={helpId(id)} error={false}>
          {help}
        </FormHelperText>
      )}
      <FieldErrorText id={id} isRequired={Boolean(props.required)} />
    </Field>
  );
}

const Optional = styled('span')({
  whiteSpace: 'nowrap',
  fontSize: 13,
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.palette.text.secondary,
});

const UNNAMED = /^newKey(-\d+)?$/;

/** An entry that the buyer added to a group: its name, its value, and a way to take it out again. */
function AddedEntry(props: FieldTemplateProps) {
  const { id, fieldPathId, schema, onKeyRenameBlur, onRemoveProperty } = props;
  const { text } = useStorefront();
  const key = String(fieldPathId.path.at(-1));
  const name = UNNAMED.test(key) ? '' : key;
  return (
    <Wide
      role="group"
      aria-label={name || text('list.value')}
      sx={{ display: 'grid', gap: '12px' }}
    >
      <FormControl>
        <FormLabel htmlFor={`${id}__key`}>{text('list.key')}</FormLabel>
        <OutlinedInput
          key={key}
          id={`${id}__key`}
          defaultValue={name}
          readOnly={props.readonly}
          disabled={props.disabled}
          onBlur={(event) => {
            const { target } = event;
            target.value = withoutInvisible(target.value);
            if (target.value.trim()) onKeyRenameBlur(event as FocusEvent<HTMLInputElement>);
          }}
        />
      </FormControl>
      <Box {...props} label={schema.title ?? text('list.value')} required />
      <SmallButton
        id={buttonId(id, 'remove')}
        words="list.remove"
        of={name}
        disabled={props.disabled || props.readonly}
        onClick={onRemoveProperty}
      />
    </Wide>
  );
}

export function MultiSchemaFieldTemplate(props: MultiSchemaFieldTemplateProps) {
  const { optionSchemaField, schema, uiSchema } = props;
  const { text } = useStorefront();
  const selector = props.selector as ReactElement<WidgetProps> | undefined;
  const { title, widget } = getUiOptions(uiSchema);
  // An object with fields of its own already shows its title above them.
  const named = !schema.properties && selector?.props.label;
  const label = title ?? (named || text('choice.label'));
  return (
    <Wide sx={{ display: 'grid', gap: '16px' }}>
      {selector && (
        <Field>
          {!selfLabelled.has(String(widget)) && (
            <FormLabel htmlFor={selector.props.id}>{label}</FormLabel>
          )}
          {cloneElement(selector, {
            label,
            hideLabel: false,
            htmlName: selector.props.id,
            options: { enumOptions: selector.props.options.enumOptions },
          })}
        </Field>
      )}
      {optionSchemaField}
    </Wide>
  );
}
