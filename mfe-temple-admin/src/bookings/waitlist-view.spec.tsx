import { bookingEndpoints, type WaitRow } from '@sannidhi/contracts';
import { fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, within } from '@testing-library/react';
import { BOOKINGS_PATH, booked, time } from '../testing/bookings.ts';
import { page, testId } from '../testing/builders.ts';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { WaitlistView } from './waitlist-view.tsx';

const AT = BOOKINGS_PATH;

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork();
});
afterEach(() => network.restore());

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

it('shows who waits, in order', async () => {
  network.on(bookingEndpoints.waitlist, page(wait));
  await renderOffice(WaitlistView, { at: `${AT}?view=waitlist` });
  expect(await screen.findByRole('row', { name: /Kulkarni/ })).toHaveTextContent('Waiting');
});
