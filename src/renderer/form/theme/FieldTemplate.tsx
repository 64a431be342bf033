import type { FieldTemplateProps } from '@rjsf/utils';
import { ADDITIONAL_PROPERTY_FLAG, getSchemaType, getUiOptions } from '@rjsf/utils';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { selfLabelled } from '../../../../widgets/generated/page-chunk.ts';
import { FieldBox, GroupBox, Wide } from './boxes.tsx';
import { AddedEntry } from './AddedEntry.tsx';
import { entryTitle } from './entry-title.ts';

/** One field of any kind, with its error. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { schema, fieldPathId, label, hidden, children } = props;
  const { text } = useStorefront();
  if (hidden) return <div hidden>{children}</div>;
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) {
    return <Box {...props} label={entryTitle(label, fieldPathId, text)} />;
  }
  return (
    <AddedEntry {...props}>
      <Box {...props} label={schema.title ?? text('list.value')} required />
    </AddedEntry>
  );
}

function Box(props: FieldTemplateProps) {
  const { id, schema, registry, displayLabel, rawDescription, rawHelp, children } = props;
  const type = getSchemaType(schema);
  const isChoice = Boolean(schema.oneOf ?? schema.anyOf) && !registry.schemaUtils.isSelect(schema);
  // The chosen alternative is a field in the same place, with its own label and errors.
  if (isChoice) return <Wide>{children}</Wide>;
  // A field that can only be null needs no label.
  if (type === 'null') return <>{children}</>;
  if (type === 'object' || (type === 'array' && !displayLabel)) {
    return <GroupBox id={id}>{children}</GroupBox>;
  }
  const { widget, width } = getUiOptions(props.uiSchema) as { widget?: string; width?: string };
  const isLabelled = widget ? selfLabelled.has(widget) : schema.type === 'boolean';
  // A list that is a group of boxes has its label within.
  const hasLabel = displayLabel && type !== 'array' && !isLabelled;
  return (
    <FieldBox
      id={id}
      label={hasLabel ? props.label : undefined}
      isRequired={Boolean(props.required)}
      isOptional={!props.required && !props.readonly}
      isHalf={width === 'half'}
      help={[rawDescription, rawHelp].filter(Boolean).join(' ')}
    >
      {children}
    </FieldBox>
  );
}
