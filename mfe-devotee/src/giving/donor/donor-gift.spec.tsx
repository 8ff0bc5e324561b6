import { accountEndpoints, donationEndpoints, receiptEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Screen as Donate } from '../../screens/donate.tsx';
import { Screen as DonorDonate } from '../../screens/donor-donate.tsx';
import { ANNADANAM, buildGift, buildSaved, buildTemple, buildTemplePage, GENERAL } from '../../test/gifts.ts';
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
  await page.user.click(await screen.findByRole('button', { name: 'Download receipt (PDF)' }));
  expect(await screen.findByText('We couldn’t download the receipt')).toBeVisible();
});

it('tells who comes back from paying that nothing is lost while the service does not answer', async () => {
  network.on(donationEndpoints.ownOne, refusal('too-many-requests'));
  const page = await show(DonorDonate, `${BACK}&outcome=paid`, { user });
  expect(await screen.findByText('We couldn’t load your gift')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Confirming your gift' })).toBeVisible();
  expect(screen.getByText(/You won’t be charged twice/)).toBeVisible();
  network.on(donationEndpoints.ownOne, buildGift());
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Download receipt (PDF)' })).toBeVisible();
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
