import {
  type CalendarEntry,
  eventOccurrenceEndpoints,
  type Resource,
  resourceEndpoints,
  type TempleCalendar,
  templeCalendarEndpoints,
} from '@sannidhi/contracts';
import { buildStaff, type MockNetwork } from '@sannidhi/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { spanOf, turned } from './calendar-span.ts';
import { CalendarView } from './temple-calendar-view.tsx';

const AT = '/temple-admin/calendar?date=2026-11-24';
const [HALL, LIBRARY, POOJA, REHEARSAL] = [testId(2101), testId(2102), testId(2103), testId(2104)];

const hall = (id: string, name: string): Resource => ({
  id,
  name,
  kind: 'hall',
  capacity: 400,
  opensAt: '06:00',
  closesAt: '22:00',
  closedDays: [],
  needsApproval: false,
  setupMinutes: 30,
  teardownMinutes: 15,
  serviceIds: [],
  active: true,
});

/** On November 24 in Edison. */
const at = (hour: number, minutes = 0) => new Date(Date.UTC(2026, 10, 24, hour + 5, minutes)).toISOString();
const entry = (id: string, title: string, from: string, until: string, given: Partial<CalendarEntry>): CalendarEntry => ({
  id,
  layer: 'events',
  noun: 'event-occurrence',
  title,
  place: '',
  startsAt: from,
  endsAt: until,
  date: '2026-11-24',
  taken: null,
  capacity: null,
  isTentative: false,
  isPublic: true,
  person: null,
  forId: null,
  resourceId: HALL,
  setupMinutes: 0,
  teardownMinutes: 0,
  clashes: [],
  mover: 'event-date',
  waitingUseId: null,
  path: '/temple-admin/events',
  ...given,
});
const clash = (sourceId: string, title: string, fromAt: string, untilAt: string) => ({
  id: testId(2110),
  source: 'event' as const,
  sourceId,
  title,
  startsAt: fromAt,
  endsAt: untilAt,
  fromAt,
  untilAt,
});
const pooja = entry(POOJA, 'Satyanarayana Pooja', at(18, 30), at(20), {
  layer: 'poojas',
  noun: 'pooja-slot',
  mover: 'pooja-slot',
  taken: 7,
  capacity: 8,
  clashes: [clash(REHEARSAL, 'Kuchipudi rehearsal', at(19, 30), at(21, 45))],
});
const rehearsal = entry(REHEARSAL, 'Kuchipudi rehearsal', at(20), at(21, 30), {
  setupMinutes: 30,
  teardownMinutes: 15,
  isPublic: false,
  clashes: [clash(POOJA, 'Satyanarayana Pooja', at(18, 30), at(20))],
});

const days = Array.from({ length: 7 }, (_, index) => ({
  date: `2026-11-${22 + index}`,
  festivals: index === 2 ? ['Kartika Purnima'] : [],
  tithi: { index: 15, name: 'Purnima', endsAt: at(9, 53) },
  nakshatra: null,
  rahuKalam: { from: at(14, 9), until: at(15, 21) },
  counts: { events: 1, poojas: 1 },
}));
const calendar: TempleCalendar = {
  timeZone: 'America/New_York',
  days,
  layers: [
    { name: 'poojas', label: { en: 'Poojas', hi: 'पूजाएँ' }, look: 'pooja' },
    { name: 'events', label: { en: 'Events', hi: 'कार्यक्रम' }, look: 'event' },
  ],
  entries: [pooja, rehearsal],
  conflicts: [{ entryId: REHEARSAL, source: 'event', date: '2026-11-24', title: 'Kuchipudi rehearsal', resource: 'Main hall' }],
};

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork()
    .on(templeCalendarEndpoints.read, calendar)
    .on(resourceEndpoints.list, [hall(HALL, 'Main hall'), hall(LIBRARY, 'Library')]);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

const block = (name: RegExp) => screen.findByRole('button', { name });

