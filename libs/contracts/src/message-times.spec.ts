import { LANGUAGE_CODES } from './languages.ts';
import { filled } from './message.ts';
import { momentWithZone } from './message-times.ts';

const inHindi = { money: String, language: 'hi' };

it('writes an instant by the message’s clocks and a wall time, in the reader’s language', () => {
  const params = { fromAt: '2026-11-21T00:30:00.000Z', timeZone: 'America/New_York', opensTime: '06:00', closesTime: '24:00' };
  expect(filled('{{fromAt}}', params)).toBe('Nov 20, 7:30 PM');
  expect(filled('{{opensTime}} to {{closesTime}}', params)).toBe('6:00 AM to 12:00 AM');
  expect(filled('{{fromAt}}, {{opensTime}}', params, inHindi)).toBe('20 नव॰, 7:30 pm, 6:00 am');
});

it('names a zone by the letters people in the US use, in every language', () => {
  const at = '2026-12-02T22:00:00.000Z';
  const style = { timeZone: 'America/New_York', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  for (const language of LANGUAGE_CODES) expect(momentWithZone(language, style, at)).toMatch(/EST$/);
  expect(momentWithZone('hi', style, at)).toBe('2 दिस॰, 5:00 pm EST');
  expect(momentWithZone('hi', { ...style, timeZone: 'Asia/Kolkata' }, at)).toBe('3 दिस॰, 3:30 am IST');
});

it('writes nothing that halves the room of a text message', () => {
  const style = { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' } as const;
  expect(momentWithZone('en', style, '2026-12-02T22:00:00.000Z')).toBe('5:00 PM EST');
});
