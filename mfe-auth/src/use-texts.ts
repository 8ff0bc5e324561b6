import { type Text, useText } from '@sannidhi/kit';

/** The sign-in area's own texts. */
export const useTexts = (): Text => useText('mfe-auth');
