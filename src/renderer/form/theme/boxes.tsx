import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { FieldPathId } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { Checkout } from '../../../checkout/checkout.ts';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import {
  errorId,
  helpId,
  pathOfField,
  useCorrectedError,
  useFieldError,
  useFormScope,
} from '../../../checkout/hooks/form-hooks.ts';
import { useIsHydrated } from '../../../../widgets/use-hydration.ts';

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
  isRequired: boolean;
  /** Missing where the control carries it itself, or none is shown. */
  label?: string;
  /** The label says that the field may be left empty. */
  isOptional: boolean;
  /** It takes one of two columns where there is room. */
  isHalf: boolean;
  help?: string;
}

/** One field: label above, control, help, error. The control itself refers to help and error. */
export function FieldBox(props: FieldBoxProps) {
  const { id, label, isRequired, isOptional, isHalf, help, children } = props;
  const { text } = useStorefront();
  return (
    <Field
      error={useFieldError(id) !== undefined}
      data-half={isHalf || undefined}
      data-optional={(isHalf && isOptional) || undefined}
    >
      {label !== undefined && (
        <FormLabel htmlFor={id}>
          {label}
          {isOptional && <Optional> {text('field.optional')}</Optional>}
        </FormLabel>
      )}
      {children}
      {help && (
        <FormHelperText id={helpId(id)} error={false}>
          {help}
        </FormHelperText>
      )}
      <FieldErrorText id={id} isRequired={isRequired} />
    </Field>
  );
}

/**
 * The error of a field. An error that is put right keeps its room until the next press: nothing moves while the
 * buyer types. Until the program is there, a required field has the words for an empty field here, which appear
 * when the browser refuses to send the form without it.
 */
function FieldErrorText({ id, isRequired = false }: { id: string; isRequired?: boolean }) {
  const error = useFieldError(id);
  const corrected = useCorrectedError(id);
  const { messageOfEmpty } = useFormScope();
  const waitsForProgram = !useIsHydrated() && isRequired && !error;
  const shown = waitsForProgram ? messageOfEmpty(pathOfField(id)) : error;
  return (
    <ErrorText
      error
      id={errorId(id)}
      data-corrected={corrected}
      data-waiting={waitsForProgram || undefined}
      hidden={!shown && !corrected}
    >
      {shown}
    </ErrorText>
  );
}

/** The title of an entry of a list: RJSF's 'Phones-1' in the brand's own way; any other as it is. */
export function entryTitle(title: string, { path }: FieldPathId, text: Checkout['text']): string {
  const index = path.at(-1);
  if (typeof index !== 'number' || !title.endsWith(`-${index + 1}`)) return title;
  const name = title.slice(0, -`-${index + 1}`.length);
  return text('list.item', { name, n: String(index + 1) });
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

/** Words that wait for the browser: rules of their own, for a browser that lacks `:user-invalid` drops its rule whole. */
const waiting = {
  '& > [data-waiting]': { display: 'none' },
  '&:has(:user-invalid) > [data-waiting]': { display: 'block' },
} as const;

export const Wide = styled('div')({
  gridColumn: '1 / -1',
  minWidth: 0,
  contain: 'layout style',
  ...waiting,
});

/** A control with its label and its texts; with `data-half` it takes one of two columns. */
export const Field = styled(FormControl)({
  gridColumn: '1 / -1',
  contain: 'layout style',
  '&[data-half]': { gridColumn: 'auto' },
  // A control that its buyer need not see takes no room either.
  '&:has(> [role][hidden])': { display: 'none' },
  ...waiting,
});

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 10, fontWeight: theme.typography.fontWeightMedium },
}));

const ErrorText = styled(FormHelperText)({
  '&[data-corrected]::before': { content: 'none' },
  '&[data-corrected]::after': { content: 'attr(data-corrected)', visibility: 'hidden' },
});

const Description = styled(FormHelperText)({ margin: '0 0 12px' });

/** It stands beside the label: fields side by side begin at one height. */
const Optional = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  fontSize: 13,
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.palette.text.secondary,
}));
