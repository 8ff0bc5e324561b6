import {
  accountEndpoints,
  cartEndpoints,
  donationEndpoints,
  planEndpoints,
  receiptEndpoints,
  savedCardEndpoints,
  templeEndpoints,
} from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Screen as Donate } from '../../screens/donate.tsx';
import { Screen as DonorDonate } from '../../screens/donor-donate.tsx';
import { buildCart, buildCartOrder } from '../../test/cart.ts';
import { ANNADANAM, buildGift, buildSaved, buildTemple, buildTemplePage, GENERAL } from '../../test/gifts.ts';
import { buildCard } from '../../test/plans.ts';
import { show } from '../../test/show.tsx';
import { leaveTo } from '../leave-to.ts';

jest.mock('../leave-to.ts');
const user = buildDonor();
const BACK = `/devotee/donate?gift=${buildGift().id}`;

let network: MockNetwork;
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leaveTo).mockClear();
  network = mockNetwork()
    .on(templeEndpoints.saved, [buildSaved()])
    .on(templeEndpoints.page, buildTemplePage())
    .on(templeEndpoints.list, { items: [buildTemple()], nextCursor: null })
    .on(donationEndpoints.give, { orderId: buildGift().id, totalCents: 15_250, checkoutUrl: 'https://pay.test/1' });
});
afterEach(() => network.restore());

it('[2.38] shows a signed-in donor the donor’s form at /donate', async () => {
  const page = await show(Donate, '/donate?temple=sri-kamakshi-edison', { user });
  await waitFor(() => expect(page.address()).toBe('/devotee/donate?temple=sri-kamakshi-edison'));
});

it('starts at the home temple, in the donor’s own name, with nothing added', async () => {
  await show(DonorDonate, '/devotee/donate', { user });
  expect(await screen.findByText('Sri Kamakshi Temple')).toBeVisible();
  expect(screen.getByLabelText('Legal name on the receipt')).toHaveValue('Meera Raghunathan');
  expect(screen.queryByRole('checkbox', { name: /to cover card fees/ })).toBeNull();
  expect(screen.getByText('Sri Kamakshi Temple of Edison, Inc.')).toBeVisible();
});

