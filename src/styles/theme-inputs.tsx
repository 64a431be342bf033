import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { css, type Components, type Theme } from '@mui/material/styles';
import { theme } from './theme.ts';

const OUTLINE = '.MuiOutlinedInput-notchedOutline';

/** The sign before the words of an error: colour alone does not tell them from a note, least of all in forced colours. */
const errorMark = {
  content: '"!"',
  position: 'absolute',
  top: '0.1rem',
  left: 0,
  boxSizing: 'border-box',
  width: '1rem',
  height: '1rem',
  border: '1px solid currentColor',
  borderRadius: '50%',
  fontSize: '0.7rem',
  fontWeight: 700,
  lineHeight: '0.875rem',
  textAlign: 'center',
  // Not read out, where a browser knows how.
  '@supports (content: "!" / "")': { content: '"!" / ""' },
} as const;

const SelectArrow = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 12 8" width={12} height={8} aria-hidden="true">
    <path d="M1 1.5l5 5 5-5" />
  </svg>
);

/** A box and a circle are drawn by the browser: it shows what was ticked before the program was there. */
const NoIcon = () => null;

/** A native box or circle in place of MUI's icon over a hidden control. */
const nativeSwitch = {
  root: css({
    flex: 'none',
    width: 24,
    height: 24,
    padding: 0,
    borderRadius: 0,
    '& > input': {
      position: 'static',
      width: 'inherit',
      height: 'inherit',
      opacity: 1,
      accentColor: theme.palette.primary.main,
    },
  }),
  sizeSmall: css({ width: 20, height: 20 }),
};

const inputBox = css({
  minHeight: 50,
  backgroundColor: theme.palette.background.paper,
  padding: 0,
  '@media (hover: none)': {
    [`&:hover ${OUTLINE}`]: { borderColor: theme.palette.grey[500] },
  },
  // The ring says where the focus is on a wrong field too, whose border stays red.
  [`&:focus-within ${OUTLINE}, &.Mui-focused ${OUTLINE}`]: {
    border: `1px solid ${theme.palette.primary.main}`,
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 1,
  },
  // Another control before the input shows its own focus.
  [`&:has(> :focus-within + input) ${OUTLINE}`]: {
    borderColor: theme.palette.grey[500],
    outline: 'none',
  },
  [`&.Mui-error ${OUTLINE}`]: { borderColor: theme.palette.error.main },
  // Below 18rem, which is a phone with large letters, a number has a line of its own below its country.
  '&:has(> div + input)': { flexWrap: 'wrap' },
  '&:has(> div + input) > input': { flex: '1 1 clamp(0px, (18rem - 100vw) * 99, 100%)' },
});

/** A key lays out this box and not the page (1.5 ms of a slow phone). */
const ofKnownSize = css({ height: 50, contain: 'layout size', verticalAlign: 'top' });

const switchProps = { icon: <NoIcon />, checkedIcon: <NoIcon />, disableRipple: true };

export const inputComponents: Components<Theme> = {
  // Without its animation, by which MUI would notice autofill, no rule is inserted for the whole document.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { fullWidth: true, notched: false },
    styleOverrides: {
      root: ({ ownerState }) => (standsAlone(ownerState) ? [inputBox, ofKnownSize] : inputBox),
      // The border lies over the control, so that a thicker one moves nothing.
      notchedOutline: css({
        top: 0,
        borderColor: theme.palette.grey[500],
        '& legend': { display: 'none' },
      }),
      input: css({
        height: 24,
        padding: '13px 14px',
        resize: 'vertical',
        // 16 px keeps phones from zooming in when a field is focused.
        fontSize: 16,
        lineHeight: '24px',
        'textarea&': { height: 'auto' },
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: SelectArrow, variant: 'outlined' },
    styleOverrides: {
      select: css({ '&&&': { paddingRight: 20 }, textOverflow: 'ellipsis' }),
      outlined: css({ '&&&': { paddingRight: 40 } }),
      iconOutlined: css({ right: 14 }),
      icon: css({
        top: 'auto',
        right: 2,
        color: 'currentColor',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.8,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }),
    },
  },
  MuiCheckbox: { defaultProps: switchProps, styleOverrides: nativeSwitch },
  MuiRadio: {
    defaultProps: { ...switchProps, size: 'small' },
    styleOverrides: nativeSwitch,
  },
  MuiFormGroup: { styleOverrides: { root: css({ flexWrap: 'nowrap', gap: 8 }) } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormControlLabel: {
    styleOverrides: {
      // As high as a thumb, without the room of it.
      root: css({ alignItems: 'flex-start', margin: '-10px 0', padding: '10px 0' }),
      label: css({ paddingLeft: 12, fontSize: 15, lineHeight: '24px' }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: css({
        color: theme.palette.text.primary,
        fontSize: 15,
        fontWeight: theme.typography.fontWeightMedium,
        lineHeight: 1.4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 6,
        marginBottom: 6,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.palette.text.primary },
      }),
      // Optional fields say in words that they are optional.
      asterisk: css({ display: 'none' }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: css({
        margin: '6px 0 0',
        fontSize: 14,
        lineHeight: 1.4,
        '&.Mui-error': { position: 'relative', paddingLeft: '1.4rem', '&::before': errorMark },
      }),
    },
  },
};

const standsAlone = (input: OutlinedInputProps): boolean =>
  !input.multiline &&
  !input.startAdornment &&
  !input.endAdornment &&
  (input.inputComponent ?? 'input') === 'input';
