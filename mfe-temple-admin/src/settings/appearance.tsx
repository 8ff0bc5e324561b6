import { chooseLanguage, currentLanguage, LANGUAGES, type Language, Stack, THEME_MODES, useThemeMode } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { Choices } from './choices.tsx';

const LANGUAGE_CHOICES = (Object.keys(LANGUAGES) as Language[]).map((value) => ({ value, label: LANGUAGES[value] }));

/** This screen's appearance and language; stored in this browser. */
export function Appearance() {
  const text = useOfficeText();
  const { mode, setMode } = useThemeMode();
  return (
    <Stack spacing={4}>
      <Choices
        label={text('settings.look.theme')}
        choices={THEME_MODES.map((value) => ({ value, label: text(`settings.look.${value}`) }))}
        value={mode}
        onChoose={setMode}
      />
      <Choices
        label={text('settings.look.language')}
        choices={LANGUAGE_CHOICES}
        value={currentLanguage()}
        onChoose={(language) => void chooseLanguage(language)}
      />
    </Stack>
  );
}
