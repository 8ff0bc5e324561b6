import { filled } from './message.ts';

const inHindi = { money: String, language: 'hi' };

it('writes an instant by the message’s clocks and a wall time, in the reader’s language', () => {
  const params = { fromAt: '2026-11-21T00:30:00.000Z', timeZone: 'America/New_York', opensTime: '06:00', closesTime: '24:00' };
  expect(filled('{{fromAt}}', params)).toBe('Nov 20, 7:30 PM');
  expect(filled('{{opensTime}} to {{closesTime}}', params)).toBe('6:00 AM to 12:00 AM');
  expect(filled('{{fromAt}}, {{opensTime}}', params, inHindi)).toBe('20 नव॰, 7:30 pm, 6:00 am');
});
