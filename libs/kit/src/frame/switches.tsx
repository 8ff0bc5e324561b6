import { LANGUAGE_CODES } from '@sannidhi/contracts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage, i18n } from '../i18n/i18n.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { IconLanguage, IconMoon, IconSun } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { MenuButton } from './menu-button.tsx';
import { THEME_MODES, useThemeMode } from './theme-mode.ts';

const LANGUAGE_CHOICES = LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value], lang: value }));

/** The interface languages, each under its own name. */
export function LanguageSwitch() {
  return <Languages />;
}

const Languages = memo(function Languages() {
  const text = useKitText();
  useTranslation('kit', { i18n });
  return (
    <MenuButton
      icon={IconLanguage}
      label={text('frame.language')}
      choices={LANGUAGE_CHOICES}
      value={currentLanguage()}
      onChoose={(language) => void changeLanguage(language)}
    />
  );
});

/** Light, dark, or the system setting. */
export function ThemeSwitch() {
  return <Themes />;
}

const Themes = memo(function Themes() {
  const text = useKitText();
  const { mode, colorScheme, setMode } = useThemeMode();
  return (
    <MenuButton
      icon={colorScheme === 'dark' ? IconMoon : IconSun}
      label={text('frame.theme')}
      choices={THEME_MODES.map((value) => ({ value, label: text(`frame.${value}`) }))}
      value={mode}
      onChoose={setMode}
    />
  );
});
