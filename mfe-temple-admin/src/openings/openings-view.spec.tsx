import { openingEndpoints, type PoojaOpening, type PoojaSlot, poojaSlotEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { OpeningsView } from './openings-view.tsx';

const AT = '/temple-admin/pooja-management?view=openings';
const time = { startsAt: '2026-12-18T15:00:00.000Z', endsAt: '2026-12-18T16:00:00.000Z', date: '2026-12-18', time: '10:00' };
const slot: PoojaSlot = {
  id: testId(1401),
  serviceId: testId(1402),
  serviceName: 'Darshan',
  scheduleId: null,
  ...time,
  place: '',
  status: 'open',
  capacity: 60,
  onlinePlaces: 50,
  counterPlaces: 10,
  held: 0,
  onlineSold: 0,
  counterSold: 0,
  waiting: 0,
  toBeMoved: false,
  isRetired: false,
  overBy: 0,
};
const opening: PoojaOpening = {
  id: testId(1403),
  name: 'Vaikuntha Ekadashi darshan',
  kind: 'line',
  status: 'draft',
  about: '',
  waitsAt: '2026-12-01T14:30:00.000Z',
  opensAt: '2026-12-01T15:00:00.000Z',
  closesAt: '2026-12-02T15:00:00.000Z',
  opensOn: '2026-12-01',
  opensTime: '10:00',
  ...{ waitMinutes: 30, admitPerMinute: 600, admitMinutes: 10, placesEach: 2, payHours: 24, openHours: 24 },
  ...{ joined: 0, lastTurn: 0, admittedTurn: 0, admitted: 0, free: 50 },
  slots: [{ id: slot.id, serviceId: slot.serviceId, service: 'Darshan', ...time, free: 50, capacity: 50, registered: 0, canceled: false }],
  order: { seedHash: 'a'.repeat(64), seed: null, tickets: null, listHash: null },
  canceledWhy: null,
};

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  const gated = { ...slot, id: testId(1404), serviceName: 'Gated', openingId: testId(1405) };
  network = officeNetwork().on(openingEndpoints.list, page(opening)).on(poojaSlotEndpoints.list, [slot, gated]);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

async function openOne(shown: PoojaOpening = opening, options = {}) {
  network.on(openingEndpoints.list, page(shown));
  const rendered = await renderOffice(OpeningsView, { at: AT, ...options });
  await rendered.user.click(await screen.findByRole('row', { name: /Vaikuntha Ekadashi/ }));
  expect(await screen.findByText('SHA-256 of the seed')).toBeVisible();
  return rendered;
}

it('adds an opening of times that no other opening sells', async () => {
  network.on(openingEndpoints.add, opening);
  const { user } = await renderOffice(OpeningsView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Add an opening' }));
  const form = within(await screen.findByRole('form', { name: 'Add an opening' }));
  await user.click(form.getByRole('button', { name: 'Add opening' }));
  expect((await form.findAllByText('Choose at least one time'))[0]).toBeVisible();
  await fill(user, form.getByLabelText('Name'), opening.name);
  await fill(user, form.getByLabelText('Opens on'), '2026-12-01');
  await fill(user, form.getByLabelText('At'), '10:00');
  await user.click(form.getByRole('checkbox', { name: /Darshan.*50 places online/ }));
  expect(form.queryByRole('checkbox', { name: /Gated/ })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Add opening' }));
  expect(await screen.findByText(`Saved ${opening.name}`)).toBeVisible();
  const said = { name: opening.name, kind: 'line', slotIds: [slot.id], opensOn: '2026-12-01', opensTime: '10:00', placesEach: 1 };
  expect(network.callsTo(openingEndpoints.add)[0]?.body).toMatchObject(said);
});

it('asks a draw how long its winners have to pay, and not how many it lets in', async () => {
  const { user } = await renderOffice(OpeningsView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Add an opening' }));
  const form = within(await screen.findByRole('form', { name: 'Add an opening' }));
  await user.selectOptions(form.getByLabelText('How'), 'Draw');
  expect(form.getByLabelText('Hours to pay')).toBeVisible();
  expect(form.queryByLabelText('People let in per minute')).not.toBeInTheDocument();
});

it('announces a draft, and cancels with a reason', async () => {
  network
    .on(openingEndpoints.announce, { ...opening, status: 'announced' })
    .on(openingEndpoints.cancel, { ...opening, status: 'canceled' });
  const { user } = await openOne();
  await user.click(screen.getByRole('button', { name: 'Announce' }));
  expect(await screen.findByText(`Announced ${opening.name}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel opening' }));
  const form = within(await screen.findByRole('form', { name: 'Cancel opening' }));
  await user.click(form.getByRole('button', { name: 'Cancel opening' }));
  expect(await form.findByText('Enter a reason')).toBeVisible();
  await fill(user, form.getByLabelText('Reason'), 'Snow');
  await user.click(form.getByRole('button', { name: 'Cancel opening' }));
  await waitFor(() => expect(network.callsTo(openingEndpoints.cancel)[0]?.body).toEqual({ reason: 'Snow' }));
});

it('shows who waits and who was let in while it sells, and its public page', async () => {
  await openOne({ ...opening, status: 'open', joined: 1_240, lastTurn: 1_200, admitted: 900, admittedTurn: 900 });
  expect(screen.getByText('300')).toBeVisible();
  expect(screen.getByText('900')).toBeVisible();
  expect(screen.getByRole('link', { name: /Public page/ })).toHaveAttribute('href', expect.stringContaining(`/openings/${opening.id}`));
  expect(screen.queryByRole('button', { name: 'Announce' })).not.toBeInTheDocument();
});

it('shows viewers an opening without a way to change it', async () => {
  await openOne(opening, { user: buildStaff('viewer') });
  for (const name of ['Announce', 'Change', 'Cancel opening']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
