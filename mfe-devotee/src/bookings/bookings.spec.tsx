import {
  bookingCalendarEndpoints,
  bookingEndpoints,
  cartEndpoints,
  familyEndpoints,
  type OwnBooking,
  panchangaEndpoints,
  poojaServiceEndpoints,
  poojaSlotEndpoints,
  templeEndpoints,
} from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { buildCart } from '../test/cart.ts';
import { buildMember } from '../test/family.ts';
import { buildTemplePage, GENERAL } from '../test/gifts.ts';
import { buildBooking, buildOffer, buildSlot } from '../test/poojas.ts';
import { show } from '../test/show.tsx';
import { Screen as Bookings } from './bookings-screen.tsx';

const user = buildDonor();
const booking = buildBooking();
const ONE = `/bookings?booking=${booking.id}`;
const later = buildSlot({ id: '0192f0c1-7d1a-7c3e-8a55-000000000083', time: '18:30', free: 1 });
const full = buildSlot({ id: '0192f0c1-7d1a-7c3e-8a55-000000000084', time: '16:00', free: 0 });

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(bookingEndpoints.own, { items: [booking], nextCursor: null })
    .on(bookingEndpoints.ownOne, booking)
    .on(poojaServiceEndpoints.offer, buildOffer())
    .on(poojaSlotEndpoints.open, [full, later])
    .on(templeEndpoints.page, buildTemplePage())
    .on(panchangaEndpoints.ownDates, [])
    .on(cartEndpoints.own, buildCart());
});
afterEach(() => network.restore());

it('names a deadline for a refund only while a booking can be canceled', async () => {
  await show(Bookings, ONE, { user });
  expect(await screen.findByText('Full refund until')).toBeVisible();
  network.on(bookingEndpoints.ownOne, buildBooking({ status: 'canceled' }));
  cleanup();
  await show(Bookings, ONE, { user });
  expect(await screen.findByText('Canceled')).toBeVisible();
  expect(screen.queryByText('Full refund until')).toBeNull();
});

it('lists what is ahead, leads to one of them, and to what is over', async () => {
  const page = await show(Bookings, '/bookings', { user });
  await page.user.click(await screen.findByRole('link', { name: 'Satyanarayana Pooja' }));
  expect(await screen.findByText('Bharadwaja, Rohini, Vrishabha', { exact: false })).toBeVisible();
  expect(page.address()).toBe(ONE);
  await page.user.click(screen.getByRole('button', { name: 'All bookings' }));
  await page.user.click(await screen.findByRole('tab', { name: 'Past' }));
  await waitFor(() => expect(network.callsTo(bookingEndpoints.own).at(-1)?.query.get('when')).toBe('past'));
});

it('shows what is refunded before it cancels', async () => {
  network.on(bookingEndpoints.cancel, () => {
    network.on(bookingEndpoints.ownOne, buildBooking({ status: 'canceled' }));
    return { ...buildBooking({ status: 'canceled' }), paidBackCents: 151_00 };
  });
  const page = await show(Bookings, ONE, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Satyanarayana Pooja?' }));
  expect(dialog.getByText(/You’ll get \$151.00 back/)).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Booking canceled. We’re refunding $151.00.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull());
});

