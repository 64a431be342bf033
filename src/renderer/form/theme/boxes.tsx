import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { FieldPathId } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import {
  errorId,
  pathOfField,
  useCorrectedError,
  useFieldError,
  useFormScope,
} from '../../../checkout/hooks/form-hooks.ts';
import { useIsHydrated } from '../../../../widgets/use-hydration.ts';
import { theme } from '../../../styles/theme.ts';

/**
 * The error of a field. One that is put right keeps its room until the next press: nothing moves while the buyer
 * types. Until the program is there, a required field has here the words that appear when the browser refuses it.
 */
export function FieldErrorText({ id, isRequired }: { id: string; isRequired?: boolean }) {
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
export function useEntryTitle(title: string, { path }: FieldPathId): string {
  const { text } = useStorefront();
  const n = String(Number(path.at(-1)) + 1);
  const isOfEntry = typeof path.at(-1) === 'number' && title.endsWith(`-${n}`);
  return isOfEntry ? text('list.item', { name: title.slice(0, -n.length - 1), n }) : title;
}

interface TitledProps {
  title?: string;
  texts: readonly unknown[];
  children: ReactNode;
}

/** A group of fields under its title and texts, if it has some. */
export function Titled({ title, texts, children }: TitledProps) {
  const words = texts.filter((text) => text && typeof text === 'string').join(' ');
  if (!title && !words) return <>{children}</>;
  return (
    <Group>
      {title && <legend>{title}</legend>}
      {words && <FormHelperText sx={{ margin: '0 0 12px' }}>{words}</FormHelperText>}
      {children}
    </Group>
  );
}

/** At most two columns, and one where two would be narrower than this. */
const columns = (least: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, 50% - 1rem)), 1fr))`;

/** Fields in order; half-width ones stand side by side where there is room, which large letters take away. */
export const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: columns('8.25rem'),
  // "opcional" stands beside a label, never below.
  '&:has(> [data-optional])': { gridTemplateColumns: columns('9.6rem') },
  alignItems: 'start',
  columnGap: 12,
  rowGap: 16,
  [theme.breakpoints.up('xs')]: { columnGap: 16, rowGap: 18 },
});

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

export const Field = styled(FormControl)({
  gridColumn: '1 / -1',
  contain: 'layout style',
  '&[data-half]': { gridColumn: 'auto' },
  // A control that its buyer need not see takes no room either.
  '&:has(> [role][hidden])': { display: 'none' },
  ...waiting,
});

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 10, fontWeight: theme.typography.fontWeightMedium },
});

const ErrorText = styled(FormHelperText)({
  '&[data-corrected]::before': { content: 'none' },
  '&[data-corrected]::after': { content: 'attr(data-corrected)', visibility: 'hidden' },
});
