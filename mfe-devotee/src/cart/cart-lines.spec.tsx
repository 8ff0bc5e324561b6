import { cartEndpoints } from '@sannidhi/contracts';
import { fill, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { leaveTo } from '../giving/leave-to.ts';
import { buildCart, buildCartLine, buildCartOrder, buildOtherOrder } from '../test/cart.ts';
import { cartSuite, first } from '../test/cart-suite.tsx';

jest.mock('../giving/leave-to.ts');
const suite = cartSuite();
const { hold, open } = suite;

it('says of a pooja when it is on the temple’s clocks and for how many, and what is a gift and what a fee', async () => {
  const occasion = { startsAt: '2026-11-24T16:00:00.000Z', people: 3 };
  const pooja = buildCartLine({ id: 'line-2', kind: 'pooja', item: {}, label: 'Archana', occasion });
  hold(buildCart(buildCartOrder({ lines: [pooja, buildCartLine()] })));
  await open();
  expect(await screen.findByText('Fee · Tue, Nov 24, 11:00 AM, Eastern Time · 3 people')).toBeVisible();
  expect(screen.getByText('Gift')).toBeVisible();
});

it('changes an amount in its row and gives the keyboard back', async () => {
  suite.network.on(cartEndpoints.change, () => hold(buildCart(buildCartOrder({ lines: [buildCartLine({ amountCents: 101_00 })] }))));
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: 'Change the amount for Annadanam' }));
  await page.user.clear(screen.getByLabelText('Amount for Annadanam'));
  await fill(page.user, screen.getByLabelText('Amount for Annadanam'), '101');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Pay $101.00' })).toBeVisible();
  expect(suite.network.callsTo(cartEndpoints.change)[0]?.body).toEqual({ item: { ...first.lines[0]?.item, amountCents: 101_00 } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change the amount for Annadanam' })).toHaveFocus());
});

it('closes the amount by Escape, and asks first if something was typed', async () => {
  const page = await open();
  const pencil = 'Change the amount for Annadanam';
  await page.user.click(await screen.findByRole('button', { name: pencil }));
  await page.user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Amount for Annadanam')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: pencil })).toHaveFocus());
  await page.user.click(screen.getByRole('button', { name: pencil }));
  await fill(page.user, screen.getByLabelText('Amount for Annadanam'), '101');
  await page.user.keyboard('{Escape}');
  await page.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Amount for Annadanam')).toHaveValue('51,101');
  await page.user.keyboard('{Escape}');
  await page.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByLabelText('Amount for Annadanam')).toBeNull());
  expect(screen.getByRole('form', { name: 'Pay Sri Kamakshi Temple' })).toBeVisible();
});

it('removes a gift, and puts it back', async () => {
  suite.network
    .on(cartEndpoints.remove, () => hold(buildCart(buildOtherOrder())))
    .on(cartEndpoints.add, () => hold(buildCart(first, buildOtherOrder())));
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: 'Remove Annadanam, $51.00' }));
  await waitFor(() => expect(screen.queryByText('Annadanam')).toBeNull());
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Annadanam')).toBeVisible();
  expect(suite.network.callsTo(cartEndpoints.add)[0]?.body).toMatchObject({
    templeSlug: 'sri-kamakshi-edison',
    kind: 'donation',
    item: first.lines[0]?.item,
  });
});

it('says when a change was refused', async () => {
  suite.network.on(cartEndpoints.remove, refusal('cart-in-checkout'));
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: 'Remove Annadanam, $51.00' }));
  expect(await screen.findByText('We couldn’t update your cart')).toBeVisible();
  expect(screen.getByText(/already being paid for somewhere else/)).toBeVisible();
});

it('shows what was and what is, and pays only once that was seen', async () => {
  const changed = buildCartLine({ label: 'Annadanam hall', amountCents: 60_00, was: { label: 'Annadanam', amountCents: 51_00 } });
  hold(buildCart(buildCartOrder({ lines: [changed] })));
  const page = await open();
  expect(await screen.findByText('Was $51.00, now $60.00')).toBeVisible();
  expect(screen.getByText('Was called “Annadanam”')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Pay $60.00' }));
  expect(await screen.findByText('Check the changes, then tick this box')).toBeVisible();
  expect(suite.network.callsTo(cartEndpoints.checkout)).toEqual([]);
  await page.user.click(screen.getByLabelText('I’ve seen what changed, and $60.00 is right'));
  await page.user.click(screen.getByRole('button', { name: 'Pay $60.00' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalled());
  expect(suite.network.callsTo(cartEndpoints.checkout)[0]?.body).not.toHaveProperty('seen');
});

it('shows when a moved pooja was and is, and says to the server which time was seen', async () => {
  const occasion = { startsAt: '2026-11-24T18:00:00.000Z', people: 1 };
  const was = { label: 'Archana', amountCents: 51_00, startsAt: '2026-11-24T16:00:00.000Z' };
  const moved = buildCartLine({ kind: 'pooja', item: {}, label: 'Archana', occasion, was });
  hold(buildCart(buildCartOrder({ lines: [moved] })));
  const page = await open();
  const [before, now] = ['Tue, Nov 24, 11:00 AM, Eastern Time', 'Tue, Nov 24, 1:00 PM, Eastern Time'];
  expect(await screen.findByText(`The time changed: was ${before}, now ${now}`)).toBeVisible();
  expect(screen.queryByText(/^Was \$/)).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Pay $51.00' }));
  expect(await screen.findByText('Check the changes, then tick this box')).toBeVisible();
  await page.user.click(screen.getByLabelText('I’ve seen what changed, and $51.00 is right'));
  await page.user.click(screen.getByRole('button', { name: 'Pay $51.00' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalled());
  const [call] = suite.network.callsTo(cartEndpoints.checkout);
  expect(call?.body).toMatchObject({ seenTimes: [{ lineId: moved.id, startsAt: occasion.startsAt }] });
});

it('waits until what is gone was removed', async () => {
  const gone = buildCartLine({ id: '0192f0c1-7d1a-7c3e-8a55-0000000000a3', label: 'Gopuram', available: false });
  hold(buildCart(buildCartOrder({ lines: [buildCartLine(), gone] })));
  await open();
  expect(await screen.findByText('No longer available. Remove it to pay for the rest.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $51.00' })).toBeDisabled();
  expect(screen.getByText('Remove what is no longer available to continue.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the amount for Gopuram' })).toBeNull();
});

it('takes out all dates where one of them can’t be had any more', async () => {
  const id = '0192f0c1-7d1a-7c3e-8a55-0000000000a4';
  const seat = { occurrenceId: id, seat: { id, person: 0 } };
  hold(buildCart(buildCartOrder({ lines: [buildCartLine({ id, kind: 'ticket', label: 'Yoga, Dec 5', item: seat, available: false })] })));
  await open();
  expect(await screen.findByText('This date can no longer be had. Remove all dates, and register again.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Remove Yoga, Dec 5/ })).toBeEnabled();
});

it('warns once before a hold ends', async () => {
  const heldUntil = new Date(Date.now() + 90_000).toISOString();
  const seat = buildCartLine({ kind: 'test-seat', label: 'Seat 4', heldUntil });
  hold(buildCart(buildCartOrder({ lines: [seat] })));
  await open();
  expect(await screen.findByText('Your place for Seat 4 is held for less than 2 more minutes.')).toHaveAttribute('role', 'status');
  expect(screen.getByText(/^Held for you until/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the amount for Seat 4' })).toBeNull();
  expect(screen.getByText(/card fees you covered aren’t returned/)).toBeVisible();
});
