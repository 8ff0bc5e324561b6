import { type BootDocument, STARTING_FIGURES } from '@sannidhi/contracts';
import { createContext, useContext } from 'react';

/** The page's boot document for components; a page without one has no remotes. */
export const BootContext = createContext<BootDocument>({
  registry: { releases: [] },
  figures: STARTING_FIGURES,
  demo: null,
  payments: 'stripe',
});

/** What the server told this page before it started. */
export const useBoot = () => useContext(BootContext);
