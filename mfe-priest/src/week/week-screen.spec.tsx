import { type PriestProfile, priestAssignmentEndpoints, priestCalendarEndpoints, priestEndpoints } from '@sannidhi/contracts';
import { buildPriest, mockNetwork, renderScreen } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import area from '../area.ts';
import { Screen } from './week-screen.tsx';

afterEach(() => jest.restoreAllMocks());

it('begins today at the temple, not on the device', async () => {
  // In Edison it is still November 29.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-11-30T02:00:00Z'));
  const temple = { slug: 'edison', name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' };
  const network = mockNetwork()
    .on(priestAssignmentEndpoints.waiting, { waiting: 0 })
    .on(priestAssignmentEndpoints.own, { items: [], nextCursor: null })
    .on(priestCalendarEndpoints.link, { url: null } as never)
    .on(priestEndpoints.profile, { temples: [temple] } as unknown as PriestProfile);
  await renderScreen(<Screen />, {
    at: '/priest/dashboard?view=week',
    user: buildPriest(),
    density: 'priest',
    messages: { [area.name]: area.messages },
  });
  await waitFor(() => expect(network.callsTo(priestAssignmentEndpoints.own)).toHaveLength(1));
  expect(network.callsTo(priestAssignmentEndpoints.own)[0]?.query.get('from')).toBe('2031-11-29');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Today', 'Tomorrow', 'Week']));
  network.restore();
});
