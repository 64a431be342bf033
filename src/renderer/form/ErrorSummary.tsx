import { styled } from '../../styles/styled.ts';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
} from 'react';
import type { FieldError, FormStore } from '../../checkout/form/form-store.ts';
import { idOfField, pathOfField } from '../../checkout/hooks/form-hooks.ts';
import type { EarlyLine } from '../../early/early-handle.ts';
import { visuallyHidden } from '../../../widgets/visually-hidden.ts';
import { focusField, inPageOrder } from './focus-field.ts';
import { FormAlert } from './FormAlert.tsx';

export interface Summary {
  /** Lists the errors of a press and takes the focus; hidden without errors. */
  show(errors: readonly FieldError[]): void;
  /**
   * Lists the errors of a press that was answered before the program was there: what is listed already stays
   * as it is where nothing is missing. The focus is taken only where it is nowhere.
   */
  takeOver(errors: readonly FieldError[]): void;
}

/** Signs that end a label which is a sentence of its own, as a question is. */
const ENDS = '.?!:;,…)]}"”’»*%/&#@-–—';

/** The text with a small letter first, but for an abbreviation. Classes of Unicode cost a phone milliseconds. */
function withSmallLetter(text: string): string {
  const [first = '', second = ''] = text;
  const isWord = second !== second.toUpperCase();
  return isWord ? first.toLowerCase() + text.slice(first.length) : text;
}

/** The words of an error away from its field: "Nome no cartão: preencha com nome e sobrenome." */
function lineOf(label: string | undefined, message: string): string {
  if (!label) return message;
  if (ENDS.includes(label.at(-1)!)) return `${label} ${message}`;
  return `${label}: ${withSmallLetter(message)}`;
}

type LabelOf = (path: string) => string | undefined;

/** The lines of a summary of these errors, in their order. */
export const linesOf = (errors: readonly FieldError[], labelOf: LabelOf): EarlyLine[] =>
  errors.map(({ path, message }) => [idOfField(path), lineOf(labelOf(path), message)]);

interface SummaryProps {
  title: string;
  store: FormStore;
  /** Errors that the page lists already. */
  firstLines: readonly EarlyLine[];
  /** The label of the field at a dotted path. */
  labelOf: LabelOf;
  ref: Ref<Summary>;
}

interface Listed {
  lines: readonly EarlyLine[];
  takesFocus: boolean;
}

/**
 * Lists the errors of the last press, with a link to each field. It holds still until the next one: an error that
 * is put right is ticked off. It is drawn without errors too, hidden, for the script that answers presses before
 * the program is there.
 */
export function ErrorSummary({ title, store, firstLines, labelOf, ref }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ lines, takesFocus }, list] = useState<Listed>({ lines: firstLines, takesFocus: false });
  const shown = useSyncExternalStore(store.subscribe, store.shownErrors, store.shownErrors);
  useImperativeHandle(ref, () => {
    const placed = (errors: readonly FieldError[]) => linesOf(inPageOrder(errors), labelOf);
    return {
      show: (errors) => list({ lines: placed(errors), takesFocus: true }),
      takeOver: (errors) =>
        list((before) => {
          const isListed = ({ path }: FieldError) =>
            before.lines.some(([id]) => id === idOfField(path));
          return {
            lines: errors.every(isListed) ? before.lines : placed(errors),
            takesFocus: document.activeElement === document.body,
          };
        }),
    };
  }, [labelOf]);
  useLayoutEffect(() => {
    if (!takesFocus || lines.length === 0) return;
    box.current!.focus({ preventScroll: true });
    box.current!.scrollIntoView({ block: 'nearest' });
  }, [lines, takesFocus]);
  return (
    <Box
      ref={box}
      role="group"
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      data-errors
      hidden={lines.length === 0}
    >
      <strong id={TITLE_ID}>{title}</strong>
      <ul>
        {lines.map(([id, text]) => (
          <li key={id} data-done={!shown.some(({ path }) => idOfField(path) === id) || undefined}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(pathOfField(id));
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const TITLE_ID = 'errors-title';

const Box = styled(FormAlert)(({ theme }) => ({
  scrollMargin: '1rem',
  '&:focus': { outline: 'none' },
  '&:focus-visible': { outline: `3px solid ${theme.palette.error.main}`, outlineOffset: 2 },
  // Each link has the height of a thumb to itself.
  '& ul': { gap: 0 },
  // A block, so that the marker stands at its first line.
  '& a': { display: 'block', padding: '0.6875rem 0', color: theme.palette.error.main },
  // A marker of text is read out, as no line through a text is.
  '& [data-done]': { listStyleType: '"✓ "' },
  '& [data-done] a': { color: theme.palette.text.secondary, textDecoration: 'line-through' },
}));

interface LeftErrorProps {
  store: FormStore;
  labelOf: LabelOf;
}

/**
 * Announces the error of a field that was left wrong. The errors of a press are not announced: the summary that
 * takes the focus says them.
 */
export function LeftError({ store, labelOf }: LeftErrorProps) {
  const error = useSyncExternalStore(store.subscribe, store.leftError, store.leftError);
  return <Unseen aria-live="polite">{error && lineOf(labelOf(error.path), error.message)}</Unseen>;
}

const Unseen = styled('p')(visuallyHidden);
