import type { Styles } from './styled.ts';

/** Phones that are high enough for a button that stays in sight; not one that is zoomed in, or held across. */
export const STICKY = '@media (max-width: 767.98px) and (min-height: 520px)';

/** Styles of the document around the program. `--banner` is the height of a notice at its bottom, if any. */
export const pageStyles: Styles = ({ theme }) => ({
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingBottom: 'var(--banner, 0px)' },
  // The room of the amount and the button, so that no focus is below them.
  [STICKY]: {
    'html:has([data-sticky])': { scrollPaddingBottom: 'calc(var(--banner, 0px) + 7.5rem)' },
  },
  body: {
    margin: 0,
    paddingBottom: 'var(--banner, 0px)',
    background: theme.palette.background.default,
    color: theme.palette.text.primary,
    fontFamily: theme.typography.fontFamily,
    fontSize: 16,
    overflowWrap: 'break-word',
  },
});
