import { styled } from '../../styles/styled.ts';
import type { ReactNode } from 'react';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import {
  errorId,
  helpId,
  useCorrectedError,
  useFieldError,
} from '../../checkout/hooks/form-hooks.ts';
import { errorMark, markedError } from '../../../widgets/error-mark.ts';
import { labelStyles } from '../../../widgets/label-styles.ts';

interface BoxProps {
  /** DOM id of the control, or of the group. */
  id: string;
  children: ReactNode;
}

/** Fields that belong together; the error is one of the group. */
export function GroupBox({ id, children }: BoxProps) {
  return (
    <Wide>
      {children}
      <FieldErrorText id={id} />
    </Wide>
  );
}

interface FieldBoxProps extends BoxProps {
  /** Missing where the control carries it itself, or none is shown. */
  label?: string;
  /** The label says that the field may be left empty. */
  isOptional: boolean;
  /** It takes one of two columns where there is room. */
  isHalf: boolean;
  help?: string;
}

/** One field: label above, control, help, error. The control itself refers to help and error. */
export function FieldBox({ id, label, isOptional, isHalf, help, children }: FieldBoxProps) {
  const { text } = useStorefront();
  const Box = isHalf ? Half : Wide;
  return (
    <Box data-optional={(isHalf && isOptional) || undefined}>
      {label !== undefined && (
        <Label htmlFor={id}>
          {label}
          {isOptional && <Optional> {text('field.optional')}</Optional>}
        </Label>
      )}
      {children}
      {help && <HelpText id={helpId(id)}>{help}</HelpText>}
      <FieldErrorText id={id} />
    </Box>
  );
}

/** One that is put right keeps its room until the next press: nothing moves while the buyer types. */
function FieldErrorText({ id }: Pick<BoxProps, 'id'>) {
  const error = useFieldError(id);
  const corrected = useCorrectedError(id);
  return (
    <ErrorText id={errorId(id)} data-corrected={corrected} hidden={!error && !corrected}>
      {error}
    </ErrorText>
  );
}

interface TitledProps {
  title?: string;
  description?: ReactNode;
  help?: string;
  children: ReactNode;
}

/** A group of fields under its title, description and help, if it has some. */
export function Titled({ title, description, help, children }: TitledProps) {
  if (!title && !description && !help) return <>{children}</>;
  return (
    <Group>
      {title && <legend>{title}</legend>}
      {(description || help) && (
        <Description>
          {help && typeof description === 'string' ? [description, help].join(' ') : description}
          {typeof description !== 'string' && help}
        </Description>
      )}
      {children}
    </Group>
  );
}

/** At most two columns, and one where two would be narrower than this. */
const columns = (least: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, 50% - 1rem)), 1fr))`;

/** Fields in order; half-width ones stand side by side where there is room, which large letters take away. */
export const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columns('8.25rem'),
  // "opcional" stands beside a label, never below.
  '&:has(> [data-optional])': { gridTemplateColumns: columns('9.6rem') },
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

const HelpText = styled('p')(({ theme }) => ({
  margin: '6px 0 0',
  color: theme.palette.text.secondary,
  fontSize: 14,
  fontWeight: theme.typography.fontWeightRegular,
  lineHeight: 1.4,
}));

const ErrorText = styled(HelpText)(({ theme }) => ({
  ...markedError,
  color: theme.palette.error.main,
  '&::before': errorMark,
  '&[data-corrected]::before': { content: 'none' },
  '&[data-corrected]::after': { content: 'attr(data-corrected)', visibility: 'hidden' },
}));

const Description = styled(HelpText)({ margin: '0 0 12px' });

export const Label = styled('label')(({ theme }) => ({
  ...labelStyles({ theme }),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 6,
  marginBottom: 6,
}));

/** It stands beside the label: fields side by side begin at one height. */
const Optional = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  fontSize: 13,
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.palette.text.secondary,
}));
