import { smsLength } from '@sannidhi/contracts';
import { notificationText } from './notification-text.ts';

const url = 'https://sannidhi.example/bookings';
const TEMPLE = 'Sri Kamakshi Temple';
const text = (title: string, rest: Partial<Parameters<typeof notificationText>[0]> = {}) =>
  notificationText({ title, temple: TEMPLE, url, language: 'en', ...rest });

it('says which temple writes, what happened, where to read on and how to end texts', () => {
  expect(text('Ganesha Homam is now on Sat, December 5, 9:00 AM')).toBe(
    `${TEMPLE}: Ganesha Homam is now on Sat, December 5, 9:00 AM ${url} Reply STOP to end.`,
  );
  expect(text(`${TEMPLE} canceled Ganesha Homam`, { url: null })).toBe(`${TEMPLE} canceled Ganesha Homam Reply STOP to end.`);
});

it('costs one segment where it can: typographic signs are replaced', () => {
  const said = text('You’re next: “Abhishekam” – Sat, 9:00\u202fAM…');
  expect(said).toContain(`You're next: "Abhishekam" - Sat, 9:00 AM...`);
  expect(smsLength(said).segments).toBe(1);
});

it.each([
  ['en', 'Abhishekam '],
  ['hi', 'अभिषेकम '],
] as const)('cuts the title to three segments, and never the link or the way to end texts (%s)', (language, word) => {
  const said = text(word.repeat(100), { language });
  expect(smsLength(said).segments).toBe(3);
  expect(said).toContain(`... ${url} `);
  expect(said).toContain('STOP');
});

it('makes no link of what somebody typed', () => {
  expect(text('evil.example is canceled', { url: null })).not.toContain('evil.example');
});