it('gives to several purposes, in somebody’s memory and unpublished, and leaves for the payment page', async () => {
  const page = await show(DonorDonate, '/devotee/donate', { user });
  await page.user.click(await screen.findByRole('button', { name: '$101' }));
  await page.user.click(screen.getByRole('button', { name: 'Add another purpose' }));
  await fill(page.user, screen.getByLabelText('Amount in US dollars'), '51.50');
  await page.user.click(screen.getByLabelText('Don’t publish my name'));
  await page.user.click(screen.getByLabelText('Dedicate this gift'));
  await page.user.selectOptions(screen.getByLabelText('Dedication'), 'memory');
  await page.user.click(screen.getByRole('button', { name: 'Pay $152.50' }));
  expect(await screen.findByText("Enter the person's name")).toBeVisible();
  await fill(page.user, screen.getByLabelText('Person’s name'), 'Padma Srinivasan');
  await page.user.click(screen.getByRole('button', { name: 'Pay $152.50' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/1'));
  const call = network.callsTo(donationEndpoints.give)[0];
  expect(call?.headers['idempotency-key']).toBeTruthy();
  expect(call?.body).toEqual({
    templeSlug: 'sri-kamakshi-edison',
    lines: [
      { fundId: ANNADANAM.id, amountCents: 101_00 },
      { fundId: GENERAL.id, amountCents: 51_50 },
    ],
    coverFees: false,
    legalName: 'Meera Raghunathan',
    anonymous: true,
    dedication: { kind: 'memory', name: 'Padma Srinivasan' },
  });
});

it('adds every purpose to the cart, and starts over for the next gift', async () => {
  network.on(cartEndpoints.own, buildCart()).on(cartEndpoints.add, buildCart(buildCartOrder()));
  const page = await show(DonorDonate, '/devotee/donate', { user });
  await page.user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('Enter an amount from $1.00 to $100,000.00')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: '$101' }));
  await page.user.click(screen.getByRole('button', { name: 'Add another purpose' }));
  await fill(page.user, screen.getByLabelText('Amount in US dollars'), '51.50');
  await page.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('Added to your cart')).toBeVisible();
  expect(network.callsTo(cartEndpoints.add).map(({ body }) => body)).toMatchObject([
    { templeSlug: 'sri-kamakshi-edison', kind: 'donation', item: { fundId: ANNADANAM.id, amountCents: 101_00 } },
    { templeSlug: 'sri-kamakshi-edison', kind: 'donation', item: { fundId: GENERAL.id, amountCents: 51_50 } },
  ]);
  expect(network.callsTo(donationEndpoints.give)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Go to payment' })).toBeVisible();
  expect(screen.queryByText('Enter an amount from $1.00 to $100,000.00')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Open cart' }));
  expect(page.address()).toBe('/devotee/donate?view=cart');
});

it('pays after a press that only meant the cart', async () => {
  network.on(cartEndpoints.own, buildCart());
  const page = await show(DonorDonate, '/devotee/donate', { user });
  await page.user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  await page.user.click(screen.getByRole('button', { name: '$21' }));
  await page.user.click(screen.getByRole('button', { name: 'Pay $21.00' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalled());
  expect(network.callsTo(cartEndpoints.add)).toEqual([]);
});

it('says why a gift did not get into the cart', async () => {
  network.on(cartEndpoints.own, buildCart()).on(cartEndpoints.add, refusal('cart-full'));
  const page = await show(DonorDonate, '/devotee/donate', { user });
  await page.user.click(await screen.findByRole('button', { name: '$21' }));
  await page.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your cart is full');
  expect(screen.getByRole('button', { name: 'Pay $21.00' })).toBeVisible();
});

it('names what is missing and keeps everything over a reload', async () => {
  const page = await show(DonorDonate, '/devotee/donate', { user });
  await page.user.click(await screen.findByRole('button', { name: 'Go to payment' }));
  expect(await screen.findByText('Enter an amount from $1.00 to $100,000.00')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: '$21' }));
  await fill(page.user, screen.getByLabelText(/Name the temple can publish/), 'The Raghunathan family');
  cleanup();
  await show(DonorDonate, '/devotee/donate', { user });
  expect(await screen.findByRole('button', { name: 'Pay $21.00' })).toBeVisible();
  expect(screen.getByLabelText(/Name the temple can publish/)).toHaveValue('The Raghunathan family');
});

it('sends a card about a dedication by mail or email, with only the address of the chosen way', async () => {
  const page = await show(DonorDonate, '/devotee/donate', { user });
  await page.user.click(await screen.findByRole('button', { name: '$51' }));
  await page.user.click(screen.getByRole('checkbox', { name: /^Dedicate this gift/ }));
  await fill(page.user, screen.getByLabelText('Person’s name'), 'Savitri Iyer');
  await page.user.click(screen.getByRole('checkbox', { name: /^Send a card/ }));
  await fill(page.user, screen.getByLabelText('Who gets the card'), 'Anand');
  await page.user.click(screen.getByRole('button', { name: 'Pay $51.00' }));
  expect(await screen.findByText('Enter an email or a postal address for the card')).toBeVisible();
  await fill(page.user, screen.getByLabelText('Their email'), 'anand@example.test');
  await page.user.selectOptions(screen.getByLabelText('Send it by'), 'mail');
  await fill(page.user, screen.getByLabelText('Their postal address'), '12 Oak Street, Edison, NJ 08820');
  await page.user.click(screen.getByRole('button', { name: 'Pay $51.00' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalled());
  expect(network.callsTo(donationEndpoints.give)[0]?.body).toMatchObject({
    dedication: { kind: 'honor', name: 'Savitri Iyer', notify: { name: 'Anand', address: '12 Oak Street, Edison, NJ 08820' } },
  });
});

it('says why a gift was not started, and that nothing was charged', async () => {
  network.on(donationEndpoints.give, refusal('temple-not-accepting'));
  const page = await show(DonorDonate, '/devotee/donate', { user });
  await page.user.click(await screen.findByRole('button', { name: '$51' }));
  await page.user.click(screen.getByRole('button', { name: 'Pay $51.00' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged');
});

it('waits for the verified email, and sends its link again', async () => {
  network.on(accountEndpoints.resendVerification, { success: true, message: 'ok' });
  const page = await show(DonorDonate, '/devotee/donate', { user: buildDonor({ emailVerified: false }) });
  expect(await screen.findByRole('button', { name: 'Go to payment' })).toBeDisabled();
  await page.user.click(screen.getByRole('button', { name: 'Resend link' }));
  expect(await screen.findByText('Verification Email Sent')).toBeVisible();
});

it('lets a temple be chosen first where none is known', async () => {
  network.on(templeEndpoints.saved, []);
  await show(DonorDonate, '/devotee/donate', { user });
  expect(await screen.findByRole('link', { name: 'Give to Sri Kamakshi Temple' })).toHaveAttribute(
    'href',
    '/devotee/donate?temple=sri-kamakshi-edison',
  );
});

it('[4.25] thanks at an address of its own, with the receipt and without a second celebration', async () => {
  network.on(donationEndpoints.ownOne, buildGift());
  const seen: string[] = [];
  const listen = (event: Event) => seen.push((event as CustomEvent<string>).detail);
  window.addEventListener('sannidhi:celebrate', listen);
  await show(DonorDonate, `${BACK}&outcome=paid`, { user });
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(screen.getByText('SKT-2026-004183')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All receipts' })).toHaveAttribute('href', '/receipts');
  cleanup();
  await show(DonorDonate, `${BACK}&outcome=paid`, { user });
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(seen).toEqual(['om-symbol']);
  window.removeEventListener('sannidhi:celebrate', listen);
});

it('says that the payer’s bank is processing the payment, and asks nobody to wait', async () => {
  const gift = buildGift({ status: 'pending', processingAt: '2026-11-20T15:14:00.000Z', receipt: null });
  network.on(donationEndpoints.ownOne, gift);
  await show(DonorDonate, `${BACK}&outcome=paid`, { user });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your bank is processing the payment' })).toBeVisible();
  expect(screen.getByText(/It can take up to five business days/)).toBeVisible();
  expect(network.callsTo(donationEndpoints.ownEvents)).toHaveLength(0);
});

it('gets the receipt as a file, and says so when it can’t', async () => {
  network.on(donationEndpoints.ownOne, buildGift()).on(receiptEndpoints.ownPdf, refusal('unavailable'));
  const page = await show(DonorDonate, `${BACK}&outcome=paid`, { user });
  await page.user.click(await screen.findByRole('link', { name: 'Download receipt (PDF)' }));
  expect(await screen.findByText('We couldn’t download the receipt')).toBeVisible();
});

it('returns who comes back from paying that nothing is lost while the service does not answer', async () => {
  network.on(donationEndpoints.ownOne, refusal('too-many-requests'));
  const page = await show(DonorDonate, `${BACK}&outcome=paid`, { user });
  expect(await screen.findByText('We couldn’t load your gift')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Confirming your gift' })).toBeVisible();
  expect(screen.getByText(/You won’t be charged twice/)).toBeVisible();
  network.on(donationEndpoints.ownOne, buildGift());
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Download receipt (PDF)' })).toBeVisible();
});

it('charges nothing when the payer left, and hides other people’s gifts', async () => {
  network.on(donationEndpoints.ownOne, buildGift({ status: 'canceled', receipt: null }));
  await show(DonorDonate, `${BACK}&outcome=left`, { user });
  expect(await screen.findByRole('heading', { name: 'You left the payment page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/devotee/donate?temple=sri-kamakshi-edison');
  cleanup();
  network.on(donationEndpoints.ownOne, refusal('not-found'));
  await show(DonorDonate, `${BACK}&outcome=paid`, { user });
  expect(await screen.findByText('We can’t show this gift here')).toBeVisible();
});

describe('giving regularly', () => {
  const AT = '/devotee/donate?give=regularly';
  const planned = { planId: 'p1', status: 'paused' as const, setupUrl: 'https://pay.test/cards/1' };
  const bodyOfPlan = () => network.callsTo(planEndpoints.create)[0]?.body;

  beforeEach(() => {
    network
      .on(savedCardEndpoints.list, [])
      .on(planEndpoints.preview, { dates: ['2026-12-15', '2027-01-15'], lastOn: null })
      .on(planEndpoints.create, planned);
  });

  it('shows the next dates, asks for no dedication, and leaves for the page that adds the card', async () => {
    const page = await show(DonorDonate, '/devotee/donate', { user });
    await page.user.click(await screen.findByRole('radio', { name: /Regularly/ }));
    await page.user.click(screen.getByRole('button', { name: '$51' }));
    await page.user.selectOptions(await screen.findByLabelText('Day of the month'), 'The last day');
    expect(await screen.findByText('Tue, Dec 15, 2026')).toBeVisible();
    expect(screen.queryByLabelText('Dedicate this gift')).toBeNull();
    await page.user.click(screen.getByRole('checkbox', { name: /to cover card fees/ }));
    await page.user.click(screen.getByRole('button', { name: 'Give $52.83 regularly' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(planned.setupUrl));
    expect(network.callsTo(planEndpoints.create)[0]?.headers['idempotency-key']).toBeTruthy();
    expect(network.callsTo(planEndpoints.preview).at(-1)?.query.get('day')).toBe('31');
    expect(bodyOfPlan()).toEqual({
      templeSlug: 'sri-kamakshi-edison',
      lines: [{ fundId: ANNADANAM.id, amountCents: 51_00 }],
      coverFees: true,
      legalName: 'Meera Raghunathan',
      anonymous: false,
      rule: { kind: 'monthly', day: 31 },
      startsOn: new Date().toLocaleDateString('sv-SE'),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('asks which tithi or star, and says what is missing', async () => {
    const page = await show(DonorDonate, AT, { user });
    await page.user.click(await screen.findByRole('button', { name: '$51' }));
    await page.user.selectOptions(await screen.findByLabelText('How often'), 'A birth star (nakshatra)');
    await page.user.click(screen.getByRole('button', { name: 'Give $51.00 regularly' }));
    expect(await screen.findByText('Choose a nakshatra')).toBeVisible();
    await page.user.selectOptions(screen.getByLabelText('Birth star (nakshatra)'), 'Rohini');
    await page.user.click(screen.getByRole('button', { name: 'Give $51.00 regularly' }));
    await waitFor(() => expect(bodyOfPlan()).toMatchObject({ rule: { kind: 'nakshatra', nakshatra: 4 } }));
  });

  it('charges a saved card without another page', async () => {
    network.on(savedCardEndpoints.list, [buildCard()]).on(planEndpoints.create, { planId: 'p1', status: 'active', setupUrl: null });
    const page = await show(DonorDonate, AT, { user });
    await page.user.click(await screen.findByRole('button', { name: '$51' }));
    await page.user.click(await screen.findByRole('radio', { name: /Visa ending 4242/ }));
    await page.user.click(screen.getByRole('button', { name: 'Give $51.00 regularly' }));
    await waitFor(() => expect(page.address()).toBe('/devotee/donate?view=recurring&plan=p1'));
    expect(bodyOfPlan()).toMatchObject({ cardId: buildCard().id });
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('keeps the schedule over a reload, and the one-time gift is still one press away', async () => {
    const page = await show(DonorDonate, AT, { user });
    await page.user.selectOptions(await screen.findByLabelText('How often'), 'Every week');
    await page.user.click(screen.getByRole('button', { name: '$51' }));
    cleanup();
    const again = await show(DonorDonate, '/devotee/donate', { user });
    expect(await screen.findByLabelText('How often')).toHaveValue('weekly');
    await again.user.click(screen.getByRole('radio', { name: 'One time' }));
    expect(screen.getByRole('button', { name: 'Pay $51.00' })).toBeVisible();
    expect(screen.getByLabelText('Dedicate this gift')).toBeVisible();
  });

  it('says why it did not start', async () => {
    network.on(planEndpoints.create, refusal('plan-without-dates'));
    const page = await show(DonorDonate, AT, { user });
    await page.user.click(await screen.findByRole('button', { name: '$51' }));
    await page.user.click(screen.getByRole('button', { name: 'Give $51.00 regularly' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No date falls before the end you chose');
  });
});
