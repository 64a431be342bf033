import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { getSchemaType, getUiOptions } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { errorId, helpId, useFieldError } from '../../checkout/hooks/form-hooks.ts';
import { selfLabelled } from '../../../widgets/generated/page-chunk.ts';

/** One field, or the fields of an object, with its error. */
export function FieldTemplate(props: FieldTemplateProps) {
  if (props.hidden) return <div hidden>{props.children}</div>;
  return getSchemaType(props.schema) === 'object' ? (
    <GroupBox {...props} />
  ) : (
    <FieldBox {...props} />
  );
}

type BoxProps = Pick<FieldTemplateProps, 'id' | 'children'>;

/** Fields that belong together; the error is one of the group. */
export function GroupBox({ id, children }: BoxProps) {
  return (
    <Wide>
      {children}
      <FieldErrorText id={id} />
    </Wide>
  );
}

/** One field: label above, control, help, error. The control itself refers to help and error. */
export function FieldBox(props: FieldTemplateProps) {
  const { id, label, children, required, displayLabel, rawDescription, rawHelp, schema } = props;
  const { text } = useStorefront();
  const { widget, width } = getUiOptions(props.uiSchema) as { widget?: string; width?: string };
  const isLabelled = widget ? selfLabelled.has(widget) : schema.type === 'boolean';
  const help = [rawDescription, rawHelp].filter(Boolean).join(' ');
  const Box = width === 'half' ? Half : Wide;
  return (
    <Box>
      {displayLabel && !isLabelled && (
        <Label htmlFor={id}>
          {label}
          {!required && !props.readonly && <Optional> {text('field.optional')}</Optional>}
        </Label>
      )}
      {children}
      {help && <FormHelperText id={helpId(id)}>{help}</FormHelperText>}
      <FieldErrorText id={id} />
    </Box>
  );
}

function FieldErrorText({ id }: Pick<BoxProps, 'id'>) {
  const error = useFieldError(id);
  return (
    <FormHelperText id={errorId(id)} error aria-live="polite" hidden={!error}>
      {error}
    </FormHelperText>
  );
}

/** The fields of an object, in order; half-width ones stand side by side where there is room. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { properties, title, description } = props;
  const content = properties.filter(({ hidden }) => !hidden).map(({ content: one }) => one);
  return (
    <Titled title={title} description={description}>
      <Grid>{content}</Grid>
    </Titled>
  );
}

interface TitledProps {
  title?: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A group of fields under its title, if it has one. */
export function Titled({ title, description, children }: TitledProps) {
  if (!title && !description) return <>{children}</>;
  return (
    <Group>
      {title && <legend>{title}</legend>}
      {description && <Description>{description}</Description>}
      {children}
    </Group>
  );
}

export const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  columnGap: 12,
  rowGap: 16,
  [theme.breakpoints.up('xs')]: { columnGap: 16, rowGap: 18 },
}));

export const Wide = styled('div')({ gridColumn: '1 / -1', minWidth: 0, contain: 'layout style' });
const Half = styled('div')({ minWidth: 0, contain: 'layout style' });

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 10, fontWeight: theme.typography.fontWeightMedium },
}));

const Description = styled(FormHelperText)({ margin: '0 0 12px' });

export const Label = styled(FormLabel)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 6,
  marginBottom: 6,
}) as typeof FormLabel;
const Optional = styled('span')(({ theme }) => ({
  fontSize: 13,
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.palette.text.secondary,
}));
