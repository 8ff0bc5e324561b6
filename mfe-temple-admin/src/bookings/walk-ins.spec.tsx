import {
  bookingEndpoints,
  poojaServiceEndpoints,
  poojaSlotEndpoints,
  type WalkInPayment,
  walkInPaymentEndpoints,
} from '@sannidhi/contracts';
import { fill, type MockNetwork } from '@sannidhi/kit/testing';
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
  const [readAtItsEnd] = every.mock.calls.find(([, ms]) => ms === Date.parse(time.endsAt) - Date.now())!;
  act(() => readAtItsEnd());
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
