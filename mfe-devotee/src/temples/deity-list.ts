import { currentLanguage } from '@sannidhi/kit';

/** The deities a temple is dedicated to, in their order, as the reader's language lists things. */
export const deityList = (deities: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { style: 'short', type: 'unit' }).format(deities);
