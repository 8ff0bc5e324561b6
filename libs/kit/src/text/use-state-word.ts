import { useTranslation } from 'react-i18next';
import { i18n } from '../i18n/i18n.ts';
import { NOUN_WORDS } from './noun-catalogs.ts';
import { stateWord } from './noun-words.ts';

/** States as text: `useStateWord()('donation', 'refunded')`. */
export function useStateWord(): typeof stateWord {
  useTranslation(NOUN_WORDS, { i18n });
  return stateWord;
}
