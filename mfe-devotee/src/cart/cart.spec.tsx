import { type Cart, cartEndpoints, donationEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal } from '@sannidhi/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { leaveTo } from '../giving/leave-to.ts';
import { buildCart, buildCartLine, buildCartOrder, buildOtherOrder } from '../test/cart.ts';
import { buildGift, buildTemplePage } from '../test/gifts.ts';
import { show } from '../test/show.tsx';
import { Screen as CartScreen } from './cart-screen.tsx';

jest.mock('../giving/leave-to.ts');
const user = buildDonor();
const AT = '/devotee/donate?view=cart';
const first = buildCartOrder();
const BACK = `${AT}&gift=${first.orderId}`;

let network: MockNetwork;
let kept: Cart;
const hold = (cart: Cart) => {
  kept = cart;
  return cart;
};
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.mocked(leaveTo).mockClear();
  hold(buildCart(first, buildOtherOrder()));
  network = mockNetwork()
    .on(cartEndpoints.own, () => kept)
    .on(templeEndpoints.page, buildTemplePage())
    .on(cartEndpoints.checkout, { orderId: first.orderId, totalCents: 51_00, checkoutUrl: 'https://pay.test/1' });
});
afterEach(() => network.restore());

const temple = (name: string) => within(screen.getByRole('region', { name }));
const open = (at = AT) => show(CartScreen, at, { user });

