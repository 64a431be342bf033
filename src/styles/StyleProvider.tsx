import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

interface StyleProviderProps {
  /** Keeps the rules of what is drawn: see `createStyleCache`. */
  cache: EmotionCache;
  children: ReactNode;
}

/** Everything that components of MUI and `styled` ask for. */
export function StyleProvider({ cache, children }: StyleProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
