import type { Theme } from '@mui/material/styles';
import { styled } from '../../src/styles/styled.ts';

const hasFocusBefore = '&:has(> :focus + input)::after';

/**
 * The frame of an input, a select or a text area, and of what stands beside it. `data-invalid` (always there:
 * the script that draws early errors finds the frame by it) and `data-disabled` say what its control is;
 * `data-alone` says that nothing stands beside a one-line input.
 */
export const InputBox = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 50,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  fontSize: 16,
  lineHeight: '23px',
  fontWeight: theme.typography.fontWeightRegular,
  cursor: 'text',
  // The border lies over the control, so that a thicker one moves nothing.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${theme.palette.grey[500]}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '@media (hover: hover)': { '&:hover::after': { borderColor: theme.palette.text.primary } },
  // The ring says where the focus is on a wrong field too, whose border stays red.
  '&:focus-within::after': {
    borderColor: theme.palette.primary.main,
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 1,
  },
  // Another control before the input shows its own focus.
  [hasFocusBefore]: { borderColor: theme.palette.grey[500], outline: 'none' },
  '&[data-invalid="true"]::after': { borderColor: theme.palette.error.main },
  // Below 18rem, which is a phone with large letters, a number has a line of its own below its country.
  '&:has(> select + input)': { flexWrap: 'wrap' },
  '&:has(> select + input) > input': { flex: '1 1 clamp(0px, (18rem - 100vw) * 99, 100%)' },
  // Of known size, so that a key lays out this box and not the page (1.5 ms of a slow phone).
  '&[data-alone]': { height: 50, contain: 'layout size', verticalAlign: 'top' },
  '&[data-disabled]': { color: theme.palette.text.disabled, cursor: 'default' },
  '&[data-disabled]::after': { borderColor: theme.palette.action.disabled },
}));

const control = ({ theme }: { theme: Theme }) =>
  ({
    display: 'block',
    boxSizing: 'content-box',
    width: '100%',
    minWidth: 0,
    height: 24,
    margin: 0,
    padding: '13px 14px',
    border: 0,
    background: 'none',
    color: 'currentColor',
    font: 'inherit',
    letterSpacing: 'inherit',
    // 16 px keeps phones from zooming in when a field is focused.
    fontSize: 16,
    lineHeight: '24px',
    WebkitTapHighlightColor: 'transparent',
    '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
    '&:focus': { outline: 0 },
    // Firefox lets an empty required field glow. For others the rule would cost a look at all rules per key.
    '@supports (-moz-appearance: none)': { '&:invalid': { boxShadow: 'none' } },
    '&:-webkit-autofill': {
      borderRadius: 'inherit',
      WebkitBoxShadow: 'var(--autofill-shadow)',
      WebkitTextFillColor: 'var(--autofill-text)',
      caretColor: 'var(--autofill-caret)',
    },
    '&:disabled': { opacity: 1, WebkitTextFillColor: theme.palette.text.disabled },
  }) as const;

export const TextControl = styled('input')(control);

export const SelectControl = styled('select')(({ theme }) => ({
  ...control({ theme }),
  appearance: 'none',
  paddingRight: 40,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
}));

export const AreaControl = styled('textarea')(({ theme }) => ({
  ...control({ theme }),
  height: 'auto',
  resize: 'vertical',
}));
