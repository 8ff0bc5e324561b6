import { type EventDateFigures, type EventSummary, eventFigureEndpoints } from '@sannidhi/contracts';
import type { MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen as EventFiguresView } from './event-figures-view.tsx';

const LAMPS: EventDateFigures = {
  id: testId(2),
  eventId: testId(1),
  title: 'Kartika Deepotsavam',
  startsAt: '2026-12-01T22:30:00.000Z',
  timeZone: 'America/New_York',
  status: 'published',
  sells: true,
  capacity: 24,
  sold: 24,
  held: 0,
  receivedCents: 48_000,
  arrived: null,
  waiting: 6,
  toApprove: 0,
};
const SUMMARY: EventSummary = {
  ahead: { dates: 1, sold: 24, receivedCents: 48_000 },
  waiting: 6,
  toApprove: 0,
  doors: { dates: 2, expected: 50, arrived: 45 },
  months: [{ month: '2026-11', dates: 2, sold: 50, receivedCents: 125_000 }],
  attention: [
    { date: LAMPS, why: ['full'] },
    { date: { ...LAMPS, id: testId(3), title: 'Senior lunch', status: 'postponed' }, why: ['postponed'] },
  ],
};

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork()
    .on(eventFigureEndpoints.summary, SUMMARY)
    .on(eventFigureEndpoints.dates, { items: [LAMPS], nextCursor: null });
  holdToday();
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('shows what events came to, and leads to what each date needs', async () => {
  const { user } = await renderOffice(EventFiguresView, { at: '/temple-admin/events/dashboard' });
  const glance = await screen.findByRole('region', { name: 'At a glance' });
  expect(within(glance).getByText('$480.00')).toBeVisible();
  expect(within(glance).getByText('10%')).toBeVisible();
  expect(within(glance).getByText('5 of 50 registered, where the door was kept')).toBeVisible();
  expect(screen.getByText('Full, 6 parties wait')).toBeVisible();
  const page = `/temple-admin/events/${LAMPS.eventId}/manage`;
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(/^Kartika Deepotsavam, /)).toBe(`${page}?view=waitlist&occurrenceId=${LAMPS.id}`);
  expect(link(/^Senior lunch, /)).toBe(`${page}?date=${testId(3)}`);
  expect((await screen.findAllByText('24 of 24'))[0]).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'When' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Past dates' }));
  await waitFor(() => expect(network.callsTo(eventFigureEndpoints.dates).at(-1)?.query.get('when')).toBe('past'));
});
