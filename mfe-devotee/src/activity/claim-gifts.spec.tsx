import { claimEndpoints, donationEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import { Screen as Activity } from '../screens/activity.tsx';
import { show } from '../test/show.tsx';

const user = buildDonor();
const GIFT = {
  orderId: 'a',
  temple: { name: 'Sri Kamakshi Temple', timeZone: 'America/New_York' },
  receivedAt: null,
  totalCents: 21_00,
  receiptNumber: null,
};
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(donationEndpoints.own, { items: [], nextCursor: null }).on(claimEndpoints.mine, []);
});
afterEach(() => network.restore());

it('adds the gifts made with the devotee’s email', async () => {
  network.on(claimEndpoints.mine, [GIFT, { ...GIFT, orderId: 'b' }]).on(claimEndpoints.byEmail, { claimed: 2 });
  const page = await show(Activity, '/devotee/activity', { user });
  expect(await screen.findByText('2 gifts of $42.00 were made with your email')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Add to my account' }));
  expect(await screen.findByText('Added 2 gifts to your account')).toBeVisible();
});

it('adds a gift by phone, code and receipt number, and says when none matches', async () => {
  network
    .on(claimEndpoints.sendCode, { sentTo: '(732) 555-0148', expiresInSeconds: 300, resendAfterSeconds: 60 })
    .on(claimEndpoints.byReceipt, refusal('gift-unmatched'));
  const page = await show(Activity, '/devotee/activity', { user });
  await page.user.click(await screen.findByRole('button', { name: 'Add a gift' }));
  await fill(page.user, screen.getByLabelText('Phone used for the gift'), '7325550148');
  await page.user.click(screen.getByRole('button', { name: 'Send code' }));
  await fill(page.user, await screen.findByLabelText('Code from the text message'), '123456');
  await fill(page.user, screen.getByLabelText('Receipt number'), 'SKT-2026-000123');
  await page.user.click(screen.getByRole('button', { name: 'Add gift' }));
  expect(await screen.findByText(/We couldn't find a gift with this phone/)).toBeVisible();
  network.on(claimEndpoints.byReceipt, { claimed: 1 });
  await page.user.click(screen.getByRole('button', { name: 'Add gift' }));
  expect(await screen.findByText('Gift added to your account')).toBeVisible();
});
