import { type AuditAction, noun, STATUS_CHIPS } from '@sannidhi/contracts';
import { screen } from '@testing-library/react';
import { defineArea, defineScreens } from '../area/define-area.ts';
import { OfficeNavigation } from '../frame/office-navigation.tsx';
import { useText } from '../i18n/use-text.ts';
import { historyWord } from '../text/noun-words.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { renderScreen } from './render-screen.tsx';

/** A remote with a noun that this kit, and the contracts it was built with, don't know. */
const LAMP = ['M12 3c3 4 3 6 0 8c-3 -2 -3 -4 0 -8', 'M5 14h14'];
const lamp = noun({
  name: 'lamp',
  audit: { 'lamp.lit': 'Lamp lit' },
  states: { lamp: { lit: { kind: 'success', icon: LAMP, word: 'Lit', to: [] } } },
  texts: { hi: async () => ({ default: { audit: { 'lamp.lit': 'दीप जलाया गया' }, states: { lamp: { lit: 'प्रज्वलित' } } } }) },
  without: {},
});
const area = defineArea({
  name: 'mfe-lamps',
  screens: [
    defineScreens({
      navigation: [{ to: '/lamps', label: 'title', icon: LAMP }],
      messages: { en: async () => ({ title: 'Lamps' }), hi: async () => ({ title: 'दीप' }) },
      nouns: [lamp],
    }),
  ],
});

function Lamps() {
  const text = useText(area.name);
  const [item] = area.navigation;
  return (
    <>
      <OfficeNavigation home="/" groups={item ? [{ links: [{ to: item.to, label: text(item.label), icon: item.icon }] }] : []} />
      <h1>{historyWord('lamp.lit' as AuditAction)}</h1>
      <StatusChip of={'lamp' as 'donation'} state={'lit' as 'pending'} />
    </>
  );
}

const strokesIn = (element: HTMLElement) => [...element.querySelectorAll('path')].map((path) => path.getAttribute('d'));

it.each([
  ['en', 'Lamps', 'Lamp lit', 'Lit'],
  ['hi', 'दीप', 'दीप जलाया गया', 'प्रज्वलित'],
] as const)('draws the icon, the chip and the words a remote brings itself, in %s', async (language, title, history, word) => {
  expect(STATUS_CHIPS).not.toHaveProperty('lamp');
  await renderScreen(<Lamps />, { language, messages: { [area.name]: area.messages }, nouns: area.nouns ?? [] });
  expect(strokesIn(await screen.findByRole('link', { name: title }))).toEqual(LAMP);
  expect(screen.getByRole('heading', { name: history })).toBeVisible();
  expect(strokesIn(screen.getByText(word))).toEqual(LAMP);
});

it('leads on where an icon is none it knows', async () => {
  const link = (icon: unknown) => ({ to: `/${icon}`, label: 'Lamps', icon: icon as 'gift' });
  await renderScreen(<OfficeNavigation home="/" groups={[{ links: [link('lamp-of-tomorrow'), link(['<script>', 'M1 1'])] }]} />);
  const [unknown, unsound] = screen.getAllByRole('link', { name: 'Lamps' });
  expect(strokesIn(unknown as HTMLElement)).toHaveLength(1);
  expect(strokesIn(unsound as HTMLElement)).toEqual(['M1 1']);
});
