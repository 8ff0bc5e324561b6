import { useEffect } from 'react';
import { boolean, object, string } from 'yup';
import { isCalm, keepCalm } from '../celebrate/calm-motion.ts';
import { areCelebrationsOn, turnCelebrations } from '../celebrate/celebrate.ts';
import { CheckboxField } from '../forms/checkbox-field.tsx';
import { Form } from '../forms/form.tsx';
import { RadioCardsField } from '../forms/radio-cards-field.tsx';
import { useFormValues } from '../forms/use-form-values.ts';
import { THEME_MODES, type ThemeMode, useThemeMode } from '../frame/theme-mode.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/card.tsx';
import { chooseLanguage } from './choose-language.ts';

interface Choices {
  language: Language;
  mode: ThemeMode;
  calm: boolean;
  celebrations: boolean;
}

const schema = object({ language: string(), mode: string(), calm: boolean(), celebrations: boolean() });
const LANGUAGE_CARDS = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label: <span lang={value}>{label}</span> }));

/** How pages look to this person: each choice takes effect at once. The language is kept with the account, the rest in this browser. */
export function DisplayCard() {
  const text = useText('kit-account');
  const { mode } = useThemeMode();
  const modes = THEME_MODES.map((value) => ({ value, label: text(`display.${value}`) }));
  const initialValues = { language: currentLanguage(), mode, calm: isCalm(), celebrations: areCelebrationsOn() } satisfies Choices;
  return (
    <Card title={text('display.title')}>
      <Form schema={schema} initialValues={initialValues} onSubmit={() => undefined} label={text('display.title')}>
        <RadioCardsField name="language" label={text('display.language')} cards={LANGUAGE_CARDS} />
        <RadioCardsField name="mode" label={text('display.theme')} cards={modes} />
        <CheckboxField name="calm" label={text('display.calm')} help={text('display.calmHelp')} />
        <CheckboxField name="celebrations" label={text('display.celebrations')} help={text('display.celebrationsHelp')} />
        <Apply />
      </Form>
    </Card>
  );
}

function Apply() {
  const { language, mode, calm, celebrations } = useFormValues<Choices>();
  const { mode: current, setMode } = useThemeMode();
  useEffect(() => {
    if (language !== currentLanguage()) void chooseLanguage(language);
  }, [language]);
  useEffect(() => {
    if (mode !== current) setMode(mode);
  }, [mode, current, setMode]);
  useEffect(() => keepCalm(calm), [calm]);
  useEffect(() => turnCelebrations(celebrations), [celebrations]);
  return null;
}
