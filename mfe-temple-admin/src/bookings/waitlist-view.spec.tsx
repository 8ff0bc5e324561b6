import { bookingEndpoints, poojaServiceEndpoints, poojaSlotEndpoints, type WaitRow } from '@sannidhi/contracts';
import { fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BOOKINGS_PATH, booked, booking, pooja, slot, time } from '../testing/bookings.ts';
import { page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { WaitlistView } from './waitlist-view.tsx';

const AT = BOOKINGS_PATH;

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork();
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

const wait: WaitRow = {
  id: testId(1105),
  status: 'waiting',
  slot: booked,
  bookedBy: 'K. Kulkarni',
  nameCount: 3,
  places: 2,
  takesFewer: true,
  offeredPlaces: 0,
  position: 1,
  offeredUntil: null,
  createdAt: time.startsAt,
};

it('takes a family off the waitlist with a reason', async () => {
  network.on(bookingEndpoints.waitlist, page(wait)).on(bookingEndpoints.removeWait, () => undefined);
  const { user } = await renderOffice(WaitlistView, { at: `${AT}?view=waitlist` });
  await user.click(await screen.findByRole('row', { name: /Kulkarni/ }));
  expect(await screen.findByText('2, or as many as there are')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Take off the waitlist' }));
  const form = within(await screen.findByRole('form', { name: 'Take off the waitlist' }));
  await user.click(form.getByRole('button', { name: 'Take off the waitlist' }));
  expect(await form.findByText('Enter a reason')).toBeVisible();
  await fill(user, form.getByLabelText('Reason'), 'Asked by phone');
  await user.click(form.getByRole('button', { name: 'Take off the waitlist' }));
  expect(await screen.findByText('K. Kulkarni is off the waitlist')).toBeVisible();
  expect(network.callsTo(bookingEndpoints.removeWait)[0]?.body).toEqual({ reason: 'Asked by phone' });
});

const walkIn: WaitRow = {
  ...{ ...wait, status: 'offered', bookedBy: '', nameCount: 0, places: 1, offeredPlaces: 1, position: null, offeredUntil: time.endsAt },
  walkIn: { phone: '+17325550187', email: null, participants: [], intention: '' },
};

const full = { ...slot, onlinePlaces: 0, counterPlaces: 0 };

it('puts a walk-in on the waitlist of a full time by its phone number', async () => {
  holdToday();
  network
    .on(bookingEndpoints.waitlist, page(wait))
    .on(bookingEndpoints.waitAtCounter, { ...walkIn, status: 'waiting', position: 2 })
    .on(poojaSlotEndpoints.list, [full, { ...full, id: testId(1119), isRequested: true }, { ...slot, id: testId(1120), counterPlaces: 3 }]);
  const { user } = await renderOffice(WaitlistView, { at: `${AT}?view=waitlist` });
  await user.click(await screen.findByRole('button', { name: 'Add a walk-in' }));
  const form = within(await screen.findByRole('form', { name: 'Add a walk-in to a waitlist' }));
  await waitFor(() => expect(form.getByLabelText('Full time')).toHaveTextContent('Archana'));
  expect(within(form.getByLabelText('Full time')).getAllByRole('option', { name: /Archana/ })).toHaveLength(1);
  await user.click(form.getByRole('button', { name: 'Add to the waitlist' }));
  expect(await form.findByText('Enter a phone number')).toBeVisible();
  await user.selectOptions(form.getByLabelText('Full time'), slot.id);
  await fill(user, form.getByLabelText('Phone'), '(732) 555-0187');
  await user.click(form.getByRole('button', { name: 'Add to the waitlist' }));
  expect(await screen.findByText('Added to the waitlist, at position 2')).toBeVisible();
  expect(network.callsTo(bookingEndpoints.waitAtCounter)[0]?.body).toMatchObject({ slotId: slot.id, phone: '+17325550187', places: 1 });
});

it('books a walk-in into the place it was offered', async () => {
  network
    .on(bookingEndpoints.waitlist, page(walkIn))
    .on(poojaServiceEndpoints.list, [pooja])
    .on(bookingEndpoints.walkIn, { ...booking, bookedBy: 'Sunitha Hegde' });
  const { user } = await renderOffice(WaitlistView, { at: `${AT}?view=waitlist` });
  await user.click(await screen.findByRole('row', { name: /\(732\) 555-0187/ }));
  expect(await screen.findByRole('link', { name: '(732) 555-0187' })).toHaveAttribute('href', 'tel:+17325550187');
  await user.click(screen.getByRole('button', { name: 'Book at the counter' }));
  const form = within(await screen.findByRole('form', { name: 'Walk-in booking' }));
  await fill(user, form.getByLabelText('Booked by'), 'Sunitha Hegde');
  await fill(user, form.getByLabelText('Name 1'), 'Sunitha Hegde');
  await user.click(form.getByRole('button', { name: 'Take $21.00 and book' }));
  expect(await screen.findByText('Booked Archana for Sunitha Hegde')).toBeVisible();
  expect(network.callsTo(bookingEndpoints.walkIn)[0]?.body).toMatchObject({ slotId: booked.id, waitId: wait.id, phone: '+17325550187' });
});

it('shows who waits, in order', async () => {
  network.on(bookingEndpoints.waitlist, page(wait));
  await renderOffice(WaitlistView, { at: `${AT}?view=waitlist` });
  expect(await screen.findByRole('row', { name: /Kulkarni/ })).toHaveTextContent('Waiting');
});
