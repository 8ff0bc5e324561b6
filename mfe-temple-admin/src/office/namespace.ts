import { type Text, useText } from '@sannidhi/kit';

/** The remote's name: the namespace of its messages. */
export const NAMESPACE = 'mfe-temple-admin';

/** The office's texts in the current language; a named noun's texts by their own keys. */
export function useOfficeText(noun?: string): Text {
  const text = useText(NAMESPACE);
  return noun === undefined ? text : (key, values) => text(`${noun}.${key}`, values);
}
