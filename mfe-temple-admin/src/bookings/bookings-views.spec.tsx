import {
  type BookingDetail,
  bookingEndpoints,
  poojaServiceEndpoints,
  poojaSlotEndpoints,
  type WalkInPayment,
  walkInPaymentEndpoints,
} from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { BOOKINGS_PATH, booking, pooja, slot, time } from '../testing/bookings.ts';
import { page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { BookingsView } from './bookings-view.tsx';

const AT = BOOKINGS_PATH;

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork()
    .on(poojaServiceEndpoints.list, [pooja])
    .on(poojaSlotEndpoints.list, [slot, { ...slot, id: testId(1104), startsAt: '2026-11-21T18:00:00.000Z' }])
    .on(walkInPaymentEndpoints.open, [])
    .on(bookingEndpoints.list, page(booking))
    .on(bookingEndpoints.detail, booking);
});
afterEach(() => {
  jest.restoreAllMocks();
  network.restore();
  jest.useRealTimers();
});

async function openBooking(options = {}) {
  const rendered = await renderOffice(BookingsView, { at: AT, ...options });
  await rendered.user.click(await screen.findByRole('row', { name: /Meera/ }));
  expect(await screen.findByText('Gotra Bharadwaja, Nakshatra Rohini, Rashi Vrishabha')).toBeVisible();
  return rendered;
}

