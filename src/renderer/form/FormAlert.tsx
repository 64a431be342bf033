import { styled } from '@mui/material/styles';
import type { FieldError } from '../../checkout/form/form-store.ts';
import { FIELD_ID_PREFIX, FIELD_ID_SEPARATOR } from '../../checkout/hooks/form-hooks.ts';

/** A message above the form; announced as soon as it is there. */
export const FormAlert = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: '12px 16px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.error.main}`,
  borderLeftWidth: 6,
  background: theme.palette.background.paper,
  fontSize: 15,
  lineHeight: 1.45,
  '& strong': { fontWeight: theme.typography.fontWeightMedium },
  '& ul': { margin: 0, paddingLeft: 18, display: 'grid', gap: 4 },
  '& a': { color: theme.palette.error.main },
}));

/** The same for news that are not an error. */
export const Notice = styled(FormAlert)(({ theme }) => ({
  borderColor: theme.palette.primary.main,
  '& a': { color: theme.palette.primary.main },
  '& strong:focus': { outline: 'none' },
  '& summary:focus-visible': {
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

/** DOM id of the control of a field; the form as a whole has the empty path. */
const controlId = (path: string) =>
  path === '' ? FIELD_ID_PREFIX : `${FIELD_ID_PREFIX}${FIELD_ID_SEPARATOR}${path}`;

const CONTROLS = ['input', 'select', 'textarea', 'button'];

/** The control of a field, or the first within it where it is a group or a list. */
function controlOf(path: string): HTMLElement | null {
  const id = controlId(path);
  const own = document.getElementById(id);
  if (own && CONTROLS.includes(own.localName)) return own;
  const within = [`${id}${FIELD_ID_SEPARATOR}`, `${id}__`].flatMap((start) =>
    CONTROLS.map((control) => `${control}[id^=${JSON.stringify(start)}]`),
  );
  return document.querySelector(within.join());
}

interface SummaryProps {
  title: string;
  errors: readonly FieldError[];
}

/** Lists the errors after the button was pressed, with a link to each field. */
export function ErrorSummary({ title, errors }: SummaryProps) {
  return (
    <FormAlert role="alert">
      <strong>{title}</strong>
      <ul>
        {errors.map(({ path, message }) => (
          <li key={path}>
            <a
              href={`#${controlId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(path);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </FormAlert>
  );
}

/** Puts the focus into a field and the field into sight. */
export function focusField(path: string): void {
  const control = controlOf(path);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

/** Sorts errors by where their fields stand on the page. */
export function inPageOrder(errors: readonly FieldError[]): FieldError[] {
  const at = ({ path }: FieldError) => controlOf(path);
  return [...errors].sort((a, b) => {
    const [first, second] = [at(a), at(b)];
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
