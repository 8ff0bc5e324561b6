import {
  type BookingRow,
  type FamilyCall,
  ledgerEndpoints,
  type OfficeCardName,
  type OfficeCards,
  type OfficeDashboard,
  officeDashboardEndpoints,
  type ShiftGap,
  type StaffedSlot,
  type StaffInvitationView,
} from '@sannidhi/contracts';
import { buildStaff, dashboardNouns, type MockNetwork, NETWORK_DOWN } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildBatch, buildGiftRow, buildProof, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { firstReads } from './dashboard.first-reads.ts';
import { Screen } from './dashboard-screen.tsx';

const AT = { at: '/temple-admin/dashboard' };
const dispute = buildGiftRow({ id: testId(2), donorLabel: 'K. Bhaskaran', totalCents: 50_100, status: 'disputed' });
const sum = (sumCents: number, beforeCents: number) => ({
  sumCents,
  before: { from: '2025-11-01', to: '2025-11-20', sumCents: beforeCents },
});
const offBooks = () => buildProof({ holds: false, differences: [{ what: 'x', expectedCents: 100, foundCents: 0, orderId: null }] });

const CARDS: OfficeCards = {
  temple: { status: 'approved' },
  figures: { today: sum(51_00, 21_00), month: sum(4_821_651, 4_289_724), year: sum(1, 0), toCheck: 3 },
  today: [buildGiftRow({ donorLabel: 'Asha Rao' })],
  disputes: [dispute],
  givingByFund: { weeks: ['2026-11-09', '2026-11-16'], funds: [{ id: testId(101), name: 'Annadanam', receivedCents: [100_000, 250_000] }] },
  openBatches: [buildBatch()],
  pledges: { toMatch: 1 },
  books: buildProof(),
  bookings: [],
  leftBookings: { count: 0, first: null },
  familyCalls: { count: 0, first: null },
  requests: [],
  unstaffed: [],
  lapsedInvitations: [],
  conversations: { needReply: 0, nobodys: 0 },
  events: [],
  shiftGaps: { gaps: [], soon: 0, signUps: 0, hours: 0 },
  eventNeeds: { toApprove: { count: 0, date: null }, toCall: { count: 0, date: null, parties: [] } },
  doors: { doubts: 0, date: null },
  halls: { conflicts: 0, requests: 0, request: null },
  owedRefunds: { count: 0, totalCents: 0 },
};

/** The dashboard of somebody who may read everything, except for what is given; undefined removes a card. */
function dashboard(cards: Partial<OfficeCards> = {}, others: OfficeDashboard['cards'] = {}): OfficeDashboard {
  const ready = Object.entries({ ...CARDS, ...cards }).map(([name, data]) => [name, { state: 'ready', data }]);
  return { cards: { ...Object.fromEntries(ready), ...others } };
}