it('starts with the temple’s day and turns to the next', async () => {
  const { user } = await renderOffice(BookingsView, { at: AT });
  expect(await screen.findByText('Friday, November 20')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  expect(await screen.findByText('Saturday, November 21')).toBeVisible();
  await waitFor(() => expect(network.callsTo(bookingEndpoints.list).at(-1)?.query.get('from')).toBe('2026-11-21'));
});

it('checks a family in', async () => {
  network.on(bookingEndpoints.checkIn, { ...booking, status: 'checked-in' });
  const { user } = await openBooking();
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  expect(await screen.findByText('Meera Raghunathan is checked in')).toBeVisible();
});

it('undoes a mark with a reason', async () => {
  network.on(bookingEndpoints.detail, { ...booking, status: 'performed', next: [] }).on(bookingEndpoints.undoPerformed, booking);
  const { user } = await openBooking();
  await user.click(screen.getByRole('button', { name: 'Not performed after all' }));
  const form = within(await screen.findByRole('form', { name: 'Not performed after all' }));
  await fill(user, form.getByLabelText('Reason'), 'They came too late');
  await user.click(form.getByRole('button', { name: 'Not performed after all' }));
  expect(await screen.findByText('Meera Raghunathan isn’t marked as performed anymore')).toBeVisible();
  expect(network.callsTo(bookingEndpoints.undoPerformed)[0]?.body).toEqual({ reason: 'They came too late' });
});

it('offers to mark a service from its day on, and says when that is', async () => {
  network.on(bookingEndpoints.detail, { ...booking, markableFrom: '2026-11-21T05:00:00.000Z' });
  await openBooking();
  expect(screen.getByText('You can note whether it was performed from Nov 21, 12:00 AM on.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check in' })).toBeVisible();
  for (const name of ['Mark performed', 'Didn’t come']) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('checks a family in from the day of its pooja, and says when that is', async () => {
  network.on(bookingEndpoints.detail, { ...booking, checkInFrom: '2026-11-21T05:00:00.000Z' });
  await openBooking();
  expect(screen.getByText('You can check this family in from Nov 21, 12:00 AM on.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
});

it('corrects a name, its gotra and its star, which has to be in its rashi', async () => {
  network.on(bookingEndpoints.changeFor, booking);
  const { user } = await openBooking();
  await user.click(screen.getByRole('button', { name: 'Correct names' }));
  const form = within(await screen.findByRole('form', { name: 'Correct names' }));
  expect(form.getByText(/printed before shows them as changed. The family sees them, too/)).toBeVisible();
  expect(form.getAllByLabelText(/^Nakshatra/)[0]).toHaveDisplayValue('Rohini');
  for (const field of [form.getByLabelText('Name 1'), form.getAllByLabelText(/^Gotra/)[0]!]) await user.clear(field);
  await fill(user, form.getByLabelText('Name 1'), 'Meera Raghunath');
  await fill(user, form.getAllByLabelText(/^Gotra/)[0]!, 'Kaundinya');
  await user.selectOptions(form.getAllByLabelText(/^Nakshatra/)[0]!, 'Shravana');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText("This birth star isn't in this rashi")).toBeVisible();
  await user.selectOptions(form.getAllByLabelText(/^Rashi/)[0]!, 'Makara');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved the names of Meera Raghunathan')).toBeVisible();
  expect(network.callsTo(bookingEndpoints.changeFor)[0]?.body).toMatchObject({
    participants: [
      { name: 'Meera Raghunath', gotra: 'Kaundinya', nakshatra: 22, rashi: 10, familyMemberId: testId(1112) },
      { name: 'Arun Raghunathan', gotra: null, nakshatra: null },
    ],
    version: 3,
    intention: 'Health of the family',
    inAbsentia: false,
  });
});

it('cancels with a reason and says what is paid back', async () => {
  network.on(bookingEndpoints.cancelFor, { ...booking, status: 'canceled' });
  const { user } = await openBooking();
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
  const form = within(await screen.findByRole('form', { name: 'Cancel booking' }));
  expect(form.getByText(/\$21\.00/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Cancel booking' }));
  expect(await form.findByText('Enter a reason')).toBeVisible();
  await fill(user, form.getByLabelText('Reason'), 'The hall is flooded');
  await user.click(form.getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(network.callsTo(bookingEndpoints.cancelFor)[0]?.body).toEqual({ reason: 'The hall is flooded' }));
});

it('says up to which amount a limited role may cancel', async () => {
  const clerk = buildStaff('manager', { limits: { 'bookings:cancel': 100_00, 'donations:refund': 51_00 } });
  const { user } = await openBooking({ user: clerk });
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Your role lets you refund up to $51.00 at once, earlier refunds of the order included.')).toBeVisible();
});

it('moves a booking to another time with a free place', async () => {
  network.on(bookingEndpoints.moveFor, booking);
  const { user } = await openBooking();
  await user.click(screen.getByRole('button', { name: 'Move booking' }));
  const form = within(await screen.findByRole('form', { name: 'Move booking' }));
  await user.selectOptions(form.getByLabelText('New time'), await form.findByRole('option', { name: /Nov 21.*4 free/ }));
  await user.click(form.getByRole('button', { name: 'Move booking' }));
  await waitFor(() => expect(network.callsTo(bookingEndpoints.moveFor)[0]?.body).toEqual({ slotId: testId(1104), sutaka: false }));
});

it.each([
  [true, 'The family is notified.'],
  [false, 'The family has no account here, so let them know yourself.'],
])('promises a message about a move or a cancellation only to a family with an account: %s', async (isNotified, promise) => {
  network.on(bookingEndpoints.detail, { ...booking, isNotified, email: null });
  const { user } = await openBooking();
  for (const name of ['Move booking', 'Cancel booking']) {
    await user.click(screen.getByRole('button', { name }));
    const form = within(await screen.findByRole('form', { name }));
    expect(form.getByText(new RegExp(promise))).toBeVisible();
    await user.click(form.getByRole('button', { name: /Close|Cancel$/ }));
  }
});

it('ships prasadam only with a tracking number', async () => {
  network
    .on(bookingEndpoints.detail, { ...booking, status: 'performed', next: [] })
    .on(bookingEndpoints.prasadam, { ...booking, prasadam: 'shipped' });
  const { user } = await openBooking();
  const form = within(screen.getByRole('form', { name: 'Prasadam' }));
  await user.click(form.getByRole('button', { name: 'Update prasadam' }));
  expect(await form.findByText('Enter the tracking number')).toBeVisible();
  await fill(user, form.getByLabelText('Tracking number'), '9400 1');
  await user.click(form.getByRole('button', { name: 'Update prasadam' }));
  await waitFor(() => expect(network.callsTo(bookingEndpoints.prasadam)[0]?.body).toEqual({ status: 'shipped', trackingNumber: '9400 1' }));
});

it('ships no prasadam before its pooja', async () => {
  await openBooking();
  const form = within(screen.getByRole('form', { name: 'Prasadam' }));
  expect(form.getByText('You can ship it once the booking is marked as performed.')).toBeVisible();
  expect(form.queryByRole('option', { name: 'Shipped' })).toBeNull();
});

it('says what canceling pays back, and that shipped prasadam isn’t part of it', async () => {
  network.on(bookingEndpoints.detail, { ...booking, prasadam: 'shipped', cancelRefundCents: 900 });
  const { user } = await openBooking();
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText(/gets back \$9\.00\. The prasadam was already shipped, so it isn’t refunded\./)).toBeVisible();
});

it('takes what was packed for a canceled booking back from the mail, and packs nothing for one', async () => {
  const canceled: BookingDetail = { ...booking, status: 'canceled', next: [] };
  const unpacked: BookingDetail = { ...canceled, prasadam: 'none' };
  network.on(bookingEndpoints.detail, canceled).on(bookingEndpoints.prasadam, () => {
    network.on(bookingEndpoints.detail, unpacked);
    return unpacked;
  });
  const { user } = await openBooking();
  const form = within(screen.getByRole('form', { name: 'Prasadam' }));
  await user.selectOptions(form.getByRole('combobox'), 'none');
  await user.click(form.getByRole('button', { name: 'Update prasadam' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Prasadam' })).toBeNull());
  expect(network.callsTo(bookingEndpoints.prasadam)[0]?.body).toMatchObject({ status: 'none' });
});

it('books a walk-in for cash and computes the change', async () => {
  network.on(bookingEndpoints.walkIn, { ...booking, bookedBy: 'Sunitha Hegde' });
  const { user } = await renderOffice(BookingsView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Book a walk-in' }));
  const form = within(await screen.findByRole('form', { name: 'Walk-in booking' }));
  await user.click(form.getAllByRole('radio', { name: /1:00 PM, Archana/ })[0]!);
  await fill(user, form.getByLabelText('Booked by'), 'Sunitha Hegde');
  await fill(user, form.getByLabelText('Name 1'), 'Sunitha Hegde');
  await fill(user, form.getByLabelText(/Name in an Indian script/), 'ಸುನೀತಾ');
  await fill(user, form.getByLabelText(/Gotra/), 'Kashyapa');
  await user.selectOptions(form.getByLabelText(/Nakshatra/), 'Rohini');
  await fill(user, form.getByLabelText(/Cash received/), '40');
  expect(form.getByText('$19.00')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Take $21.00 and book' }));
  expect(await screen.findByText('Booked Archana for Sunitha Hegde')).toBeVisible();
  expect(network.callsTo(bookingEndpoints.walkIn)[0]?.body).toMatchObject({
    slotId: slot.id,
    bookedBy: 'Sunitha Hegde',
    method: 'cash',
    participants: [{ name: 'Sunitha Hegde', spelling: 'ಸುನೀತಾ', gotra: 'Kashyapa', nakshatra: 4 }],
  });
});

const payment: WalkInPayment = {
  orderId: testId(1109),
  status: 'waiting',
  bookedBy: 'Sunitha Hegde',
  service: 'Archana',
  startsAt: time.startsAt,
  totalCents: 2_100,
  page: { url: 'https://pay.example/1', qr: 'data:image/svg+xml;base64,', until: time.endsAt },
  isKept: true,
  bookingId: null,
};

it('asks a walk-in for a card, follows it, and has what was typed again after it failed', async () => {
  network
    .on(walkInPaymentEndpoints.start, { orderId: payment.orderId, totalCents: 2_100, checkoutUrl: 'https://pay.example/1' })
    .on(walkInPaymentEndpoints.one, payment)
    .on(walkInPaymentEndpoints.cancel, () => {
      network.on(walkInPaymentEndpoints.one, { ...payment, status: 'canceled', page: null });
      return payment;
    });
  const { user } = await renderOffice(BookingsView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Book a walk-in' }));
  const form = within(await screen.findByRole('form', { name: 'Walk-in booking' }));
  await user.click(form.getAllByRole('radio', { name: /1:00 PM, Archana/ })[0]!);
  await fill(user, form.getByLabelText('Booked by'), 'Sunitha Hegde');
  await fill(user, form.getByLabelText('Name 1'), 'Sunitha Hegde');
  await user.selectOptions(form.getByLabelText('Payment'), 'card');
  await user.click(form.getByRole('button', { name: 'Ask for $21.00 by card' }));
  expect(await screen.findByText(/The place is kept until 1:30 PM/)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of the payment page for Sunitha Hegde' })).toBeVisible();
  expect(network.callsTo(walkInPaymentEndpoints.start)[0]?.body).not.toHaveProperty('method');
  await user.click(screen.getByRole('button', { name: 'Cancel this payment' }));
  expect(await screen.findByText('The payment was canceled. No money was taken.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Booked by')).toHaveValue('Sunitha Hegde');
});

it('finds the card payment whose reply was lost, and keeps what was typed until the provider’s word is known', async () => {
  network.on(walkInPaymentEndpoints.one, { ...payment, status: 'asking', page: null }).on(walkInPaymentEndpoints.start, () => {
    network.on(walkInPaymentEndpoints.open, [payment]);
    throw new TypeError('The reply was lost');
  });
  const { user } = await renderOffice(BookingsView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Book a walk-in' }));
  const form = within(await screen.findByRole('form', { name: 'Walk-in booking' }));
  await user.click(form.getAllByRole('radio', { name: /1:00 PM, Archana/ })[0]!);
  await fill(user, form.getByLabelText('Booked by'), 'Sunitha Hegde');
  await fill(user, form.getByLabelText('Name 1'), 'Sunitha and family');
  await user.selectOptions(form.getByLabelText('Payment'), 'card');
  await user.click(form.getByRole('button', { name: 'Ask for $21.00 by card' }));
  await user.click(await screen.findByRole('button', { name: 'Sunitha Hegde, $21.00' }));
  expect(await screen.findByText('We’re asking the payment provider. The place is still kept.')).toBeVisible();
  expect(screen.queryByText(/free again/)).toBeNull();
  network.on(walkInPaymentEndpoints.cancel, () => {
    network.on(walkInPaymentEndpoints.one, { ...payment, status: 'refunded', page: null });
    return payment;
  });
  await user.click(screen.getByRole('button', { name: 'Cancel this payment' }));
  expect(await screen.findByText(/couldn’t be booked, so \$21.00 is being refunded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Name 1')).toHaveValue('Sunitha and family');
});

it('promises no place after a declined card, and asks about it once its page has ended', async () => {
  const every = jest.spyOn(window, 'setInterval');
  network.on(walkInPaymentEndpoints.open, [payment]).on(walkInPaymentEndpoints.one, { ...payment, status: 'declined', isKept: false });
  const { user } = await renderOffice(BookingsView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Book a walk-in' }));
  await user.click(await screen.findByRole('button', { name: 'Sunitha Hegde, $21.00' }));
  expect(await screen.findByText(/The page works until 1:30 PM. The place is kept again only when it’s paid/)).toBeVisible();
  expect(screen.queryByText(/The place is kept until/)).toBeNull();
  network.on(walkInPaymentEndpoints.one, { ...payment, status: 'asking', page: null, isKept: false });
  const readAtItsEnd = every.mock.calls.find(([, ms]) => ms === Date.parse(time.endsAt) - Date.now())![0] as () => void;
  act(readAtItsEnd);
  expect(await screen.findByText(/whether a card was charged. The place isn’t kept anymore/)).toBeVisible();
});

it('asks for no card where the pooja is free', async () => {
  network
    .on(poojaServiceEndpoints.list, [pooja, { ...pooja, id: testId(1110), name: 'Arati', priceCents: 0 }])
    .on(poojaSlotEndpoints.list, [slot, { ...slot, id: testId(1111), serviceId: testId(1110), serviceName: 'Arati' }]);
  const { user } = await renderOffice(BookingsView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Book a walk-in' }));
  const form = within(await screen.findByRole('form', { name: 'Walk-in booking' }));
  await user.selectOptions(form.getByLabelText('Payment'), 'card');
  await user.click(form.getByRole('radio', { name: /Arati/ }));
  await waitFor(() => expect(form.getByLabelText('Payment')).toHaveValue('cash'));
  expect(form.getByRole('button', { name: 'Take $0.00 and book' })).toBeVisible();
  expect(form.queryByRole('option', { name: 'Card' })).toBeNull();
  await user.click(form.getByRole('radio', { name: /Archana/ }));
  expect(await form.findByRole('option', { name: 'Card' })).toBeVisible();
});

it('lets a viewer read and not act', async () => {
  await openBooking({ user: buildStaff('viewer') });
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Book a walk-in' })).toBeNull();
});
