import { currentLanguage } from '@sannidhi/kit';

/** The deities a temple is dedicated to, in order, as the user's language lists things. */
export const deityList = (deities: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { style: 'short', type: 'unit' }).format(deities);
