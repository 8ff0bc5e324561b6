import { accountDeskEndpoints, type DeskAccount } from '@sannidhi/contracts';
import { buildSuperadmin, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal, renderScreen } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import area from '../area.ts';
import { Screen } from './accounts-screen.tsx';

const { find, startReset, cancelReset } = accountDeskEndpoints;
const ACCOUNT: DeskAccount = {
  id: 'a1',
  email: 'meera@example.com',
  fullName: 'Meera Raghunathan',
  role: 'priest',
  status: 'active',
  emailVerified: true,
  secondFactorAt: '2026-01-20T12:00:00.000Z',
  reset: null,
  isOwn: false,
};
const PENDING: DeskAccount = {
  ...ACCOUNT,
  reset: {
    startedBy: 'Asha Rao',
    reason: 'Called back on the office’s number',
    startedAt: '2026-11-20T12:00:00.000Z',
    dueAt: '2026-11-21T12:00:00.000Z',
  },
};

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork();
});
afterEach(() => network.restore());

async function look(...accounts: DeskAccount[]) {
  network.on(find, { accounts });
  const page = await renderScreen(<Screen />, {
    at: '/superadmin/accounts',
    user: buildSuperadmin(),
    density: 'office',
    messages: { [area.name]: area.messages },
  });
  await page.user.type(screen.getByLabelText('Email'), 'meera@example.com');
  await page.user.click(screen.getByRole('button', { name: 'Find accounts' }));
  return page;
}

it('finds by the whole address and starts a reset with a reason', async () => {
  network.on(startReset, PENDING);
  const { user } = await look(ACCOUNT);
  expect(await screen.findByText('Meera Raghunathan')).toBeVisible();
  expect(network.callsTo(find)[0]?.query.get('email')).toBe('meera@example.com');
  const start = screen.getByRole('button', { name: 'Reset second factor' });
  await user.click(start);
  expect(await screen.findByText('Explain how you know that the account is theirs')).toBeVisible();
  await user.type(screen.getByLabelText('How do you know it’s them?'), 'Called back on the office’s number');
  network.on(find, { accounts: [PENDING] });
  await user.click(start);
  expect(await screen.findByText(/^The reset takes effect/)).toBeVisible();
  expect(network.callsTo(startReset)[0]?.body).toEqual({ reason: 'Called back on the office’s number' });
});

it('cancels a pending reset, or says why it could not', async () => {
  network.on(cancelReset, refusal('state-conflict'));
  const { user } = await look(PENDING);
  expect(await screen.findByText(/Started by Asha Rao: Called back/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel reset' }));
  expect(await screen.findByText('Nothing changed')).toBeVisible();
  network.on(cancelReset, ACCOUNT).on(find, { accounts: [ACCOUNT] });
  await user.click(screen.getByRole('button', { name: 'Cancel reset' }));
  expect(await screen.findByText('Canceled the reset for Meera Raghunathan')).toBeVisible();
});

it('offers no reset of one’s own account, nor where there is no second factor', async () => {
  await look({ ...ACCOUNT, isOwn: true }, { ...ACCOUNT, id: 'a2', role: 'donor', secondFactorAt: null });
  expect(await screen.findByText('This is your own account. Another operator has to reset it.')).toBeVisible();
  expect(screen.getByText('Off')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reset second factor' })).toBeNull();
});

it('says that nobody has the address, and tries again after a failure', async () => {
  const { user } = await look();
  expect(await screen.findByText('No accounts with this address')).toBeVisible();
  network.on(find, NETWORK_DOWN);
  await user.type(screen.getByLabelText('Email'), '.test');
  await user.click(screen.getByRole('button', { name: 'Find accounts' }));
  expect(await screen.findByText('We couldn’t load the accounts')).toBeVisible();
  network.on(find, { accounts: [ACCOUNT] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Meera Raghunathan')).toBeVisible();
});