it('shows the week by hall with its sky, and both sides of a conflict', async () => {
  await renderOffice(CalendarView, { at: AT });
  expect(await block(/^Satyanarayana Pooja, .*7 of 8, in conflict with Kuchipudi rehearsal/)).toBeVisible();
  expect(await block(/^Kuchipudi rehearsal, .*in conflict with Satyanarayana Pooja/)).toBeVisible();
  expect(screen.getByText('Setup 7:30 PM')).toBeVisible();
  const tuesday = screen.getByRole('columnheader', { name: /24/ });
  expect(within(tuesday).getByText('Kartika Purnima')).toBeVisible();
  expect(within(tuesday).getByText(/Purnima to 9:53 AM/)).toBeVisible();
  expect(within(tuesday).getByText(/Rahu kalam 2:09 PM – 3:21 PM/)).toBeVisible();
  expect(screen.getByText('1 conflict')).toBeVisible();
});

it('says on which days a priest is away, in the week and in the day', async () => {
  const person = { accountId: testId(2120), fullName: 'Ramesh Bhat' };
  const given = { person, isPublic: false, resourceId: null, mover: null } as const;
  const off = entry('off', person.fullName, at(0), at(24), { ...given, layer: 'days-off', noun: 'priest' });
  const service = entry('service', 'Archana', at(9), at(10), { ...given, layer: 'priests', noun: 'priest-assignment' });
  const layers = [
    ...calendar.layers,
    { name: 'priests', label: { en: 'Priests', hi: 'पुजारी' }, look: 'people' as const },
    { name: 'days-off', label: { en: 'Days off', hi: 'अवकाश' }, look: 'away' as const },
  ];
  network.on(templeCalendarEndpoints.read, { ...calendar, layers, entries: [pooja, off, service] });
  const { user } = await renderOffice(CalendarView, { at: AT });
  const row = await screen.findByRole('row', { name: /^Ramesh Bhat/ });
  expect(row).toHaveTextContent('Day off1 service9:00 AM – 10:00 AM');
  await user.click(screen.getByRole('button', { name: 'Priests' }));
  expect(row).toHaveTextContent(/^Ramesh BhatDay off$/);
  await user.click(screen.getByRole('tab', { name: 'Day' }));
  expect(await screen.findByText(/Away: Ramesh Bhat/)).toBeVisible();
});

it('says once that an entry waits for approval, to who decides and to who can’t', async () => {
  const waits = { ...rehearsal, clashes: [], isTentative: true, taken: 5, waitingUseId: testId(2130) };
  network.on(templeCalendarEndpoints.read, { ...calendar, entries: [waits] });
  for (const staff of [buildStaff(), buildStaff('owner', { permissions: ['events:read'] })]) {
    const { user, unmount } = await renderOffice(CalendarView, { at: AT, user: staff });
    await user.click(await block(/^Kuchipudi rehearsal/));
    const panel = within(await screen.findByRole('complementary', { name: 'Kuchipudi rehearsal' }));
    expect(panel.getAllByText(/Waiting for approval/)).toHaveLength(1);
    expect(panel.getByText(/^5\b/)).toBeVisible();
    unmount();
  }
});

