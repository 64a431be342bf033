import { styled } from '@mui/material/styles';
import type {
  CyclicSchemaExpandProps,
  OptionalDataControlsTemplateProps,
  TitleFieldProps,
  UnsupportedFieldProps,
} from '@rjsf/utils';
import { getUiOptions } from '@rjsf/utils';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { FormAlert } from '../FormAlert.tsx';
import { SmallButton } from './SmallButton.tsx';

/** A schema that nothing can draw: said where the field would stand. */
export function UnsupportedTemplate({ reason, fieldPathId }: UnsupportedFieldProps) {
  const { text } = useStorefront();
  const where = fieldPathId?.path.join('.');
  return (
    <FormAlert>
      {text('field.unsupported', { reason: [where, reason].filter(Boolean).join(': ') })}
    </FormAlert>
  );
}

/** Fields that hold fields like themselves: the next level is shown on demand. */
export function CycleTemplate({ fieldPathId, schema, name, onExpand }: CyclicSchemaExpandProps) {
  const { text } = useStorefront();
  return (
    <SmallButton
      id={`${fieldPathId.$id}__more`}
      aria-label={`${text('group.more')}: ${schema.title ?? name}`}
      onClick={() => onExpand(fieldPathId.$id)}
    >
      {text('group.more')}
    </SmallButton>
  );
}

/** Begins or gives up a part of a form that may be left out. */
export function OptionalTemplate(props: OptionalDataControlsTemplateProps) {
  const { id, label, schema, uiSchema, onAddClick, onRemoveClick } = props;
  const onClick = onAddClick ?? onRemoveClick;
  if (!onClick) return null;
  return (
    <SmallButton
      id={id}
      aria-label={[label, getUiOptions(uiSchema).title ?? schema.title].filter(Boolean).join(': ')}
      onClick={onClick}
    >
      {label}
    </SmallButton>
  );
}

/** A title within a layout. */
export function TitleTemplate({ id, title }: TitleFieldProps) {
  return <Title id={id}>{title}</Title>;
}

const Title = styled('h3')(({ theme }) => ({
  gridColumn: '1 / -1',
  margin: 0,
  fontSize: 16,
  fontWeight: theme.typography.fontWeightMedium,
}));