it('gives what would be refunded to the temple, only if that is chosen', async () => {
  const given = { ...buildBooking({ status: 'canceled' }), paidBackCents: 0, givenCents: 151_00 };
  network.on(bookingEndpoints.cancel, given);
  const page = await show(Bookings, ONE, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Satyanarayana Pooja?' }));
  const give = await dialog.findByRole('checkbox', { name: 'Give it to the temple instead' });
  expect(give).not.toBeChecked();
  await page.user.click(give);
  expect(await dialog.findByText(/\$151.00 becomes your gift to the temple/)).toBeVisible();
  const fund = dialog.getByRole('combobox', { name: 'Purpose' });
  expect(fund).toHaveValue(GENERAL.id);
  await page.user.click(dialog.getByRole('button', { name: 'Cancel and give $151.00' }));
  expect(await screen.findByText('Booking canceled. $151.00 is now your gift to the temple.')).toBeVisible();
  expect(network.callsTo(bookingEndpoints.cancel)[0]?.body).toEqual({ seenRefundCents: 151_00, giveToFundId: GENERAL.id });
});

it('says before it cancels that shipped prasadam isn’t refunded', async () => {
  network.on(bookingEndpoints.ownOne, buildBooking({ prasadam: { status: 'shipped', trackingNumber: 'EZ1' } }));
  const page = await show(Bookings, ONE, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Satyanarayana Pooja?' }));
  expect(dialog.getByText(/The prasadam was already shipped, so it isn’t refunded/)).toBeVisible();
});

it('asks again with the sum as it is now where the time for a refund has passed on an open page', async () => {
  network.on(bookingEndpoints.cancel, () => {
    network.on(bookingEndpoints.ownOne, buildBooking({ refundableUntil: null, refundCents: 0 }));
    return refusal('booking-refund-changed');
  });
  const page = await show(Bookings, ONE, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Satyanarayana Pooja?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await dialog.findByText(/It’s too late for a refund/)).toBeVisible();
  network.on(bookingEndpoints.cancel, { ...buildBooking({ status: 'canceled', refundCents: 0 }), paidBackCents: 0 });
  await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Booking canceled')).toBeVisible();
  expect(network.callsTo(bookingEndpoints.cancel).map(({ body }) => body)).toEqual([{ seenRefundCents: 151_00 }, { seenRefundCents: 0 }]);
});

it('says that nothing is refunded any more', async () => {
  network.on(bookingEndpoints.ownOne, buildBooking({ refundableUntil: null, refundCents: 0 }));
  const page = await show(Bookings, ONE, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText(/It’s too late for a refund/)).toBeVisible();
});

it('pays the fee of a late move in the cart, unless sutaka waives it', async () => {
  network.on(bookingEndpoints.ownOne, buildBooking({ refundableUntil: null, refundCents: 0, changeFeeCents: 11_00 }));
  network.on(cartEndpoints.add, buildCart()).on(bookingEndpoints.move, booking);
  const page = await show(Bookings, `${ONE}&edit=move`, { user });
  const form = within(await screen.findByRole('form', { name: 'Move to another time' }));
  await page.user.click(await form.findByRole('radio', { name: /1 of 8 left/ }));
  await page.user.click(form.getByRole('checkbox', { name: /sutaka/ }));
  expect(form.getByRole('button', { name: 'Move booking' })).toBeVisible();
  await page.user.click(form.getByRole('checkbox', { name: /sutaka/ }));
  await page.user.click(form.getByRole('button', { name: 'Pay $11.00 and move' }));
  await waitFor(() =>
    expect(network.callsTo(cartEndpoints.add)[0]?.body).toMatchObject({
      kind: 'pooja-move',
      item: { bookingId: booking.id, slotId: later.id },
    }),
  );
});

it('repeats by the star of who it is for, the usual days, or a shraddha of the family', async () => {
  const father = buildMember({
    name: 'Raghunathan Iyer',
    hasDied: true,
    shraddha: { tithi: 26, month: 6, adhika: false, source: 'computed' },
  });
  network.on(familyEndpoints.list, [father]).on(bookingEndpoints.repeat, { planId: booking.id, status: 'active', setupUrl: null });
  const page = await show(Bookings, `${ONE}&edit=repeat`, { user });
  const form = within(await screen.findByRole('form', { name: 'Repeat by tithi or star' }));
  expect(await form.findByRole('radio', { name: /Every Rohini/ })).toBeChecked();
  await page.user.click(form.getByRole('radio', { name: /Shraddha of Raghunathan Iyer/ }));
  await page.user.click(form.getByRole('button', { name: 'Repeat this pooja' }));
  await waitFor(() =>
    expect(network.callsTo(bookingEndpoints.repeat)[0]?.body).toMatchObject({
      rule: { kind: 'tithi', tithi: 11, paksha: 'krishna', month: 6 },
    }),
  );
});

it('names what repeating costs now, and again where that changed on an open page', async () => {
  network.on(bookingEndpoints.ownOne, buildBooking({ repeatCents: 163_00 })).on(familyEndpoints.list, []);
  network.on(bookingEndpoints.repeat, () => {
    network.on(bookingEndpoints.ownOne, buildBooking({ repeatCents: 201_00 }));
    return refusal('repeat-price-changed');
  });
  const page = await show(Bookings, `${ONE}&edit=repeat`, { user });
  const form = within(await screen.findByRole('form', { name: 'Repeat by tithi or star' }));
  expect(await form.findByText(/\$163\.00/)).toBeVisible();
  await page.user.click(form.getByRole('button', { name: 'Repeat this pooja' }));
  expect(await screen.findByText(/The price of this pooja has changed/)).toBeVisible();
  expect(await form.findByText(/\$201\.00/)).toBeVisible();
  expect(network.callsTo(bookingEndpoints.repeat)[0]?.body).toMatchObject({ seenCents: 163_00 });
});

it('changes names and intention', async () => {
  network.on(bookingEndpoints.change, booking);
  const page = await show(Bookings, ONE, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Change names and intention' }));
  const form = within(await screen.findByRole('form', { name: 'Change names and intention' }));
  await page.user.click(await form.findByRole('button', { name: 'Add a person' }));
  await fill(page.user, form.getAllByLabelText('Name')[1]!, 'Anika');
  await page.user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Booking changed')).toBeVisible();
  expect(network.callsTo(bookingEndpoints.change)[0]?.body).toMatchObject({
    participants: [
      { name: 'Meera Raghunathan', nakshatra: 4, rashi: 2 },
      { name: 'Anika', nakshatra: null },
    ],
    intention: 'Health of the family',
  });
});

it('shows the code for the temple until the pooja ends, also to a family that was noted as absent', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  network.on(bookingCalendarEndpoints.pass, { number: booking.id, qr: 'data:image/svg+xml,<svg/>' });
  const begun = (status: OwnBooking['status'], endsAt: string) =>
    network.on(bookingEndpoints.ownOne, buildBooking({ status, slot: { ...booking.slot, startsAt: at(-30), endsAt } }));
  begun('no-show', at(30));
  const page = await show(Bookings, ONE, { user });
  expect(await screen.findByRole('img', { name: 'QR code of this booking' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  page.unmount();
  begun('checked-in', at(-1));
  await show(Bookings, ONE, { user });
  expect(await screen.findByText('Checked in')).toBeVisible();
  expect(screen.queryByText('Your code for the temple')).toBeNull();
});

it('asks nobody whether they come to a pooja that is performed in their absence', async () => {
  network.on(bookingEndpoints.ownOne, buildBooking({ inAbsentia: true, slot: { ...booking.slot, location: 'remote' } }));
  await show(Bookings, `${ONE}&edit=names`, { user });
  const form = within(await screen.findByRole('form', { name: 'Change names and intention' }));
  expect(form.getByText(/We’ll notify you when it has been performed/)).toBeVisible();
  expect(form.queryByRole('checkbox', { name: /We can’t come/ })).toBeNull();
});

it('moves to another time with a free place', async () => {
  network.on(bookingEndpoints.move, booking);
  const page = await show(Bookings, `${ONE}&edit=move`, { user });
  expect(await screen.findByRole('radio', { name: /Full/ })).toBeDisabled();
  await page.user.click(screen.getByRole('radio', { name: /1 of 8 left/ }));
  await page.user.click(screen.getByRole('button', { name: 'Move booking' }));
  await waitFor(() => expect(network.callsTo(bookingEndpoints.move)[0]?.body).toEqual({ slotId: later.id, sutaka: false }));
  expect(await screen.findByText(/^Moved to /)).toBeVisible();
});
