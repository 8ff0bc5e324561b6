import { type Text, useText } from '@sannidhi/kit';

/** The remote's name: the namespace of its messages. */
export const NAMESPACE = 'mfe-temple-admin';

/** The office's texts in the current language. */
export const useOfficeText = (): Text => useText(NAMESPACE);
