import type { RegistryDocument } from '@sannidhi/contracts';
import { createContext } from 'react';

/** Opens the tab's pages again with another registry, without a reload: whoever is signed in stays so. Does nothing at build time. */
export const ReopenContext = createContext<(registry: RegistryDocument) => void>(() => {});
