import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from './i18n.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** Looks up a text by its dotted key; `{{name}}` takes values, `count` selects the plural form. */
export type Text = (key: string, values?: TextValues) => string;

/**
 * The texts of one catalog in the current language, `const text = useText('mfe-devotee')`.
 * Suspends while the catalog loads, so a screen never shows keys.
 */
export function useText(namespace: string): Text {
  const { t } = useTranslation(namespace, { i18n });
  return useCallback((key, values) => t(key, values ?? {}), [t]);
}

/** A text outside React (document titles); its catalog must be loaded. */
export const textOf = (namespace: string, key: string, values: TextValues = {}): string => i18n.t(key, { ns: namespace, ...values });
