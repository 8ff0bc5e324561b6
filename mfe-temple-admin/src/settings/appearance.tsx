import { Facts, LanguageSwitch, ThemeSwitch } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** How this screen looks and in which language it speaks; kept in this browser. */
export function Appearance() {
  const text = useOfficeText();
  return (
    <Facts
      facts={[
        { label: text('settings.look.theme'), value: <ThemeSwitch /> },
        { label: text('settings.look.language'), value: <LanguageSwitch /> },
      ]}
    />
  );
}
