import { cartEndpoints } from '@sannidhi/contracts';
import { buildDonor, NETWORK_DOWN, refusal } from '@sannidhi/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { leaveTo } from '../giving/leave-to.ts';
import { buildCart, buildCartLine, buildCartOrder, buildOtherOrder } from '../test/cart.ts';
import { AT, cartSuite, first, user } from '../test/cart-suite.tsx';
import { show } from '../test/show.tsx';
import { Screen as CartScreen } from './cart-screen.tsx';

jest.mock('../giving/leave-to.ts');
const suite = cartSuite();
const { hold, open } = suite;
const temple = (name: string) => within(screen.getByRole('region', { name }));

it('groups its gifts by temple, each with its total, and pays the first', async () => {
  await open();
  expect(await screen.findByText('Each temple receives its own payment. Pay them one after the other.')).toBeVisible();
  expect(temple('Sri Kamakshi Temple').getByText('Paying now')).toBeVisible();
  expect(temple('Durga Bari').getByText('2 of 2')).toBeVisible();
  expect(temple('Durga Bari').getByText('General')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Pay Sri Kamakshi Temple' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $51.00' })).toBeEnabled();
});

it('says who is paid, who pays the card fees and what is deductible, and charges what was shown', async () => {
  const page = await open();
  expect(await screen.findByText('Sri Kamakshi Temple of Edison, Inc.')).toBeVisible();
  expect(screen.getByText('$1.78, kept by our payment partner')).toBeVisible();
  expect(screen.getByText('Deductible as a gift. You receive nothing in return.')).toBeVisible();
  await page.user.click(screen.getByLabelText(/^Add \$1\.83 to cover card fees/));
  expect(screen.getByText('$1.83, covered by you')).toBeVisible();
  await page.user.click(screen.getByLabelText('Don’t publish my name'));
  await page.user.click(screen.getByRole('button', { name: 'Pay $52.83' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/1'));
  const [call] = suite.network.callsTo(cartEndpoints.checkout);
  expect(call?.headers['idempotency-key']).toBeTruthy();
  expect(call?.params.orderId).toBe(first.orderId);
  expect(call?.body).toEqual({ coverFees: true, legalName: 'Meera Raghunathan', anonymous: true, seenTotalCents: 52_83 });
});

it('asks only for the receipt’s name where nothing in it is a gift', async () => {
  const pooja = buildCartLine({ kind: 'pooja', item: {}, label: 'Archana' });
  hold(buildCart(buildCartOrder({ lines: [pooja] })));
  const page = await open();
  expect(await screen.findByLabelText(/^Legal name on the receipt/)).toBeVisible();
  expect(screen.queryByLabelText('Don’t publish my name')).toBeNull();
  expect(screen.queryByLabelText(/^Dedicate this gift/)).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Pay $51.00' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalled());
  const [call] = suite.network.callsTo(cartEndpoints.checkout);
  expect(call?.body).toEqual({ coverFees: false, legalName: 'Meera Raghunathan', anonymous: false, seenTotalCents: 51_00 });
});

it('confirms what costs nothing without a word of payment', async () => {
  const ticket = buildCartLine({ kind: 'ticket', item: {}, label: 'Bala Vihar', amountCents: 0 });
  hold(buildCart(buildCartOrder({ lines: [ticket] })));
  await show(CartScreen, AT, { user });
  const form = within(await screen.findByRole('form', { name: 'Confirm at Sri Kamakshi Temple' }));
  expect(form.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription('There’s nothing to pay, so no card is needed.');
});

it('pays another temple first on wish', async () => {
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: 'Pay this temple first: Durga Bari' }));
  expect(screen.getByRole('button', { name: 'Pay $21.00' })).toBeVisible();
  expect(temple('Durga Bari').getByText('Paying now')).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

it('offers the temple that takes money where another doesn’t', async () => {
  hold(buildCart(buildCartOrder({ accepting: false }), buildOtherOrder()));
  await open();
  expect(await screen.findByText('Sri Kamakshi Temple can’t receive payments right now.')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Pay Durga Bari' })).toBeVisible();
});

it('says what to do first while it is empty', async () => {
  hold(buildCart());
  await open();
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a temple' })).toHaveAttribute('href', '/devotee/donate');
});

it('says that it did not load, and loads again', async () => {
  suite.network.on(cartEndpoints.own, refusal('internal'));
  const page = await open();
  expect(await screen.findByText('We couldn’t load your cart')).toBeVisible();
  suite.network.on(cartEndpoints.own, () => suite.kept);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Annadanam')).toBeVisible();
});

it('shows without a connection what this tab saw last, and that paying needs one', async () => {
  await open();
  await screen.findByText('Annadanam');
  cleanup();
  suite.network.on(cartEndpoints.own, NETWORK_DOWN);
  await open();
  expect(await screen.findByText('We couldn’t load your cart')).toBeVisible();
  expect(screen.getByText('Annadanam')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $51.00' })).toBeDisabled();
  expect(screen.getByText('Connect to the internet to pay.')).toBeVisible();
  expect(suite.network.callsTo(cartEndpoints.own).length).toBeLessThan(10);
});

it('waits for the verified email', async () => {
  await show(CartScreen, AT, { user: buildDonor({ emailVerified: false }) });
  expect(await screen.findByRole('button', { name: 'Pay $51.00' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Resend link' })).toBeVisible();
});

it('is in Hindi for who reads Hindi', async () => {
  await show(CartScreen, AT, { user, language: 'hi' });
  expect(await screen.findByRole('heading', { level: 1, name: 'टोकरी' })).toBeVisible();
  expect(await screen.findByText('अभी भुगतान')).toBeVisible();
});
