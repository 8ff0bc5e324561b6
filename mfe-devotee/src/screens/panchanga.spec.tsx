import { panchangaEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, NETWORK_DOWN } from '@sannidhi/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildSaved } from '../test/gifts.ts';
import { show } from '../test/show.tsx';
import { Screen as Panchanga } from './panchanga.tsx';

const FREMONT = {
  id: 'fremont-ca',
  name: 'Fremont',
  region: 'CA',
  country: 'US',
  latitude: 37.5485,
  longitude: -121.9886,
  timeZone: 'America/Los_Angeles',
};
const EKADASHI = '/devotee/panchanga?date=2026-11-20';
let network: MockNetwork;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T15:12:00Z'));
  localStorage.clear();
  network = mockNetwork()
    .on(templeEndpoints.saved, [buildSaved()])
    .on(panchangaEndpoints.ownDates, [])
    .on(panchangaEndpoints.cities, [FREMONT]);
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

const open = (at: string, options = {}) => show(Panchanga, at, { user: buildDonor(), ...options });

it('returns the day over the home temple: tithi, times to avoid, Sun and Moon', async () => {
  await open(EKADASHI);
  expect(await screen.findByRole('heading', { level: 2, name: 'Shukla Ekadashi' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Friday, November 20' })).toBeVisible();
  expect(screen.getByText(/^Kartika month, Sharad \(autumn\) season, Parabhava year. Shaka 1948, Vikram 2083.$/)).toBeVisible();
  expect(screen.getByText('Tithi (lunar day) 11 of 15, waxing moon, until 8:02 PM, then Shukla Dvadashi')).toBeVisible();
  const avoid = within(screen.getByRole('region', { name: 'Times to avoid' }));
  expect(avoid.getByText('10:29 AM – 11:43 AM')).toBeVisible();
  expect(screen.getAllByText('Vrishchika (Scorpio)')[0]).toBeVisible();
  expect(screen.getByText('Now 10:12 AM')).toBeVisible();
});

it('says why the day is kept, and when the fast ends', async () => {
  await open(EKADASHI);
  const observed = within(await screen.findByRole('region', { name: 'On this day' }));
  expect(observed.getByText(/^Rule: Kartika Shukla Ekadashi by the/)).toBeVisible();
  expect(observed.getAllByText(/Ekadashi holds at sunrise/)[0]).toBeVisible();
  expect(observed.getAllByText(/^Parana \(breaking the fast\): tomorrow, 6:51 AM – 8:4\d AM\.$/)[0]).toBeVisible();
});

it('steps by day and by the keys of the month, over New Year', async () => {
  const page = await open('/devotee/panchanga?date=2026-12-31');
  await page.user.click(await screen.findByRole('button', { name: 'Next day' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Friday, January 1/ })).toBeVisible();
  const grid = within(await screen.findByRole('grid', { name: 'January 2027' }));
  act(() => grid.getByRole('button', { pressed: true }).focus());
  await page.user.keyboard('{ArrowDown}{PageDown}');
  expect(await screen.findByRole('heading', { level: 1, name: /Monday, February 8/ })).toBeVisible();
  expect(screen.getByRole('button', { pressed: true })).toHaveFocus();
});

it('looks at the sky over another city', async () => {
  const page = await open(EKADASHI);
  await page.user.click(await screen.findByRole('button', { name: 'Edison, NJ' }));
  await page.user.type(screen.getByRole('searchbox', { name: 'City' }), 'f');
  await page.user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText(/at least 2 letters/)).toBeVisible();
  await fill(page.user, screen.getByRole('searchbox', { name: 'City' }), 'rem');
  await page.user.click(screen.getByRole('button', { name: 'Find' }));
  await page.user.click(await screen.findByRole('button', { name: 'Fremont, CA' }));
  expect(await screen.findByText('Tithi (lunar day) 11 of 15, waxing moon, until 5:02 PM, then Shukla Dvadashi')).toBeVisible();
});

it('shows one tradition and the names of another language when asked', async () => {
  const page = await open('/devotee/panchanga?date=2026-11-20');
  await page.user.click(await screen.findByRole('button', { name: 'Edison, NJ' }));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Names in' }), 'తెలుగు');
  expect(await screen.findByRole('heading', { level: 2, name: /ఏకాదశి/ })).toBeVisible();
});

it('names the allowed dates when it is asked for one that does not exist', async () => {
  await open('/devotee/panchanga?date=2026-02-30');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This calendar can’t show the date “2026-02-30.”');
  expect(alert).toHaveTextContent('Use a date from January 1, 1900 to December 31, 2100');
});

it('asks for a place where there is no home temple', async () => {
  network.on(templeEndpoints.saved, []);
  await open('/devotee/panchanga');
  expect(await screen.findByRole('searchbox', { name: 'City' })).toBeVisible();
  expect(screen.getByText('The calendar depends on the sky where you are. Choose your location.')).toBeVisible();
});

it('says that the home temple did not load, and asks for it again', async () => {
  network.on(templeEndpoints.saved, NETWORK_DOWN);
  const { user } = await open('/devotee/panchanga');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this location');
  network.on(templeEndpoints.saved, []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('keeps answering without a network for a place seen before', async () => {
  const first = await open(EKADASHI);
  await screen.findByRole('heading', { level: 2, name: 'Shukla Ekadashi' });
  first.unmount();
  network.on(templeEndpoints.saved, NETWORK_DOWN).on(panchangaEndpoints.ownDates, NETWORK_DOWN);
  await open(EKADASHI);
  expect(await screen.findByRole('heading', { level: 2, name: 'Shukla Ekadashi' })).toBeVisible();
});

it('keeps a festival on the temple’s own date and says so', async () => {
  const own = { festivalId: 'diwali-lakshmi-puja', computedDate: '2026-11-08', date: '2026-11-07', note: 'On the Saturday' };
  network.on(panchangaEndpoints.ownDates, [own]);
  await open('/devotee/panchanga?date=2026-11-07');
  const observed = within(await screen.findByRole('region', { name: 'On this day' }));
  expect(await observed.findByText('The temple observes it on this date instead of November 8, 2026: On the Saturday')).toBeVisible();
});

it('speaks Hindi', async () => {
  await open(EKADASHI, { language: 'hi' });
  expect(await screen.findByRole('heading', { level: 2, name: 'शुक्ल एकादशी' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'त्याज्य समय' })).toBeVisible();
});

it('returns the birth star of a child born on the day, by the minute', async () => {
  const page = await open(EKADASHI);
  const birth = within(await screen.findByRole('region', { name: 'Born on this day' }));
  expect(birth.getByText('Uttara Bhadrapada, pada 3')).toBeVisible();
  await page.user.clear(birth.getByLabelText('Time of birth'));
  await fill(page.user, birth.getByLabelText('Time of birth'), '20:30');
  expect(birth.getByText('Revati, pada 1')).toBeVisible();
});

it('lists a year of festivals from today, or of vratas, each with its reason', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T15:12:00Z'));
  const page = await open('/devotee/panchanga?view=festivals&date=2026-11-20');
  const earlier = await screen.findByText(/^Earlier in 2026 \(\d+\)$/);
  expect(screen.getByText(/^Karva Chauth/)).not.toBeVisible();
  // Diwali is in this month, and over.
  for (const passed of screen.getAllByText(/^Diwali/)) expect(passed).not.toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'November 2026', level: 2 }).at(-1)).toBeVisible();
  await page.user.click(earlier);
  expect(screen.getAllByRole('heading', { name: 'November 2026' })).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'Earlier in November 2026' })).getAllByText(/^Diwali/)[0]).toBeVisible();
  const october = within(screen.getByRole('region', { name: 'October 2026' }));
  expect(october.getByText(/^Karva Chauth/)).toBeVisible();
  expect(october.getAllByText(/^Rule: /).length).toBeGreaterThan(0);
  await page.user.click(screen.getByRole('tab', { name: /^Vratas/ }));
  expect(screen.getAllByText('Pradosham').length).toBeGreaterThan(20);
  jest.restoreAllMocks();
});

it('lays the month out as on a wall calendar', async () => {
  await open('/devotee/panchanga?view=month&date=2026-11-20');
  const sheet = await screen.findByRole('region', { name: 'November 2026, in seven columns' });
  expect(sheet).toHaveTextContent('Shukla Ekadashi 8:02 PM');
  expect(sheet).toHaveTextContent('Krishna Ashtami 2:41 AM+');
  expect(sheet).toHaveTextContent('20 Fri: 10:29 AM – 11:43 AM');
});

it('gives the place’s calendar an address to subscribe to, by tradition', async () => {
  localStorage.setItem('panchanga', JSON.stringify({ settings: { tradition: 'vaishnava' } }));
  const page = await open(EKADASHI);
  await page.user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  await page.user.click(screen.getByRole('radio', { name: 'Both' }));
  expect(screen.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
    'href',
    'webcal://localhost/api/public/panchanga/calendar.ics?temple=sri-kamakshi-edison&kinds=all&tradition=vaishnava',
  );
});
