import { type BookingDetail, bookingEndpoints, type PrasadamLabel } from '@sannidhi/contracts';
import { buildStaff, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { PrasadamView } from './prasadam-view.tsx';

const AT = '/temple-admin/pooja-booking-management?view=prasadam';
const time = { startsAt: '2026-11-18T18:00:00.000Z', endsAt: '2026-11-18T18:30:00.000Z' };
const address = { name: 'Meera', street: '1 Main Street', street2: '', city: 'Edison', state: 'NJ' as const, zip: '08820' };
const parcel: BookingDetail = {
  id: testId(1301),
  orderId: testId(1302),
  status: 'performed',
  channel: 'online',
  service: 'Archana',
  startsAt: time.startsAt,
  bookedBy: 'Meera Raghunathan',
  names: 'Meera Raghunathan',
  nameCount: 1,
  amountCents: 3_300,
  prasadam: 'none',
  slot: { id: testId(1303), serviceId: testId(1304), service: 'Archana', location: 'temple', place: '', ...time },
  participants: [],
  intention: '',
  inAbsentia: true,
  isNotified: true,
  email: 'meera@example.test',
  phone: null,
  prasadamTo: address,
  trackingNumber: null,
  canceledWhy: null,
  note: null,
  performedAt: time.endsAt,
  next: [],
  markableFrom: '2026-11-20T05:00:00.000Z',
};
const label: PrasadamLabel = { id: parcel.id, service: 'Archana', startsAt: time.startsAt, to: address };

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork()
    .on(bookingEndpoints.list, page(parcel))
    .on(bookingEndpoints.detail, parcel)
    .on(bookingEndpoints.labels, [label]);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const asked = () => network.callsTo(bookingEndpoints.list).at(-1)?.query.get('prasadam');

it('starts with what is to be packed, and notes that it was', async () => {
  network.on(bookingEndpoints.prasadam, { ...parcel, prasadam: 'packed' });
  const { user } = await renderOffice(PrasadamView, { at: AT });
  await user.click(await screen.findByRole('row', { name: /Meera Raghunathan/ }));
  expect(asked()).toBe('none');
  const form = within(await screen.findByRole('form', { name: 'Prasadam' }));
  await user.click(form.getByRole('button', { name: 'Update prasadam' }));
  expect(await screen.findByText('Prasadam: Packed')).toBeVisible();
  expect(network.callsTo(bookingEndpoints.prasadam)[0]?.body).toMatchObject({ status: 'packed' });
});

it('prints the labels of what is shown, and none of what was mailed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderOffice(PrasadamView, { at: AT });
  await screen.findByText(/1 Main Street/);
  await user.click(screen.getByRole('button', { name: 'Print labels' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Prasadam: Not mailed' }));
  await user.click(screen.getByRole('menuitem', { name: 'Shipped' }));
  await waitFor(() => expect(asked()).toBe('shipped'));
  expect(screen.queryByRole('button', { name: 'Print labels' })).not.toBeInTheDocument();
  expect(screen.queryByText(/1 Main Street/)).not.toBeInTheDocument();
});

it('shows viewers where it is, without a way to change it', async () => {
  const { user } = await renderOffice(PrasadamView, { at: AT, user: buildStaff('viewer') });
  await user.click(await screen.findByRole('row', { name: /Meera Raghunathan/ }));
  expect((await screen.findAllByText(/1 Main Street/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('form', { name: 'Prasadam' })).not.toBeInTheDocument();
});
