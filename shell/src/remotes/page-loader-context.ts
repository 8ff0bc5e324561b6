import { createContext, useContext } from 'react';
import type { PageLoader } from './page-loader.ts';

/** Loads nothing: used before the page has started, and at build time. */
export const IDLE_LOADER: PageLoader = {
  state: () => ({ status: 'idle' }),
  load: () => {},
  retry: () => {},
  restart: () => {},
  lost: () => {},
  heal: async () => false,
  subscribe: () => () => {},
};

export const PageLoaderContext = createContext<PageLoader>(IDLE_LOADER);

/** The tab's loader for remote pages. */
export const usePageLoader = () => useContext(PageLoaderContext);
