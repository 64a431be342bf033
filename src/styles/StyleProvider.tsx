import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { THEME_ID, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';
import { buttonComponents } from './theme-buttons.ts';
import { inputComponents } from './theme-inputs.tsx';
import { surfaceComponents } from './theme-surfaces.ts';

const components = { ...buttonComponents, ...inputComponents, ...surfaceComponents };

/** Under MUI's own key the theme reaches components as it is, and not as a copy for each page: they keep its rules. */
const THEME = { [THEME_ID]: { ...theme, components } };

export function StyleProvider({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={THEME}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
