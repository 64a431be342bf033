import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { getUiOptions } from '@rjsf/utils';
import { useCheckout } from '../../checkout/checkout-context.ts';
import { faultId, helpId, useFieldFault } from '../../checkout/form-hooks.ts';
import { selfLabelled } from '../../../widgets/fields/registry.ts';

/** One field: label above, control, help, fault. The control itself refers to help and fault. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, required, hidden, rawHelp, schema, uiSchema } = props;
  const { text } = useCheckout();
  const fault = useFieldFault(id);
  if (hidden) return <div hidden>{children}</div>;
  if (schema.type === 'object' || schema.type === 'array') return <Wide>{children}</Wide>;
  const { widget, width } = getUiOptions(uiSchema) as { widget?: string; width?: string };
  const isLabelled = widget ? selfLabelled.has(widget) : schema.type === 'boolean';
  const Box = width === 'half' ? Half : Wide;
  return (
    <Box>
      {!isLabelled && (
        <Label htmlFor={id}>
          {label}
          {!required && <Optional> {text('field.optional')}</Optional>}
        </Label>
      )}
      {children}
      {rawHelp && <FormHelperText id={helpId(id)}>{rawHelp}</FormHelperText>}
      <FormHelperText id={faultId(id)} error aria-live="polite" hidden={!fault}>
        {fault}
      </FormHelperText>
    </Box>
  );
}

/** The fields of an object, in order; half-width ones stand side by side where there is room. */
export function ObjectFieldTemplate({ properties, title, fieldPathId }: ObjectFieldTemplateProps) {
  const isRoot = fieldPathId.path.length === 0;
  const content = properties.filter(({ hidden }) => !hidden).map(({ content: one }) => one);
  if (isRoot || !title) return <Grid>{content}</Grid>;
  return (
    <Group>
      <legend>{title}</legend>
      <Grid>{content}</Grid>
    </Group>
  );
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  columnGap: 12,
  rowGap: 16,
  [theme.breakpoints.up('xs')]: { columnGap: 16, rowGap: 18 },
}));

const Wide = styled('div')({ gridColumn: '1 / -1', minWidth: 0 });
const Half = styled('div')({ minWidth: 0 });

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBottom: 8, fontWeight: theme.typography.fontWeightMedium },
}));

const Label = styled(FormLabel)({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  marginBottom: 6,
}) as typeof FormLabel;
const Optional = styled('span')(({ theme }) => ({
  fontSize: 13,
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.palette.text.secondary,
}));
