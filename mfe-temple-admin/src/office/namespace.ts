import { type Text, useText } from '@sannidhi/kit';
import { useCallback } from 'react';

/** The remote's name: the namespace of its messages. */
export const NAMESPACE = 'mfe-temple-admin';

/** The office's texts in the current language; a named noun's texts by their own keys. */
export function useOfficeText(noun?: string): Text {
  const text = useText(NAMESPACE);
  return useCallback((key, values) => text(noun === undefined ? key : `${noun}.${key}`, values), [text, noun]);
}
