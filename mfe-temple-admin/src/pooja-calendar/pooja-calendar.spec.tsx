import { type AssignmentState, priestAssignmentEndpoints, priestEndpoints, type StaffedSlot, type TemplePriest } from '@sannidhi/contracts';
import { buildStaff, type MockNetwork } from '@sannidhi/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { CalendarView } from './calendar-view.tsx';
import { rowsOf } from './hours.ts';
import { lanesByPriest } from './lanes.ts';
import { nextService } from './next-service.ts';

const AT = '/temple-admin/pooja-booking-management?view=calendar&date=2026-11-24';
const [SASTRY, JOSHI] = [testId(1301), testId(1302)];
const priest = (id: string, fullName: string): TemplePriest => ({
  id,
  fullName,
  email: 'priest@sannidhi.test',
  since: '2026-01-01T00:00:00.000Z',
  languages: [],
  traditions: [],
  skills: [],
  photo: null,
  skillsHere: [],
  travelMiles: 30,
  maxPerDay: 4,
  maxPerWeek: 20,
  servicesThisMonth: 12,
  hoursThisMonth: 24,
  offered: 0,
});
const priests = [priest(SASTRY, 'Ramachandra Sastry'), priest(JOSHI, 'Anand Joshi')];

let id = 1310;
/** On November 24 in Edison, from a full hour on. */
function service(name: string, hour: number, given: Record<string, AssignmentState> = {}, minutes = 90): StaffedSlot {
  const startsAt = new Date(Date.UTC(2026, 10, 24, hour + 5));
  const assignments = Object.entries(given).map(([accountId, state]) => ({
    id: testId(id++),
    state,
    position: 1,
    priest: { accountId, fullName: accountId === SASTRY ? 'Ramachandra Sastry' : 'Anand Joshi' },
    answerBy: '2026-11-24T23:00:00.000Z',
    answeredAt: null,
    reason: null,
    explanation: { code: 'priest-assignment.why-only' },
  }));
  return {
    id: testId(id++),
    serviceId: testId(1300),
    service: name,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
    date: '2026-11-24',
    time: `${String(hour).padStart(2, '0')}:00`,
    location: 'temple',
    place: 'Main hall',
    families: 4,
    capacity: 8,
    priestsNeeded: 1,
    open: Object.values(given).some((state) => state !== 'declined') ? 0 : 1,
    assignments,
  };
}
const morning = service('Abhishekam', 9, { [SASTRY]: 'accepted' });
const noon = service('Archana', 12, { [SASTRY]: 'accepted' }, 30);
const evening = service('Satyanarayana Pooja', 16, { [JOSHI]: 'offered', [SASTRY]: 'declined' });
const open = service('Gruhapravesam', 11);

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(priestAssignmentEndpoints.staffed, [morning, open, noon, evening]).on(priestEndpoints.list, priests);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

const draw = (more = '') => renderOffice(CalendarView, { at: `${AT}${more}`, user: buildStaff('priest-coordinator') });
const lane = (name: string) => screen.findByRole('region', { name });

it('shows each priest’s day, and what nobody performs yet', async () => {
  await draw();
  const own = within(await lane('Ramachandra Sastry')).getAllByRole('button');
  expect(own.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Abhishekam, 9:00 AM – 10:30 AM, 4 of 8, Accepted',
    'Archana, 12:00 PM – 12:30 PM, 4 of 8, Accepted',
    'Satyanarayana Pooja, 4:00 PM – 5:30 PM, 4 of 8, Declined',
  ]);
  expect(within(await lane('No priest yet')).getByRole('button', { name: /Gruhapravesam.*Needs a priest/ })).toBeVisible();
  expect(within(await lane('Anand Joshi')).getByText('Until Nov 24')).toBeVisible();
});

it('moves the focus by arrow keys, and opens a service by Enter', async () => {
  const { user } = await draw();
  const first = await screen.findByRole('button', { name: /Abhishekam/ });
  act(() => first.focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /Archana/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /Satyanarayana.*Offered/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('complementary', { name: 'Satyanarayana Pooja' })).toBeVisible();
});

it('is one stop for Tab', async () => {
  await draw();
  await lane('No priest yet');
  const stops = screen.getAllByRole('button').filter((each) => each.dataset.service && each.tabIndex === 0);
  expect(stops).toHaveLength(1);
});

it('reads the whole week and groups it by date', async () => {
  await draw('&by=week');
  expect(within(await lane('Tue, Nov 24')).getAllByRole('button')).toHaveLength(4);
  expect(within(await lane('Sun, Nov 22')).queryAllByRole('button')).toEqual([]);
  const { query } = network.callsTo(priestAssignmentEndpoints.staffed)[0]!;
  expect(Object.fromEntries(query)).toEqual({ from: '2026-11-22', to: '2026-11-28' });
});

it('keeps two services that meet in rows of their own', () => {
  const [lane] = lanesByPriest([service('One', 9), service('Two', 10), service('Three', 12)], [], 'Nobody');
  const { rows, count } = rowsOf(lane!.services);
  expect([...rows.values()]).toEqual([0, 1, 0]);
  expect(count).toBe(2);
});

it('stops at the edges, and finds the nearest service in the next lane', () => {
  const lanes = lanesByPriest([morning, noon, evening, open], priests, 'Nobody');
  const [first, , last] = lanes[0]!.services;
  expect(nextService(lanes, first!.key, 'ArrowLeft', 'right')).toBeUndefined();
  expect(nextService(lanes, first!.key, 'End', 'right')).toBe(last!.key);
  expect(nextService(lanes, last!.key, 'ArrowDown', 'right')).toBe(lanes[1]!.services[0]!.key);
  expect(nextService(lanes, lanes[1]!.services[0]!.key, 'ArrowDown', 'right')).toBe(open.id);
});
