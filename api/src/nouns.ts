import * as listed from './noun-list.ts';
import type { ApiNoun } from './nouns/api-noun.ts';

/** What the application is assembled from. */
export const API_NOUNS: readonly ApiNoun[] = Object.values(listed);
