import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { THEME_ID, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Under MUI's own key the theme reaches components as it is, and not as a copy for each page: they keep its rules. */
const THEME = { [THEME_ID]: theme };

export function StyleProvider({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={THEME}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
