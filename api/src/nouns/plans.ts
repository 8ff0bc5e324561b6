import { apiNoun } from './api-noun.ts';

export const plans = apiNoun({ nouns: ['plan', 'saved-card'] });
