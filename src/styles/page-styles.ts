import { scaleQuery } from './scale-lengths.ts';

/** Phones that are high enough for a button that stays in sight; not one that is zoomed in, or held across. */
export const STICKY = '@media (max-width: 767.98px) and (min-height: 520px)';

const ABOVE_BUTTON = '{scroll-padding-bottom:calc(var(--banner,0px) + 6rem)}';
const BELOW_SUMMARY = '{scroll-padding-top:4rem}';

/** Dark on white paper, in every mode and brand, for no printer adds backgrounds by itself. */
const PRINTED =
  ':root{color-scheme:light!important}*,::before,::after{color:#000!important;' +
  'background:transparent!important;box-shadow:none!important;text-shadow:none!important}';

/**
 * Rules of the document around the program; they stand beside the theme's. `--banner` is the height of a
 * notice at its bottom, if any.
 */
export const pageRules: readonly string[] = [
  'html{-webkit-text-size-adjust:100%;scroll-padding-bottom:var(--banner,0px)}',
  // The room of the summary and of the button, so that no focus is below them; in Firefox before 121 on every page.
  `${scaleQuery(STICKY)}{html:has([data-sticky])${ABOVE_BUTTON}html:has([data-summary])${BELOW_SUMMARY}` +
    `@supports not selector(:has(*)){html${ABOVE_BUTTON}html${BELOW_SUMMARY}}}`,
  'body{margin:0;padding-bottom:var(--banner,0px);background:var(--background-page);' +
    'color:var(--foreground-main);font-family:var(--font-family);font-size:1rem;overflow-wrap:break-word}',
  `@media print{${PRINTED}}`,
];
