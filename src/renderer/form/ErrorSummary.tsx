import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { getUiOptions } from '@rjsf/utils';
import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Checkout } from '../../checkout/checkout.ts';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import type { FieldError } from '../../checkout/form/form-values.ts';
import { idOfField, useFormScope } from '../../checkout/hooks/form-hooks.ts';
import { useIsHydrated } from '../../../widgets/use-hydration.ts';
import { VisuallyHidden } from '../../../widgets/visually-hidden.ts';
import { isPathOf, type SchemaField } from './fields-of.ts';
import { focusField } from './focus-field.ts';
import { theme } from '../../styles/theme.ts';

/** Signs that end a label which is a sentence of its own, as a question is. */
const ENDS = '.?!:;,…)]}"”’»*%/&#@-–—';

/** The text with a small letter first, but for an abbreviation. Classes of Unicode cost a phone milliseconds. */
function withSmallLetter(text: string): string {
  const [first = '', second = ''] = text;
  const isWord = second !== second.toUpperCase();
  return isWord ? first.toLowerCase() + text.slice(first.length) : text;
}

/** Widgets of a yes or no that are a box; RJSF draws one where none is named. */
const BOXES: readonly unknown[] = [undefined, 'checkbox', 'consent'];

/**
 * The words of an error away from its field: "Nome no cartão: preencha com nome e sobrenome.", "Filho 2: …" for one of
 * a list; for a box to tick, whose label is a sentence, those of the error alone.
 */
function lineOf(
  { path, message }: FieldError,
  fields: readonly SchemaField[],
  text: Checkout['text'],
) {
  const at = (place: string) => fields.find((one) => isPathOf(one.path, place));
  const title = (field?: SchemaField) =>
    field && (getUiOptions(field.ui).title ?? field.schema.title);
  const field = at(path);
  const isBox = field?.schema.type === 'boolean' && BOXES.includes(getUiOptions(field.ui).widget);
  // An entry without a title has that of its list.
  const name = title(field) ?? title(at(path.replace(/\.\d+$/, '')));
  if (!name || isBox) return message;
  const entry = path.split('.')[field!.path.split('.').lastIndexOf('*')];
  const label = entry ? text('list.item', { name, n: String(Number(entry) + 1) }) : name;
  if (ENDS.includes(label.at(-1)!)) return `${label} ${message}`;
  return `${label}: ${withSmallLetter(message)}`;
}

/** On a phone the list of errors is one line that opens, and the first wrong field takes the focus. */
const isNarrow = () =>
  globalThis.matchMedia?.(theme.breakpoints.down('lg').replace('@media ', '')).matches === true;

/**
 * Lists the errors of the last press, with a link to each field. It holds still until the next press: an error that
 * is put right is ticked off, and the line of a phone counts those that are left. The error of a field that was left
 * wrong is announced; those of a press are not, for the list that takes the focus says them.
 */
export function ErrorSummary({ fields }: { fields: readonly SchemaField[] }) {
  const { text } = useStorefront();
  const { errors } = useFormScope();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const shown = useSyncExternalStore(errors.subscribe, errors.shown, errors.shown);
  const isWrong = ({ path }: FieldError) => shown.some((one) => one.path === path);
  const announced = useSyncExternalStore(errors.subscribe, errors.left, errors.left);
  const listed = useSyncExternalStore(errors.subscribe, errors.listed, errors.listed);
  const [posted] = useState(listed);
  const left = listed.filter(isWrong).length;
  useLayoutEffect(() => {
    const [first] = listed;
    // The errors that a page comes with leave the focus where it is, if it is somewhere.
    const takesFocus =
      listed !== posted || (isHydrated && document.activeElement === document.body);
    if (!takesFocus || !first) return;
    if (isNarrow()) return focusField(first.path);
    box.current!.focus({ preventScroll: true });
    box.current!.scrollIntoView({ block: 'nearest' });
  }, [listed, posted, isHydrated]);
  return (
    <>
      <Box
        ref={box}
        role="group"
        aria-labelledby={titleId}
        tabIndex={-1}
        data-errors
        data-none-left={(left === 0 && !isOpen) || undefined}
        hidden={listed.length === 0}
      >
        <strong id={titleId}>{text('error.summary')}</strong>
        <Opener
          variant="text"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {left === 1 ? text('error.field.one') : text('error.fields', { n: String(left) })}
        </Opener>
        <ul id={listId} data-open={isOpen || undefined}>
          {listed.map((error) => (
            <li key={error.path} data-done={!isWrong(error) || undefined}>
              <Link
                href={`#${idOfField(error.path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(error.path);
                }}
              >
                {lineOf(error, fields, text)}
              </Link>
            </li>
          ))}
        </ul>
      </Box>
      <VisuallyHidden aria-live="polite">
        {announced && lineOf(announced, fields, text)}
      </VisuallyHidden>
    </>
  );
}

const Opener = styled(Button)({
  display: 'none',
  justifyContent: 'flex-start',
  minHeight: 44,
  padding: 0,
  color: theme.palette.error.main,
  textDecoration: 'underline',
  [theme.breakpoints.down('lg')]: { display: 'flex' },
  // The list stands open where nothing can open it.
  '@media (scripting: none)': { display: 'none' },
});

const Box = styled(Alert)({
  [theme.breakpoints.down('lg')]: {
    // Its room stays: a button that moves while the last field is left would be missed by the thumb.
    '&[data-none-left]': { visibility: 'hidden' },
    '@media (scripting: enabled)': {
      '& > div > strong, & > strong, & ul:not([data-open])': { display: 'none' },
    },
  },
  scrollMargin: '1rem',
  '&:focus': { outline: 'none' },
  '&:focus-visible': { outline: `3px solid ${theme.palette.error.main}`, outlineOffset: 2 },
  '& ul': { margin: 0, paddingLeft: 18 },
  // A block, so that the marker stands at its first line; as high as a thumb.
  '& a': { display: 'block', padding: '0.6875rem 0' },
  // A marker of text is read out, as no line through a text is.
  '& [data-done]': { listStyleType: '"✓ "' },
  '& [data-done] a': { color: theme.palette.text.secondary, textDecoration: 'line-through' },
});
