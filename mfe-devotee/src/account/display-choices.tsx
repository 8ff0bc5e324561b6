import {
  chooseLanguage,
  currentLanguage,
  Form,
  LANGUAGES,
  type Language,
  RadioCardsField,
  useColorScheme,
  useFormValues,
} from '@sannidhi/kit';
import { useEffect } from 'react';
import { object, string } from 'yup';
import { useTexts } from '../use-texts.ts';

const MODES = { system: 'profile.themeSystem', light: 'profile.themeLight', dark: 'profile.themeDark' } as const;
type Mode = keyof typeof MODES;
interface Choices {
  language: Language;
  mode: Mode;
}

const schema = object({ language: string(), mode: string() });

/** Language and colors of the pages; a choice takes effect immediately and is stored in this browser. */
export function DisplayChoices() {
  const text = useTexts();
  const { mode = 'system' } = useColorScheme();
  const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label: <span lang={value}>{label}</span> }));
  const modes = Object.entries(MODES).map(([value, key]) => ({ value, label: text(key) }));
  return (
    <Form schema={schema} initialValues={{ language: currentLanguage(), mode }} onSubmit={() => undefined} label={text('profile.display')}>
      <RadioCardsField name="language" label={text('profile.language')} cards={languages} />
      <RadioCardsField name="mode" label={text('profile.theme')} cards={modes} />
      <Apply />
    </Form>
  );
}

function Apply() {
  const { language, mode } = useFormValues<Choices>();
  const { mode: current, setMode } = useColorScheme();
  useEffect(() => {
    if (language !== currentLanguage()) void chooseLanguage(language);
  }, [language]);
  useEffect(() => {
    if (current && mode !== current) setMode(mode);
  }, [mode, current, setMode]);
  return null;
}
