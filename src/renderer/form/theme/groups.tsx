import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
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
import { entryTitle, Grid, Titled } from './boxes.tsx';
import { SmallButton } from './SmallButton.tsx';

export function GroupTemplate(props: ObjectFieldTemplateProps) {
  const { schema, uiSchema, formData, fieldPathId, properties, description } = props;
  const { text } = useStorefront();
  const isChoiceAlone = (schema.oneOf || schema.anyOf) && properties.length === 0;
  if (isChoiceAlone) return null;
  const title = entryTitle(props.title, fieldPathId, text);
  const content = properties.filter(({ hidden }) => !hidden).map(({ content: one }) => one);
  return (
    <Titled title={title} texts={[description, getUiOptions(uiSchema).help]}>
      {props.optionalDataControl}
      <Grid>{content}</Grid>
      {canExpand(schema, uiSchema, formData) && (
        <Add
          id={buttonId(fieldPathId, 'add')}
          words={text('list.add')}
          of={title}
          disabled={props.disabled || props.readonly}
          onClick={props.onAddProperty}
        />
      )}
    </Titled>
  );
}

const Add = styled(SmallButton)({ marginTop: 16 });

/** Begins or gives up a part of a form that may be left out. */
export function OptionalTemplate(props: OptionalDataControlsTemplateProps) {
  const { id, label = '', schema, uiSchema, onAddClick, onRemoveClick } = props;
  const onClick = onAddClick ?? onRemoveClick;
  const title = getUiOptions(uiSchema).title ?? schema.title;
  return onClick ? <SmallButton id={id} words={label} of={title} onClick={onClick} /> : null;
}

/** Fields that hold fields like themselves: the next level is shown on demand. */
export function CycleTemplate({ fieldPathId, schema, name, onExpand }: CyclicSchemaExpandProps) {
  const { text } = useStorefront();
  return (
    <SmallButton
      id={`${fieldPathId.$id}__more`}
      words={text('group.more')}
      of={schema.title ?? name}
      onClick={() => onExpand(fieldPathId.$id)}
    />
  );
}

export function UnsupportedTemplate({ reason, fieldPathId }: UnsupportedFieldProps) {
  const { text } = useStorefront();
  const where = fieldPathId?.path.join('.');
  return (
    <Alert>
      {text('field.unsupported', { reason: [where, reason].filter(Boolean).join(': ') })}
    </Alert>
  );
}

export const TitleTemplate = ({ id, title }: TitleFieldProps) => <Title id={id}>{title}</Title>;

const Title = styled('h3')(({ theme }) => ({
  gridColumn: '1 / -1',
  margin: 0,
  fontSize: 16,
  fontWeight: theme.typography.fontWeightMedium,
}));

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
