import { type BootDocument, STARTING_FIGURES } from '@sannidhi/contracts';
import { createContext, useContext } from 'react';

/** A page served without a boot document can still show anything that needs no remote. */
export const EMPTY_BOOT: BootDocument = {
  registry: { releases: [] },
  figures: STARTING_FIGURES,
  demo: null,
  payments: 'stripe',
  demoLogins: [],
};

/** The page's boot document for components. */
export const BootContext = createContext<BootDocument>(EMPTY_BOOT);

/** What the server told this page before it started. */
export const useBoot = () => useContext(BootContext);
