import type { TempleHours } from '@sannidhi/contracts';
import { buildDonor } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import { show } from '../test/show.tsx';
import { OpeningHours } from './opening-hours.tsx';

/** Friday, November 20, 2026, 6:00 PM in Edison and already Saturday in India. */
const NOW = Date.parse('2026-11-20T23:00:00Z');
const WEEKDAYS = [1, 2, 3, 4, 5];
const hours: TempleHours = {
  weekly: [
    { weekdays: WEEKDAYS, from: '06:00', until: '12:30' },
    { weekdays: WEEKDAYS, from: '17:30', until: '20:30' },
  ],
  special: [{ date: '2026-11-26', name: 'Thanksgiving', closed: true, from: null, until: null }],
};

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

const showHours = (timeZone: string, given: Partial<TempleHours> = {}) =>
  show(() => <OpeningHours hours={{ ...hours, ...given }} timeZone={timeZone} />, '/devotee/my-temple', { user: buildDonor() });

it('says by the temple’s own clocks whether it is open', async () => {
  await showHours('America/New_York');
  expect(await screen.findByText('Open now, until 8:30 PM')).toBeVisible();
  expect(screen.getByText('Thu, Nov 26, Thanksgiving')).toBeVisible();
  // Each range is a unit of its own, so that lines break between them.
  expect(screen.getAllByText('5:30 PM – 8:30 PM')).toHaveLength(WEEKDAYS.length);
});

it('says when it opens next', async () => {
  await showHours('America/Los_Angeles');
  expect(await screen.findByText('Closed now. Opens 5:30 PM')).toBeVisible();
});

it('names the day when it opens on another', async () => {
  await showHours('Asia/Kolkata');
  expect(await screen.findByText('Closed now. Opens Mon, Nov 23, 6:00 AM')).toBeVisible();
});
