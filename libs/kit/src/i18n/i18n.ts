import { firstLanguage, LANGUAGE_CODES } from '@sannidhi/contracts';
import i18next, { type i18n as Translator } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type AreaMessages, readCatalog } from '../area/area-messages.ts';
import { catalogBackend, registerMessages } from './catalogs.ts';
import { type Language, preferredLanguage, storeLanguage } from './languages.ts';

/** The page's one translator. Has state: see `SHARED_MODULES`. */
export const i18n: Translator = i18next.createInstance();

void i18n
  .use(catalogBackend)
  .use(initReactI18next)
  .init({
    // Initialized synchronously: catalogs registered later load later.
    initAsync: false,
    lng: preferredLanguage(),
    fallbackLng: 'en',
    supportedLngs: LANGUAGE_CODES,
    load: 'languageOnly',
    ns: [],
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
    react: { useSuspense: true },
  });

i18n.on('languageChanged', nameLanguage);
nameLanguage(i18n.language);

/** The current interface language. */
export const currentLanguage = (): Language => firstLanguage([i18n.language]);

/** Switches the interface language, saves the choice and sets the page's language for assistive technology and fonts. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await i18n.changeLanguage(language);
}

/**
 * Registers an area's catalogs and waits for the one in the current language, so that its first screen never shows keys. Those of another
 * release replace the loaded ones; texts that only the older one has stay for what is still on the screen.
 * @throws if the catalog can't be loaded.
 */
export async function loadMessages(namespace: string, messages: AreaMessages): Promise<void> {
  await readCatalogs(namespace, messages, registerMessages(namespace, messages));
  await new Promise<void>((resolve, reject) => {
    void i18n.loadNamespaces(namespace, (error) => (error ? reject(new Error(String(error))) : resolve()));
  });
}

/** Catalogs of the languages in use, and all loaded ones when they are replaced. i18next would not retry one that failed. */
async function readCatalogs(namespace: string, messages: AreaMessages, replaces: boolean): Promise<void> {
  const wanted = LANGUAGE_CODES.filter((language) =>
    i18n.hasResourceBundle(language, namespace) ? replaces : i18n.languages.includes(language),
  );
  const catalogs = await Promise.all(wanted.map((language) => readCatalog(messages[language] ?? nothing)));
  wanted.forEach((language, index) => void i18n.addResourceBundle(language, namespace, catalogs[index], true, true));
}

function nameLanguage(language: string): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

const nothing = async () => ({});
