import { cartEndpoints, donationEndpoints } from '@sannidhi/contracts';
import { refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { leaveTo } from '../giving/leave-to.ts';
import { buildCart, buildCartLine, buildCartOrder, buildOtherOrder } from '../test/cart.ts';
import { AT, BACK, cartSuite, first } from '../test/cart-suite.tsx';
import { buildGift } from '../test/gifts.ts';

jest.mock('../giving/leave-to.ts');
const suite = cartSuite();
const { hold, open } = suite;

describe('when another tab was faster', () => {
  it('says so with the fresh cart, and brings the gifts back', async () => {
    suite.network
      .on(cartEndpoints.checkout, () => {
        hold(buildCart(buildOtherOrder()));
        throw new Error('never answered');
      })
      .on(cartEndpoints.toCart, () => hold(buildCart(first, buildOtherOrder())));
    suite.network.on(cartEndpoints.checkout, refusal('cart-in-checkout'));
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
    suite.network.on(cartEndpoints.checkout, refusal('order-paid'));
    const page = await open();
    await screen.findByText('Annadanam');
    hold(buildCart());
    await page.user.click(screen.getByRole('button', { name: 'Pay $51.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This order is paid already');
    expect(screen.getByRole('link', { name: 'Gifts and payments' })).toHaveAttribute('href', '/devotee/activity');
  });

  it('shows the cart as it is now', async () => {
    suite.network.on(cartEndpoints.checkout, refusal('cart-changed'));
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
    suite.network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId }));
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
    suite.network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId, lines: [...lines, pooja] }));
    await open(`${BACK}&outcome=paid`);
    expect(await screen.findByText('The temple has received your payment of $52.83.')).toBeVisible();
    expect(screen.getByText('Fee · Tue, Nov 24, 11:00 AM, Eastern Time · 1 person')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your booking' })).toHaveAttribute('href', '/bookings?booking=line-2');
  });

  it('calls a payment a payment while it is being confirmed', async () => {
    const pooja = { id: 'line-2', kind: 'pooja' as const, fundId: null, label: 'Archana', amountCents: 21_00, taxClass: 'fee' as const };
    suite.network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId, status: 'pending', lines: [pooja], receipt: null }));
    await open(`${BACK}&outcome=paid`);
    expect(await screen.findByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  });

  it('thanks for the last one', async () => {
    hold(buildCart());
    suite.network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId }));
    await open(`${BACK}&outcome=paid`);
    expect(await screen.findByRole('link', { name: 'Give again' })).toBeVisible();
    expect(screen.queryByText('Still in your cart')).toBeNull();
  });

  it('leads back to the cart when the payer left', async () => {
    suite.network
      .on(donationEndpoints.ownOne, buildGift({ id: first.orderId, status: 'pending', receipt: null }))
      .on(cartEndpoints.toCart, () => suite.kept);
    const page = await open(`${BACK}&outcome=left`);
    expect(await screen.findByRole('heading', { name: 'You left the payment page' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Back to cart' }));
    await waitFor(() => expect(page.address()).toBe(AT));
    expect(suite.network.callsTo(cartEndpoints.toCart)[0]?.params.orderId).toBe(first.orderId);
    expect(await screen.findByText('Annadanam')).toBeVisible();
  });

  it('says why the gifts can’t be brought back while the bank works', async () => {
    suite.network
      .on(donationEndpoints.ownOne, buildGift({ id: first.orderId, status: 'failed', receipt: null }))
      .on(cartEndpoints.toCart, refusal('state-conflict'));
    const page = await open(`${BACK}&outcome=paid`);
    await page.user.click(await screen.findByRole('button', { name: 'Back to cart' }));
    expect(await screen.findByText('We couldn’t update your cart')).toBeVisible();
  });

  it('waits for the word of another card after the first was declined', async () => {
    suite.network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId, status: 'failed', mayStillArrive: true, receipt: null }));
    await open(`${BACK}&outcome=paid`);
    expect(await screen.findByRole('heading', { name: 'Confirming your gift' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back to cart' })).toBeNull();
  });

  it('thanks for what turns out to be paid when it is to go back into the cart', async () => {
    let status: 'failed' | 'succeeded' = 'failed';
    suite.network
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
    suite.network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId, totalCents: 51_00, paidTwiceCents: 51_00 }));
    await open(`${BACK}&outcome=paid`);
    expect(await screen.findByRole('heading', { name: 'You had already paid for this' })).toBeVisible();
    expect(screen.getByText(/\$51\.00 is on its way back to you/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Thank you' })).toBeNull();
  });

  it('thanks for what is the temple’s, and says what of it goes back', async () => {
    hold(buildCart());
    suite.network.on(donationEndpoints.ownOne, buildGift({ id: first.orderId, totalCents: 72_00, paidTwiceCents: 51_00 }));
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
      suite.network.on(cartEndpoints.toCart, () => hold(buildCart(first)));
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
