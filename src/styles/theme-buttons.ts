import { css, type Components, type Theme } from '@mui/material/styles';
import { theme } from './theme.ts';

/** MUI's buttons as the product's: `contained` once per screen, `outlined` for everything beside. */
export const buttonComponents: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: css({
        font: 'inherit',
        // MUI's class for the focus comes with the program.
        '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true, fullWidth: true },
    styleOverrides: {
      root: css({
        gap: 10,
        padding: '10px 20px',
        font: 'inherit',
        fontWeight: theme.typography.fontWeightMedium,
        letterSpacing: 'inherit',
        textAlign: 'center',
        textTransform: 'none',
        '&.Mui-disabled, &[aria-disabled="true"]': {
          opacity: 0.65,
          cursor: 'progress',
          pointerEvents: 'auto',
        },
        '@media print': { display: 'none' },
      }),
      contained: css({
        minHeight: 54,
        // Forced colours paint the frame, and nothing else of it: it is thicker than that of an outlined button.
        border: '1px solid transparent',
        '@media (forced-colors: active)': { borderWidth: 3 },
        fontSize: 17,
        '&, &.Mui-disabled': {
          background: theme.palette.primary.main,
          color: theme.palette.primary.contrastText,
        },
        '&:hover': { background: theme.palette.primary.dark },
      }),
      outlined: css({
        minHeight: 46,
        fontSize: 16,
        '&, &.Mui-disabled': {
          border: `1px solid ${theme.palette.grey[500]}`,
          background: 'transparent',
          color: theme.palette.text.primary,
        },
        '&:hover': { background: theme.palette.action.hover },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: css({ textDecorationColor: 'currentcolor' }) },
  },
};
