import { NOUN_DECLARATIONS } from '@sannidhi/contracts';

/** The nouns that say a dashboard shows them, in the alphabet's order; `network.nounsRead()` of a drawn one is the same. */
export const dashboardNouns = (path: `/${string}`): string[] =>
  NOUN_DECLARATIONS.filter(({ cards = [] }) => cards.includes(path))
    .map(({ name }) => name)
    .sort();
