import { LANGUAGE_CODES, saidIn } from '@sannidhi/contracts';
import { bookingNotifications } from '../bookings/notices/booking-notifications.ts';
import { openingNotifications } from '../openings/opening-notifications.ts';
import { requestNotifications } from '../pooja-requests/request-notifications.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** Everything that any of them says, so that a value that a language leaves out is missed. */
const SAID = {
  ...{ temple: 'Balaji Temple', pooja: 'Satyanarayana', opening: 'Vaikuntha Ekadashi', reason: 'Snow', refund: '$151.00', note: null },
  ...{
    total: '$251.00',
    due: '$150.00',
    tracking: '9400 1000',
    places: 3,
    most: 2,
    validUntil: '2026-11-20',
    timeZone: 'America/New_York',
  },
  ...{ startsAt: '2026-11-25T15:07:00Z', before: '2026-11-24T15:08:00Z', until: '2026-11-23T15:09:00Z', opensAt: '2026-11-22T15:11:00Z' },
};
/** Names, amounts, and the minutes of times: written alike in every language. */
const VALUES = /Balaji Temple|Satyanarayana|Vaikuntha Ekadashi|Snow|\$[\d.]+|9400 1000|:\d\d/g;

const all: NotificationKind[] = [bookingNotifications, openingNotifications, requestNotifications].flatMap(({ kinds }) =>
  Object.values(kinds),
);
const ofDevotees = all.filter(({ audience }) => audience.to === 'account');

it.each(ofDevotees.map((kind) => [kind.name, kind] as const))('%s says the same in six languages', (_, { words, group }) => {
  const said = LANGUAGE_CODES.map((language) => saidIn(words, language)({ ...SAID } as never));
  const [english] = said.map(({ title, body }) => [...new Set(`${title} ${body}`.match(VALUES))].sort());
  for (const { title, body } of said) {
    expect([...new Set(`${title} ${body}`.match(VALUES))].sort()).toEqual(english);
    expect(`${title} ${body}`).not.toMatch(/\{\{|undefined/);
  }
  expect(new Set(said.map(({ title }) => title)).size).toBe(LANGUAGE_CODES.length);
  for (const wording of [group.label, group.about]) expect(new Set(LANGUAGE_CODES.map((code) => saidIn(wording, code))).size).toBe(6);
});
