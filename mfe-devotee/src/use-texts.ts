import { type Text, useText } from '@sannidhi/kit';

/** The devotee area's own texts. */
export const useTexts = (): Text => useText('mfe-devotee');
