import { css, type Components, type Theme } from '@mui/material/styles';
import { theme } from './theme.ts';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    tint: true;
  }
}

/** Undefined would be MUI's own. */
const NO_ROLE = null as unknown as undefined;

const alert = css({
  padding: '12px 16px',
  border: `1px solid ${theme.palette.primary.main}`,
  borderLeftWidth: 6,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  fontSize: 15,
  lineHeight: 1.45,
  '&[hidden]': { display: 'none' },
  '& strong': { fontWeight: theme.typography.fontWeightMedium },
  '& strong:focus': { outline: 'none' },
});

const wrong = css({
  borderColor: theme.palette.error.main,
  '& a': { color: theme.palette.error.main },
});

export const surfaceComponents: Components<Theme> = {
  MuiPaper: {
    // With a shadow MUI writes a `style` attribute, which the policy of a page forbids.
    defaultProps: { variant: 'outlined' },
    variants: [
      {
        props: { variant: 'tint' },
        style: css({
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 8,
          margin: 0,
          padding: 16,
          background: theme.palette.primary.light,
          // Forced colours take the tint away and paint this frame.
          outline: '1px solid transparent',
          outlineOffset: -1,
        }),
      },
    ],
  },
  MuiAlert: {
    // MUI gives every alert the role of an announcement; here a message has the role that it is given.
    defaultProps: { variant: 'outlined', severity: 'error', icon: false, role: NO_ROLE },
    styleOverrides: {
      root: ({ ownerState }) => (ownerState.severity === 'error' ? [alert, wrong] : alert),
      message: css({
        flex: 1,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 10,
        padding: 0,
        overflow: 'visible',
      }),
    },
  },
};