const only = (...names: OfficeCardName[]): OfficeDashboard => ({
  cards: Object.fromEntries(Object.entries(dashboard().cards).filter(([name]) => names.includes(name as OfficeCardName))),
});

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(officeDashboardEndpoints.cards, dashboard());
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('is one request, which its page has sent by then', async () => {
  await renderOffice(Screen, AT);
  expect(await screen.findByText('Balanced')).toBeVisible();
  expect(await screen.findByText('3 payments to check')).toBeVisible();
  expect(network.calls.map(({ path }) => path)).toEqual(firstReads['/temple-admin/dashboard'].map((read) => read.replace(/#.*/, '')));
});

it('[2.33] names the temple’s day and compares the month with the same days a year before', async () => {
  await renderOffice(Screen, AT);
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday, November 20' })).toBeVisible();
  expect(await screen.findByText('12.4% more than Nov 1 – Nov 20, 2025')).toBeVisible();
});

it('lists what needs somebody, with the page where it is done', async () => {
  await renderOffice(Screen, AT);
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(await needs.findByText('Dispute on $501.00 from K. Bhaskaran')).toBeVisible();
  expect(needs.getByText('3 payments to check')).toBeVisible();
  expect(await needs.findByRole('link', { name: /^Match: 1 gift to match with a pledge/ })).toBeVisible();
  expect(needs.getByText('Counted: 2 donations, $120.00. Entered: 1, $100.00.')).toBeVisible();
  expect(needs.getByRole('link', { name: /^Review dispute: Dispute/ })).toHaveAttribute(
    'href',
    `/temple-admin/donations?show=disputes&gift=${dispute.id}`,
  );
});

it('lists services without a priest, conversations, invitations that no longer work, and the approval', async () => {
  const slot = { id: testId(40), service: 'Archana', startsAt: '2026-11-21T14:30:00.000Z', families: 4, open: 1 } as StaffedSlot;
  const invitation = { id: testId(41), email: 'anil@temple.test' } as StaffInvitationView;
  network.on(
    officeDashboardEndpoints.cards,
    dashboard({
      temple: { status: 'in-review' },
      unstaffed: [slot],
      lapsedInvitations: [invitation],
      conversations: { needReply: 2, nobodys: 1 },
    }),
  );
  await renderOffice(Screen, AT);
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(await needs.findByRole('link', { name: 'Assign: 1 service needs a priest' })).toBeVisible();
  expect(needs.getByText('The next one is Archana, Nov 21.')).toBeVisible();
  expect(needs.getByText('Your temple isn’t approved yet')).toBeVisible();
  expect(needs.getByText('anil@temple.test')).toBeVisible();
  expect(needs.getByRole('link', { name: 'Reply: 2 conversations need a reply' })).toHaveAttribute('href', '/temple-admin/messages');
  expect(needs.getByText('1 of them isn’t assigned to anyone.')).toBeVisible();
});

it('leads to refunds that nobody has handed out yet', async () => {
  network.on(officeDashboardEndpoints.cards, dashboard({ owedRefunds: { count: 2, totalCents: 302_00 } }));
  await renderOffice(Screen, AT);
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  const link = await needs.findByRole('link', { name: 'Hand out: 2 refunds to hand out, $302.00' });
  expect(link).toHaveAttribute('href', '/temple-admin/donation-management?view=refunds');
});

it('leads to the first use of a hall that waits for approval, on its day', async () => {
  const request = { id: testId(43), date: '2026-12-08' };
  network.on(officeDashboardEndpoints.cards, dashboard({ halls: { conflicts: 0, requests: 1, request } }));
  await renderOffice(Screen, AT);
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  const link = await needs.findByRole('link', { name: /^Decide: 1 booking of a hall/ });
  expect(link).toHaveAttribute('href', `/temple-admin/calendar?show=list&date=2026-12-08&entry=${request.id}`);
});

it('leads to a booking that is still open at a canceled time', async () => {
  const first = { id: testId(42), service: 'Archana', startsAt: '2026-11-21T14:30:00.000Z', bookedBy: 'Meera Iyer' } as BookingRow;
  network.on(officeDashboardEndpoints.cards, dashboard({ leftBookings: { count: 2, first } }));
  await renderOffice(Screen, AT);
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  const link = await needs.findByRole('link', { name: 'Open booking: 2 bookings are still open at canceled times' });
  expect(link).toHaveAttribute('href', `/temple-admin/pooja-booking-management?from=2026-11-21&to=2026-11-21&booking=${first.id}`);
  expect(needs.getByText(/^Meera Iyer, Archana, Nov 21\./)).toBeVisible();
});

it('leads to a family that only a call reaches about its pooja', async () => {
  const first = { id: testId(44), pooja: 'Archana', startsAt: '2026-11-21T14:30:00.000Z', bookedBy: 'Sunitha Hegde' } as FamilyCall;
  network.on(officeDashboardEndpoints.cards, dashboard({ familyCalls: { count: 1, first } }));
  await renderOffice(Screen, AT);
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  const link = await needs.findByRole('link', { name: 'Open list: 1 family to call about its pooja' });
  expect(link).toHaveAttribute('href', `/temple-admin/pooja-booking-management?view=calls&call=${first.id}`);
});

it('lists what events and volunteers wait for', async () => {
  const date = { id: testId(31), eventId: testId(32), title: 'Deepotsavam', startsAt: '2026-11-22T00:00:00.000Z' };
  const gap = { id: testId(33), title: 'Annadanam serving', startsAt: '2026-11-21T17:00:00.000Z', missing: 2 } as ShiftGap;
  const parties = [{ bookedBy: 'Sunitha Hegde', phone: '+17325550199' }];
  network.on(
    officeDashboardEndpoints.cards,
    dashboard({
      ...{ disputes: [], openBatches: [], pledges: { toMatch: 0 } },
      doors: { doubts: 2, date },
      eventNeeds: { toApprove: { count: 3, date }, toCall: { count: 1, date, parties } },
      shiftGaps: { gaps: [gap], soon: 1, signUps: 4, hours: 5 },
    }),
  );
  await renderOffice(Screen, AT);
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  const manage = `/temple-admin/events/${date.eventId}/manage`;
  const links = [
    ['Decide: 2 entries at a door to decide', `${manage}?view=door&date=${date.id}`],
    ['Open list: 1 registration to call', '/temple-admin/events?view=calls'],
    ['Find people: 1 shift this week needs people', '/temple-admin/volunteer-management?gaps=true'],
    ['Review: 3 registrations to approve', `${manage}?view=waitlist&occurrenceId=${date.id}`],
    ['Review: 4 sign-ups to review', '/temple-admin/volunteer-management?view=sign-ups'],
    ['Approve: 5 records of volunteer hours to approve', '/temple-admin/volunteers?view=hours'],
  ];
  for (const [name = '', href = ''] of links) expect(await needs.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(needs.getByText(/was canceled, and nothing but a call reaches them\. Sunitha Hegde, \(732\) 555-0199/)).toBeVisible();
});

it('shows that the books agree, and names it first when they do not', async () => {
  const { unmount } = await renderOffice(Screen, AT);
  expect(await screen.findByText('Balanced')).toBeVisible();
  unmount();
  network.on(officeDashboardEndpoints.cards, dashboard({ books: offBooks() }));
  await renderOffice(Screen, AT);
  expect(await screen.findByText('The books are off by $1.00')).toBeVisible();
});

it('reads books that the page didn’t wait for by themselves', async () => {
  network.on(officeDashboardEndpoints.cards, dashboard({}, { books: { state: 'late' } })).on(ledgerEndpoints.proof, buildProof());
  await renderOffice(Screen, AT);
  expect(await screen.findByText('Balanced')).toBeVisible();
});

it('draws giving by fund and says its finding in a sentence', async () => {
  await renderOffice(Screen, AT);
  expect(
    await screen.findByRole('img', { name: 'Donations in the last 2 weeks, by fund. The highest was the week of Nov 16, at $2,500.00.' }),
  ).toBeInTheDocument();
});

it('keeps a failing card from taking the others down, and says that the tasks are incomplete', async () => {
  network.on(officeDashboardEndpoints.cards, dashboard({}, { books: { state: 'failed' } }));
  await renderOffice(Screen, AT);
  expect(await screen.findByText('We couldn’t load the books')).toBeVisible();
  expect(await screen.findByText('3 payments to check')).toBeVisible();
  expect(screen.getByText('We couldn’t check everything. Reload the page to try again.')).toBeVisible();
});

it('says in every card that the network is down', async () => {
  network.on(officeDashboardEndpoints.cards, NETWORK_DOWN);
  await renderOffice(Screen, AT);
  for (const what of ['this list', 'the key figures', 'the books', 'the chart'])
    expect(await screen.findByText(`We couldn’t load ${what}`)).toBeVisible();
});

it('lists today what was received', async () => {
  await renderOffice(Screen, AT);
  const table = await screen.findByRole('table', { name: 'Donations today' });
  expect(await within(table).findByText('Asha Rao')).toBeVisible();
});

it('says that nothing needs anybody', async () => {
  const figures = { ...CARDS.figures, toCheck: 0 };
  network.on(officeDashboardEndpoints.cards, dashboard({ figures, today: [], disputes: [], openBatches: [], pledges: { toMatch: 0 } }));
  await renderOffice(Screen, AT);
  expect(await screen.findByText('You’re all caught up')).toBeVisible();
  expect(screen.getByText('No donations yet today')).toBeVisible();
});

it('shows an events coordinator nothing of the money', async () => {
  network.on(officeDashboardEndpoints.cards, only('temple', 'conversations'));
  await renderOffice(Screen, { ...AT, user: buildStaff('events-coordinator') });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('The books')).not.toBeInTheDocument();
  expect(await screen.findByText('You’re all caught up')).toBeVisible();
});

it('is where the nouns are that say so', async () => {
  await renderOffice(Screen, AT);
  await waitFor(() => expect(network.nounsRead()).toEqual(dashboardNouns('/temple-admin/dashboard')));
});
