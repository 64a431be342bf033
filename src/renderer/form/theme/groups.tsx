import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type {
  CyclicSchemaExpandProps,
  GridTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
  TitleFieldProps,
  UnsupportedFieldProps,
} from '@rjsf/utils';
import { buttonId, canExpand, getUiOptions } from '@rjsf/utils';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { Grid, Titled, useEntryTitle } from './boxes.tsx';
import { SmallButton } from './SmallButton.tsx';

export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { schema, uiSchema, formData, fieldPathId, properties, description } = props;
  const title = useEntryTitle(props.title, fieldPathId);
  const isChoiceAlone = (schema.oneOf || schema.anyOf) && properties.length === 0;
  if (isChoiceAlone) return null;
  const content = properties.filter(({ hidden }) => !hidden).map(({ content: one }) => one);
  return (
    <Titled title={title} texts={[description, getUiOptions(uiSchema).help]}>
      {props.optionalDataControl}
      <Grid>{content}</Grid>
      {canExpand(schema, uiSchema, formData) && (
        <SmallButton
          id={buttonId(fieldPathId, 'add')}
          words="list.add"
          of={title}
          sx={{ marginTop: '16px' }}
          disabled={props.disabled || props.readonly}
          onClick={props.onAddProperty}
        />
      )}
    </Titled>
  );
}

/** Begins or gives up a part of a form that may be left out; a form that is only read has neither. */
export function OptionalDataControlsTemplate(props: OptionalDataControlsTemplateProps) {
  const { id, schema, uiSchema, onAddClick, onRemoveClick } = props;
  const onClick = onAddClick ?? onRemoveClick;
  const words = onAddClick ? 'group.add' : 'list.remove';
  const title = getUiOptions(uiSchema).title ?? schema.title;
  return onClick && <SmallButton id={id} words={words} of={title} onClick={onClick} />;
}

/** Fields that hold fields like themselves: the next level is shown on demand. */
export const CyclicSchemaExpandTemplate = (props: CyclicSchemaExpandProps) => (
  <SmallButton
    id={`${props.fieldPathId.$id}__more`}
    words="group.more"
    of={props.schema.title ?? props.name}
    onClick={() => props.onExpand(props.fieldPathId.$id)}
  />
);

export function UnsupportedFieldTemplate({ reason, fieldPathId }: UnsupportedFieldProps) {
  const { text } = useStorefront();
  const where = fieldPathId?.path.join('.');
  return (
    <Alert>
      {text('field.unsupported', { reason: [where, reason].filter(Boolean).join(': ') })}
    </Alert>
  );
}

export const TitleFieldTemplate = ({ id, title }: TitleFieldProps) => (
  <Typography
    id={id}
    component="h3"
    variant="inherit"
    sx={{ gridColumn: '1 / -1', fontWeight: 'fontWeightMedium' }}
  >
    {title}
  </Typography>
);

const COLUMNS = 12;

/** A row of a layout ('ui:layoutGrid'), or a part of it: `size` columns wide. */
export function GridTemplate({ column, children, ...rest }: GridTemplateProps) {
  if (!column) return <Row>{children}</Row>;
  const { size, xs, sm } = rest as Partial<Record<'size' | 'xs' | 'sm', number>>;
  const span = Math.min(Number(size ?? xs ?? sm) || COLUMNS, COLUMNS);
  return <Column sx={{ gridColumn: `span ${span}` }}>{children}</Column>;
}

const Row = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
  alignItems: 'start',
  columnGap: 12,
  rowGap: 16,
});

const Column = styled('div')({ minWidth: 0 });
