import { type PriestDayService, priestAssignmentEndpoints, priestDayEndpoints } from '@sannidhi/contracts';
import { buildPriest, dashboardNouns, type MockNetwork, mockNetwork, NETWORK_DOWN, renderScreen } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import area from '../area.ts';
import { firstReads } from './day.first-reads.ts';
import { Screen } from './day-screen.tsx';
import { keepMarkedHere } from './marked-here.ts';

const word = (text: string) => ({ text, typed: null });
const MEERA = { name: word('Meera'), gotra: word('Bharadwaja'), nakshatra: 'Rohini', rashi: 'Vrishabha', pronunciation: 'MEE-ra' };
const SERVICE: PriestDayService = {
  assignmentId: 'a1',
  slotId: 's1',
  script: 'latin',
  temple: { name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' },
  service: 'Vishnu Sahasranama Archana',
  place: 'Main hall',
  home: null,
  date: '2026-11-20',
  startsAt: '2026-11-20T16:00:00.000Z',
  endsAt: '2026-11-20T17:00:00.000Z',
  status: 'open',
  time: {
    text: 'पराभवनामसंवत्सरे',
    latin: 'Parabhava nama samvatsare',
    rahuKalam: { startsAt: '2026-11-20T15:29:00.000Z', endsAt: '2026-11-20T16:43:00.000Z' },
  },
  families: [
    {
      bookingId: 'b1',
      version: 2,
      bookedBy: 'Meera Raghunathan',
      status: 'confirmed',
      channel: 'online',
      intention: 'For Anika’s first year at college',
      inAbsentia: true,
      names: [MEERA, { ...MEERA, name: { text: 'అనిక', typed: 'अनिका' } }],
      change: 'changed',
    },
  ],
  removed: [],
  nameCount: 2,
  stamp: '',
  printed: null,
  marks: [],
};
const LAMP = {
  ...{ ...SERVICE, slotId: 's2', service: 'Lamp pooja', startsAt: '2026-11-20T22:00:00.000Z', families: [], nameCount: 0 },
  temple: { ...SERVICE.temple, name: 'Sri Shiva Temple' },
};
const DONE = {
  id: 'm1',
  key: 'k',
  at: '2026-11-20T11:58:00.000Z',
  by: 'Ramachandra Sastry',
  byId: 'someone',
  note: '',
  hasPhoto: false,
  conflicts: [],
};

const draw = (at = '/priest/dashboard') =>
  renderScreen(<Screen />, { at, user: buildPriest(), density: 'priest', messages: { [area.name]: area.messages } });

const _USUAL = { skills: [], travelMiles: 60, maxPerDay: 6, maxPerWeek: 30 };

let network: MockNetwork;
const days = (...services: PriestDayService[]) =>
  network.on(priestDayEndpoints.day, ({ query }) => ({
    date: query.get('date') ?? '2026-11-20',
    timeZone: 'America/New_York',
    services: query.get('date') ? [] : services,
  }));
beforeEach(() => {
  network = mockNetwork().on(priestAssignmentEndpoints.waiting, { waiting: 0 });
  days(SERVICE, LAMP);
});
afterEach(() => network.restore());

it('reads what its page has asked for by then', async () => {
  await draw();
  await waitFor(() =>
    expect(network.calls.map(({ address }) => address)).toEqual(
      expect.arrayContaining(firstReads['/priest/dashboard'].map((read) => read.replace(/#.*/, ''))),
    ),
  );
});

it('says when Rahu kalam is at the service’s temple', async () => {
  await draw();
  expect(await screen.findByText('Rahu kalam 10:29 AM – 11:43 AM')).toBeVisible();
});

it('[2.37] shows the day’s services in order, and the next one’s sheet', async () => {
  await draw();
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday, November 20' })).toBeVisible();
  const list = await screen.findByRole('navigation', { name: 'Services of the day' });
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '11:00 AMVishnu Sahasranama ArchanaMain hall, Sri Kamakshi Temple, 2 names',
    '5:00 PMLamp poojaMain hall, Sri Shiva Temple, 0 names',
  ]);
  const sheet = screen.getByRole('article', { name: 'Vishnu Sahasranama Archana' });
  expect(sheet).toHaveTextContent('11:00 AM, Main hall, Sri Kamakshi Temple. 1 family, 2 names.');
  for (const words of ['Meera', 'Rohini', 'say MEE-ra', 'అనిక', 'अनिका', 'In absentia', 'Changed']) expect(sheet).toHaveTextContent(words);
});

it('heads the facts of each name, without a heading where one is unknown', async () => {
  const names = [MEERA, { ...MEERA, name: word('Arun'), gotra: null, rashi: null }];
  days({ ...SERVICE, families: SERVICE.families.map((family) => ({ ...family, names })) });
  await draw();
  const [meera, arun] = (await screen.findAllByRole('button', { name: /was said$/ })).map((tick) => tick.closest('li'));
  for (const heading of ['Gotra', 'Nakshatra', 'Rashi']) expect(within(meera!).getByText(heading)).toBeInTheDocument();
  expect(within(arun!).queryByText('Gotra')).toBeNull();
  expect(arun).toHaveTextContent(/Nakshatra.*Rohini$/);
});

it('says where a pooja at home is, and whom to call', async () => {
  const address = { name: 'Meera', street: '1 Main Street', street2: '', city: 'Princeton', state: 'NJ', zip: '08540' };
  days({ ...SERVICE, home: { address, contact: 'Meera Raghunathan', phone: '+17325550148', email: null } });
  await draw();
  const visit = within(await screen.findByRole('region', { name: 'Home visit' }));
  expect(visit.getByText('Meera, 1 Main Street, Princeton, NJ 08540')).toBeVisible();
  expect(visit.getByRole('link', { name: '(732) 555-0148' })).toHaveAttribute('href', 'tel:+17325550148');
  expect(visit.queryByText('Email')).toBeNull();
});

it('counts the names that were said', async () => {
  const { user } = await draw();
  await user.click(await screen.findByRole('button', { name: 'Meera was said' }));
  expect(screen.getByText('1 of 2 said')).toBeVisible();
});

it('says below the button that the screen may turn off, so that the button keeps its place', async () => {
  days(SERVICE);
  await draw();
  const button = await screen.findByRole('button', { name: 'Mark performed' });
  const note = screen.getByText(/can’t keep the screen on/);
  expect(button.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('opens another service of the day', async () => {
  const { user } = await draw();
  await user.click(await screen.findByRole('button', { name: /Lamp pooja/ }));
  expect(await screen.findByText('No family has booked this service yet.')).toBeVisible();
});

it('says by whom and when a service was performed, and what the office had changed', async () => {
  days({ ...SERVICE, marks: [{ ...DONE, conflicts: [{ bookingId: 'b1', bookedBy: 'Meera Raghunathan', kind: 'canceled' }] }] });
  await draw();
  expect(await screen.findByText('Performed at 6:58 AM, marked by Ramachandra Sastry.')).toBeVisible();
  expect(screen.getByText('Meera Raghunathan: this booking was canceled before.')).toBeVisible();
});

it('offers to undo an own mark of the last half hour, and no other', async () => {
  const user = buildPriest();
  const own = { ...DONE, byId: user.id, at: new Date(Date.now() - 29 * 60_000).toISOString() };
  days({ ...SERVICE, marks: [own] }, { ...LAMP, marks: [{ ...own, byId: 'someone' }] });
  const drawn = await draw();
  await drawn.user.click(await screen.findByRole('button', { name: /Lamp pooja/ }));
  expect(await screen.findByText(/marked by Ramachandra Sastry/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  await drawn.user.click(screen.getByRole('button', { name: /Vishnu/ }));
  await drawn.user.click(await screen.findByRole('button', { name: 'Undo: Vishnu Sahasranama Archana wasn’t performed' }));
  expect(await screen.findByText(/We couldn’t save this on your device/)).toBeVisible();
});

it('offers it after another priest’s mark, too, and by this device’s clock for a mark that was made here', async () => {
  const user = buildPriest();
  const old = new Date(Date.now() - 61 * 60_000).toISOString();
  keepMarkedHere('here', new Date(Date.now() - 60_000).toISOString());
  const marks = [
    { ...DONE, key: 'here', byId: user.id, at: old },
    { ...DONE, byId: 'someone', at: old },
  ];
  days({ ...SERVICE, marks });
  await draw();
  expect(await screen.findByRole('button', { name: /^Undo: Vishnu/ })).toBeVisible();
});

it('says so where a mark can’t be kept on this device', async () => {
  const { user } = await draw();
  await user.click(await screen.findByRole('button', { name: 'Mark performed' }));
  expect(await screen.findByText(/We couldn’t save this on your device/)).toBeVisible();
});

it('is empty on a free day', async () => {
  days();
  await draw();
  expect(await screen.findByText('No services on this day')).toBeVisible();
});

it('leads to the offers that wait for an answer', async () => {
  network.on(priestAssignmentEndpoints.waiting, { waiting: 1 });
  await draw();
  expect(await screen.findByRole('link', { name: '1 offer to answer' })).toHaveAttribute('href', '/priest/dashboard?view=offers');
  expect(screen.getByRole('tab', { name: 'Offers 1' })).toBeVisible();
});

it('marks the page it is on: a day that the week leads to isn’t tomorrow', async () => {
  const first = await draw('/priest/dashboard?date=2031-12-05');
  expect(await screen.findByRole('tab', { name: 'Week' })).toHaveAttribute('aria-selected', 'true');
  await first.user.click(screen.getByRole('tab', { name: 'Tomorrow' }));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Tomorrow' })).toHaveAttribute('aria-selected', 'true'));
});

it('tries again when the day did not load, and nothing of it is on this device', async () => {
  network.on(priestDayEndpoints.day, NETWORK_DOWN);
  await draw();
  expect(await screen.findByText('We couldn’t load this day’s services')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('is where the nouns are that say so, but for dakshina, which has a view', async () => {
  await draw();
  const shown = dashboardNouns('/priest/dashboard').filter((noun) => noun !== 'dakshina');
  // The count of offers is refetched with the notifications, which it doesn't show.
  await waitFor(() => expect(network.nounsRead().filter((noun) => noun !== 'notification')).toEqual(shown));
});