describe('the cart', () => {
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
    const [call] = network.callsTo(cartEndpoints.checkout);
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
    const [call] = network.callsTo(cartEndpoints.checkout);
    expect(call?.body).toEqual({ coverFees: false, legalName: 'Meera Raghunathan', anonymous: false, seenTotalCents: 51_00 });
  });

  it('says of a pooja when it is on the temple’s clocks and for how many, and what is a gift and what a fee', async () => {
    const occasion = { startsAt: '2026-11-24T16:00:00.000Z', people: 3 };
    const pooja = buildCartLine({ id: 'line-2', kind: 'pooja', item: {}, label: 'Archana', occasion });
    hold(buildCart(buildCartOrder({ lines: [pooja, buildCartLine()] })));
    await open();
    expect(await screen.findByText('Fee · Tue, Nov 24, 11:00 AM, Eastern Time · 3 people')).toBeVisible();
    expect(screen.getByText('Gift')).toBeVisible();
  });

  it('pays another temple first on wish', async () => {
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: 'Pay this temple first: Durga Bari' }));
    expect(screen.getByRole('button', { name: 'Pay $21.00' })).toBeVisible();
    expect(temple('Durga Bari').getByText('Paying now')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('changes an amount in its row and gives the keyboard back', async () => {
    network.on(cartEndpoints.change, () => hold(buildCart(buildCartOrder({ lines: [buildCartLine({ amountCents: 101_00 })] }))));
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: 'Change the amount for Annadanam' }));
    await page.user.clear(screen.getByLabelText('Amount for Annadanam'));
    await fill(page.user, screen.getByLabelText('Amount for Annadanam'), '101');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Pay $101.00' })).toBeVisible();
    expect(network.callsTo(cartEndpoints.change)[0]?.body).toEqual({ item: { ...first.lines[0]?.item, amountCents: 101_00 } });
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
    network
      .on(cartEndpoints.remove, () => hold(buildCart(buildOtherOrder())))
      .on(cartEndpoints.add, () => hold(buildCart(first, buildOtherOrder())));
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: 'Remove Annadanam, $51.00' }));
    await waitFor(() => expect(screen.queryByText('Annadanam')).toBeNull());
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Annadanam')).toBeVisible();
    expect(network.callsTo(cartEndpoints.add)[0]?.body).toMatchObject({
      templeSlug: 'sri-kamakshi-edison',
      kind: 'donation',
      item: first.lines[0]?.item,
    });
  });

  it('says when a change was refused', async () => {
    network.on(cartEndpoints.remove, refusal('cart-in-checkout'));
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
    expect(network.callsTo(cartEndpoints.checkout)).toEqual([]);
    await page.user.click(screen.getByLabelText('I’ve seen what changed, and $60.00 is right'));
    await page.user.click(screen.getByRole('button', { name: 'Pay $60.00' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(network.callsTo(cartEndpoints.checkout)[0]?.body).not.toHaveProperty('seen');
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

  it('offers the temple that takes money where another doesn’t', async () => {
    hold(buildCart(buildCartOrder({ accepting: false }), buildOtherOrder()));
    await open();
    expect(await screen.findByText('Sri Kamakshi Temple can’t receive payments right now.')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Pay Durga Bari' })).toBeVisible();
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

  it('says what to do first while it is empty', async () => {
    hold(buildCart());
    await open();
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a temple' })).toHaveAttribute('href', '/devotee/donate');
  });

  it('says that it did not load, and loads again', async () => {
    network.on(cartEndpoints.own, refusal('internal'));
    const page = await open();
    expect(await screen.findByText('We couldn’t load your cart')).toBeVisible();
    network.on(cartEndpoints.own, () => kept);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Annadanam')).toBeVisible();
  });

  it('shows without a connection what this tab saw last, and that paying needs one', async () => {
    await open();
    await screen.findByText('Annadanam');
    cleanup();
    network.on(cartEndpoints.own, NETWORK_DOWN);
    await open();
    expect(await screen.findByText('We couldn’t load your cart')).toBeVisible();
    expect(screen.getByText('Annadanam')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $51.00' })).toBeDisabled();
    expect(screen.getByText('Connect to the internet to pay.')).toBeVisible();
    expect(network.callsTo(cartEndpoints.own).length).toBeLessThan(10);
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
});

describe('when another tab was faster', () => {
  it('says so with the fresh cart, and brings the gifts back', async () => {
    network
      .on(cartEndpoints.checkout, () => {
        hold(buildCart(buildOtherOrder()));
        throw new Error('never answered');
      })
      .on(cartEndpoints.toCart, () => hold(buildCart(first, buildOtherOrder())));
    network.on(cartEndpoints.checkout, refusal('cart-in-checkout'));
    const page = await open();
    await screen.findByText('Annadanam');
    hold(buildCart(buildOtherOrder()));
    await page.user.click(screen.getByRole('button', { name: 'Pay $51.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('already being paid for somewhere else');
    await waitFor(() => expect(screen.queryByText('Annadanam')).toBeNull());
    await page.user.click(screen.getByRole('button', { name: 'Back to cart' }));
    expect(await screen.findByText('Annadanam')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the gift that is paid already', async () => {
    network.on(cartEndpoints.checkout, refusal('order-paid'));
    const page = await open();
    await screen.findByText('Annadanam');
    hold(buildCart());
    await page.user.click(screen.getByRole('button', { name: 'Pay $51.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This order is paid already');
    expect(screen.getByRole('link', { name: 'Your gifts' })).toHaveAttribute('href', '/devotee/activity');
  });

  it('shows the cart as it is now', async () => {
    network.on(cartEndpoints.checkout, refusal('cart-changed'));
    const page = await open();
    await screen.findByText('Annadanam');
    hold(buildCart(buildCartOrder({ lines: [buildCartLine({ amountCents: 60_00, was: { label: 'Annadanam', amountCents: 51_00 } })] })));
    await page.user.click(screen.getByRole('button', { name: 'Pay $51.00' }));
    expect(await screen.findByText(/Your cart has changed\. Nothing was charged/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pay $60.00' })).toBeVisible();
  });
});

describe('after the payment page', () => {
  it('thanks, and offers the next temple', async () => {
    hold(buildCart(buildOtherOrder()));
    network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId }));
    await open(`${BACK}&outcome=paid`);
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(screen.getByText('SKT-2026-004183')).toBeVisible();
    expect(await screen.findByText('Durga Bari is next.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $21.00' })).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'Give again' })).toBeNull();
  });

  it('names each pooja and gift that was paid for, and leads to the booking', async () => {
    hold(buildCart());
    const occasion = { startsAt: '2026-11-24T16:00:00.000Z', people: 1 };
    const { lines } = buildGift();
    const pooja = {
      id: 'line-2',
      kind: 'pooja' as const,
      fundId: null,
      label: 'Archana',
      amountCents: 21_00,
      taxClass: 'fee' as const,
      occasion,
    };
    network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId, lines: [...lines, pooja] }));
    await open(`${BACK}&outcome=paid`);
    expect(await screen.findByText('The temple has received your payment of $52.83.')).toBeVisible();
    expect(screen.getByText('Fee · Tue, Nov 24, 11:00 AM, Eastern Time · 1 person')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your booking' })).toHaveAttribute('href', '/bookings?booking=line-2');
  });

  it('calls a payment a payment while it is being confirmed', async () => {
    const pooja = { id: 'line-2', kind: 'pooja' as const, fundId: null, label: 'Archana', amountCents: 21_00, taxClass: 'fee' as const };
    network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId, status: 'pending', lines: [pooja], receipt: null }));
    await open(`${BACK}&outcome=paid`);
    expect(await screen.findByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  });

  it('thanks for the last one', async () => {
    hold(buildCart());
    network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId }));
    await open(`${BACK}&outcome=paid`);
    expect(await screen.findByRole('link', { name: 'Give again' })).toBeVisible();
    expect(screen.queryByText('Still in your cart')).toBeNull();
  });

  it('leads back to the cart when the payer left', async () => {
    network
      .on(donationEndpoints.ownOne, buildGift({ id: first.orderId, status: 'pending', receipt: null }))
      .on(cartEndpoints.toCart, () => kept);
    const page = await open(`${BACK}&outcome=left`);
    expect(await screen.findByRole('heading', { name: 'You left the payment page' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Back to cart' }));
    await waitFor(() => expect(page.address()).toBe(AT));
    expect(network.callsTo(cartEndpoints.toCart)[0]?.params.orderId).toBe(first.orderId);
    expect(await screen.findByText('Annadanam')).toBeVisible();
  });

  it('says why the gifts can’t be brought back while the bank works', async () => {
    network
      .on(donationEndpoints.ownOne, buildGift({ id: first.orderId, status: 'failed', receipt: null }))
      .on(cartEndpoints.toCart, refusal('state-conflict'));
    const page = await open(`${BACK}&outcome=paid`);
    await page.user.click(await screen.findByRole('button', { name: 'Back to cart' }));
    expect(await screen.findByText('We couldn’t update your cart')).toBeVisible();
  });

  it('waits for the word of another card after the first was declined', async () => {
    network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId, status: 'failed', mayStillArrive: true, receipt: null }));
    await open(`${BACK}&outcome=paid`);
    expect(await screen.findByRole('heading', { name: 'Confirming your gift' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back to cart' })).toBeNull();
  });

  it('thanks for what turns out to be paid when it is to go back into the cart', async () => {
    let status: 'failed' | 'succeeded' = 'failed';
    network
      .on(donationEndpoints.ownOne, () => buildGift({ id: first.orderId, status }))
      .on(cartEndpoints.toCart, () => {
        status = 'succeeded';
        return refusal('order-paid');
      });
    const page = await open(`${BACK}&outcome=left`);
    await page.user.click(await screen.findByRole('button', { name: 'Back to cart' }));
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  it('says what was paid for before and goes back, without thanks for it', async () => {
    hold(buildCart());
    network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId, totalCents: 51_00, paidTwiceCents: 51_00 }));
    await open(`${BACK}&outcome=paid`);
    expect(await screen.findByRole('heading', { name: 'You had already paid for this' })).toBeVisible();
    expect(screen.getByText(/\$51\.00 is on its way back to you/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Thank you' })).toBeNull();
  });

  it('thanks for what is the temple’s, and says what of it goes back', async () => {
    hold(buildCart());
    network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId, totalCents: 72_00, paidTwiceCents: 51_00 }));
    await open(`${BACK}&outcome=paid`);
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(screen.getByText(/\$51\.00 is on its way back to you/)).toBeVisible();
  });

  describe('that was left', () => {
    const left = {
      orderId: first.orderId,
      temple: first.temple,
      label: 'Annadanam',
      totalCents: 51_00,
      paymentUrl: 'https://pay.test/1',
      fromCart: true,
    };

    it('offers on any device to finish it, or to put the gifts back', async () => {
      hold({ ...buildCart(), unfinished: [left] });
      network.on(cartEndpoints.toCart, () => hold(buildCart(first)));
      const page = await open();
      expect(await screen.findByText('You left before paying $51.00 to Sri Kamakshi Temple.')).toBeVisible();
      expect(screen.queryByText('Your cart is empty')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Back to cart' })).toBeNull();
      await page.user.click(screen.getByRole('button', { name: 'Finish payment' }));
      expect(leaveTo).toHaveBeenCalledWith('https://pay.test/1');
      await page.user.click(screen.getByRole('button', { name: 'Put back in cart' }));
      expect(await screen.findByRole('form', { name: 'Pay Sri Kamakshi Temple' })).toBeVisible();
      expect(screen.queryByText(/You left before paying/)).toBeNull();
    });

    it('offers what is still possible: no page to pay on once its session ended, no cart for a gift that never was in one', async () => {
      const given = { ...left, orderId: buildOtherOrder().orderId, label: 'General', fromCart: false };
      hold({ ...buildCart(), unfinished: [{ ...left, paymentUrl: null }, given] });
      await open();
      expect(await screen.findAllByText(/You left before paying/)).toHaveLength(2);
      expect(screen.getAllByRole('button', { name: 'Finish payment' })).toHaveLength(1);
      expect(screen.getAllByRole('button', { name: 'Put back in cart' })).toHaveLength(1);
    });
  });
});
