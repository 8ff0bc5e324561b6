import { LANGUAGES, type Language, storeLanguage } from '@sannidhi/kit/languages';
import { useLanguage, useWords } from '../words/words.ts';
import { IconChevronDown, IconLanguage } from './icons.ts';

/** Switches the page's language. Reloads the page, because it was rendered for one language. */
export function LanguageChoice() {
  const { page } = useWords();
  const current = useLanguage();
  return (
    <label className="language">
      <IconLanguage size={22} stroke={1.6} aria-hidden="true" />
      <span className="visually-hidden">{page.language}</span>
      <select
        // A stored language's texts may arrive after the page, which then changes its language.
        key={current}
        defaultValue={current}
        onChange={({ target }) => {
          storeLanguage(target.value as Language);
          window.location.reload();
        }}
      >
        {Object.entries(LANGUAGES).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
    </label>
  );
}
