import { type Text, useText } from '@sannidhi/kit';

/** The devotee area's own words. */
export const useTexts = (): Text => useText('mfe-devotee');
