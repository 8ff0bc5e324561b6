import { type DoorList, type DoorTicket, doorEndpoints, eventEndpoints } from '@sannidhi/contracts';
import { type MockNetwork, mockNetwork } from '@sannidhi/kit/testing';
import { screen, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, renderOffice } from '../testing/render-office.tsx';
import { Screen } from './door-view.tsx';

const [EVENT, DATE, MEERA, LUNCH] = [testId(1601), testId(1602), testId(1603), testId(1604)];
const START = { startsAt: '2026-11-22T15:00:00.000Z', endsAt: '2026-11-22T18:00:00.000Z' };
const ticket = (more: Partial<DoorTicket>): DoorTicket => ({
  ...{ id: testId(1605), version: 1, name: 'Arun Rao', type: 'Adult', takesSeat: true, status: 'valid', partyId: testId(1605) },
  ...more,
});
const LIST: DoorList = {
  event: {
    id: DATE,
    eventId: EVENT,
    title: 'Bala Vihar',
    ...START,
    placeName: 'Main hall',
    timeZone: 'America/New_York',
    temple: 'Sri Kamakshi',
  },
  publicKey: '',
  serverTime: '2026-11-20T16:00:00.000Z',
  tickets: [
    ticket({ id: LUNCH, name: '', type: 'Lunch', takesSeat: false, partyId: MEERA }),
    ticket({ id: MEERA, name: 'Meera Nair', partyId: MEERA }),
    ticket({}),
  ],
};
const CAME = { id: testId(1606), n: 1, ticketId: MEERA, version: 1, act: 'in', way: 'name', device: 'East door', by: 'Anil', of: null };

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = mockNetwork()
    .on(eventEndpoints.detail, {
      id: EVENT,
      title: 'Bala Vihar',
      dates: [{ id: DATE, ...START, status: 'published', isOver: false }],
    } as never)
    .on(doorEndpoints.officeList, LIST)
    .on(doorEndpoints.officeSync, {
      scans: [{ ...CAME, decision: null, handover: null, atMs: Date.parse('2026-11-20T15:41:00.000Z') }] as never,
      last: 1,
      more: false,
      serverTime: LIST.serverTime,
    })
    .on(doorEndpoints.helpers, []);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});
const show = () => renderOffice(Screen, { at: `/temple-admin/events/${EVENT}/manage?view=door` });

it('prints the list of one date alone, says which and as of when, and names whose an add-on is', async () => {
  const { user } = await show();
  const onScreen = await screen.findByRole('table', { name: 'People' });
  await user.click(within(onScreen).getAllByRole('button', { name: 'Check in' })[1] as HTMLElement);
  await within(onScreen).findByText('In since 10:41 AM, East door');
  expect(onScreen.closest('[data-noprint]')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).closest('[data-noprint]')).not.toBeNull();

  const paper = document.querySelector('table[aria-hidden="true"]');
  expect(paper?.closest('[data-noprint]')).toBeNull();
  expect(paper?.querySelector('caption')).toHaveTextContent(
    'Bala Vihar' + 'Nov 22, 10:00 AM, Main hall, Sri Kamakshi' + '2 people registered, as of Nov 20, 11:00 AM',
  );
  const rowsOf = (table: Element | null) => [...(table?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);
  expect(rowsOf(paper)).toEqual(['☐Arun RaoAdult', '☑Meera Nair, in since 10:41 AM, East doorAdult', '☐Meera NairLunch']);
  expect(rowsOf(onScreen).map((row) => row?.slice(0, 15))).toEqual(['Arun RaoAdultNo', 'Meera NairAdult', 'Meera NairLunch']);
});

it('checks people in on a phone, too', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  const { user } = await show();
  const [, meera] = await screen.findAllByRole('button', { name: 'Check in' });
  await user.click(meera as HTMLElement);
  expect(await screen.findByText(/In since 10:41 AM, East door/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  window.matchMedia = wide;
});

it.each([
  ['keeps the door of a date that ended early until its end', '2026-11-20T15:00:00.000Z', 'Meera Nair'],
  ['has no door for a date that was canceled before', '2026-11-22T15:00:00.000Z', 'This event has no date with a door'],
])('%s', async (_what, startsAt, shown) => {
  const date = { id: DATE, startsAt, endsAt: '2026-11-22T18:00:00.000Z', status: 'canceled', isOver: false };
  network.on(eventEndpoints.detail, { id: EVENT, title: 'Bala Vihar', dates: [date] } as never);
  await show();
  expect((await screen.findAllByText(shown))[0]).toBeVisible();
});

it('counts and prints who is inside although the ticket was canceled since, and nobody else whose ticket was', async () => {
  const canceled = LIST.tickets.map((each) => ({ ...each, status: 'canceled' as const, endedEarlyAtMs: Date.now() }));
  network.on(doorEndpoints.officeList, { ...LIST, tickets: [...canceled, ticket({ id: testId(1607), name: 'Ravi Hegde' })] });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Check in' }));
  await screen.findByText(/In since 10:41 AM, East door/);
  const shown = ['In', 'Registered'].map((label) => screen.getByText(label).parentElement?.textContent);
  expect(shown).toEqual(['In1', 'Registered2']);
  const paper = document.querySelector('table[aria-hidden="true"]');
  expect(paper?.querySelector('caption')).toHaveTextContent('2 people registered');
  const rows = [...(paper?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);
  expect(rows).toEqual(['☑Meera Nair, in since 10:41 AM, East doorAdult', '☐Ravi HegdeAdult']);
});