it('leaves out a layer that is switched off, and what the public doesn’t see', async () => {
  const { user } = await renderOffice(CalendarView, { at: AT });
  await block(/^Kuchipudi/);
  await user.click(screen.getByRole('button', { name: 'What the public sees' }));
  expect(screen.queryByRole('button', { name: /^Kuchipudi/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Poojas' }));
  expect(screen.queryByRole('button', { name: /^Satyanarayana/ })).toBeNull();
});

it('goes by arrow keys, and M opens “Move to…” with the free times, the people who hear of it, and a ghost', async () => {
  const date = {
    id: REHEARSAL,
    originalDate: '2026-11-24',
    date: '2026-11-24',
    time: '20:00',
    startsAt: at(20),
    endsAt: at(21, 30),
    durationMinutes: 90,
    placeName: '',
    resourceId: HALL,
    note: '',
    status: 'published' as const,
    reason: '',
    hasBegun: false,
    isOver: false,
  };
  const free = { date: '2026-11-25', time: '20:00', startsAt: '2026-11-26T01:00:00.000Z', endsAt: '2026-11-26T02:30:00.000Z' };
  network.on(eventOccurrenceEndpoints.reach, { notified: 22, date }).on(resourceEndpoints.times, {
    startsAt: at(20),
    endsAt: at(21, 30),
    fromAt: at(19, 30),
    untilAt: at(21, 45),
    clashes: [clash(POOJA, 'Satyanarayana Pooja', at(18, 30), at(20))],
    isOutsideHours: false,
    minutesLeft: 15,
    free: [free],
  });
  const { user } = await renderOffice(CalendarView, { at: AT });
  const first = await block(/^Satyanarayana Pooja/);
  act(() => first.focus());
  await user.keyboard('{ArrowDown}m');
  const panel = await screen.findByRole('complementary', { name: 'Kuchipudi rehearsal' });
  expect(within(panel).getByText('Why this is a conflict')).toBeVisible();
  expect(within(panel).getByText('30 minutes overlap.')).toBeVisible();
  await user.click(await within(panel).findByRole('button', { name: 'Wed, Nov 25, 8:00 PM' }));
  expect(await screen.findByText('would be here', { exact: false })).toHaveTextContent('8:00 PM Kuchipudi rehearsal would be here');
  network.on(eventOccurrenceEndpoints.change, {} as never);
  await user.click(within(panel).getByRole('button', { name: 'Move and notify 22' }));
  expect(await screen.findByText('Kuchipudi rehearsal moved')).toBeVisible();
});

it('lists the same, and says what failed', async () => {
  const { user } = await renderOffice(CalendarView, { at: `${AT}&show=list` });
  expect(await screen.findByRole('table', { name: 'Everything this week' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Month' }));
  expect(await block(/^Satyanarayana Pooja/)).toBeVisible();
});

it('offers a narrow window no week, which it would show as a day', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  await renderOffice(CalendarView, { at: AT });
  expect(await screen.findByRole('tab', { name: 'Day', selected: true })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Day', 'Month', 'List']);
  window.matchMedia = wide;
});

it('has one stop for Tab, also in the month that is shown after another', async () => {
  const moved = (own: CalendarEntry, id: string, date: string): CalendarEntry => ({ ...own, id, title: `December’s ${own.title}`, date });
  const december: TempleCalendar = {
    ...calendar,
    days: days.map((day, index) => ({ ...day, date: `2026-12-0${index + 1}` })),
    entries: [
      moved(pooja, testId(2105), '2026-12-01'),
      moved(pooja, testId(2106), '2026-12-03'),
      moved(rehearsal, testId(2107), '2026-12-03'),
    ],
  };
  network.on(templeCalendarEndpoints.read, ({ query }) => ((query.get('to') ?? '') > '2027' ? december : calendar));
  const { user } = await renderOffice(CalendarView, { at: `${AT}&show=month` });
  const first = await block(/^Satyanarayana Pooja/);
  act(() => first.focus());
  await user.keyboard('{ArrowDown}');
  expect(await block(/^Kuchipudi/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(await screen.findAllByRole('button', { name: /^December’s Satyanarayana/ })).toHaveLength(2);
  const entries = screen.getAllByRole('button', { name: /^December’s/ });
  expect(entries.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('turns pages by day, week and month, whole weeks at a month’s ends', () => {
  expect(spanOf('2026-11-24', 'month')).toEqual({ from: '2026-11-01', to: '2026-12-05' });
  expect(spanOf('2026-11-24', 'week')).toEqual({ from: '2026-11-22', to: '2026-11-28' });
  expect([turned('2026-01-31', 'month', 1), turned('2026-03-31', 'month', -1)]).toEqual(['2026-02-01', '2026-02-01']);
  expect([turned('2026-11-24', 'day', 1), turned('2026-11-24', 'week', -1)]).toEqual(['2026-11-25', '2026-11-17']);
});
