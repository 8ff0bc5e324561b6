import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { queryClient } from '../query/query-client.ts';
import { createAppTheme } from '../theme/create-app-theme.ts';
import { globalStyles } from '../theme/global-styles.ts';
import type { Density } from '../theme/scale-tokens.ts';

interface KitProviderProps {
  density: Density;
  /** The page's style nonce for the Content-Security-Policy. */
  nonce?: string;
  /** Where styles are inserted instead of the page's head; tests keep them out of the page. */
  styleContainer?: HTMLElement;
  children: ReactNode;
}

/**
 * The providers every part of the kit needs: emotion with the page's nonce, the portal's theme, the page-wide rules, the one query cache.
 */
export function KitProvider({ density, nonce, styleContainer, children }: KitProviderProps) {
  const cache = useMemo(
    () => createCache({ key: 'k', ...(nonce ? { nonce } : {}), ...(styleContainer ? { container: styleContainer } : {}) }),
    [nonce, styleContainer],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={createAppTheme({ density })} defaultMode="system">
        <CssBaseline enableColorScheme />
        <GlobalStyles styles={globalStyles} />
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
