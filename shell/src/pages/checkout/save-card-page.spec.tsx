import { type SandboxCardSetup, sandboxCardEndpoints } from '@sannidhi/contracts';
import { type MockNetwork, mockNetwork, renderScreen } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { BootContext, EMPTY_BOOT } from '../../boot/boot-context.ts';
import { loadShellMessages } from '../shell-messages.ts';
import { leaveCheckout } from './leave-checkout.ts';
import { SaveCardPage } from './save-card-page.tsx';

jest.mock('./leave-checkout.ts');
const setup: SandboxCardSetup = {
  id: 'c1',
  status: 'open',
  payee: 'Sri Kamakshi Temple of Edison, Inc.',
  successUrl: '/devotee/donate?view=recurring&card=k1&outcome=added',
  cancelUrl: '/devotee/donate?view=recurring&card=k1&outcome=left',
};

let network: MockNetwork;
beforeEach(async () => {
  jest.mocked(leaveCheckout).mockClear();
  network = mockNetwork().on(sandboxCardEndpoints.setup, setup);
  await loadShellMessages();
});
afterEach(() => network.restore());

const open = (payments: 'sandbox' | 'stripe' = 'sandbox') =>
  renderScreen(
    <BootContext value={{ ...EMPTY_BOOT, payments }}>
      <SaveCardPage />
    </BootContext>,
    { at: '/sandbox/cards/c1', path: '/sandbox/cards/:setupId' },
  );

it('saves a card and goes back with the outcome', async () => {
  network.on(sandboxCardEndpoints.save, { ...setup, status: 'saved' });
  const { user } = await open();
  expect(await screen.findByText(`For ${setup.payee}`)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /4000 0000 0000 0341/ }));
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  await waitFor(() => expect(leaveCheckout).toHaveBeenCalledWith(setup.successUrl));
  expect(network.callsTo(sandboxCardEndpoints.save)[0]?.body).toEqual({ cardNumber: '4000000000000341' });
});

it('says that the bank refused it, and lets another one be tried', async () => {
  network.on(sandboxCardEndpoints.save, { ...setup, status: 'refused' });
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /4000 0000 0000 0002/ }));
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText(/Nothing was charged. Try another card/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save card' })).toBeEnabled();
  expect(leaveCheckout).not.toHaveBeenCalled();
});

it('leaves without a card', async () => {
  network.on(sandboxCardEndpoints.cancel, { ...setup, status: 'expired' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(leaveCheckout).toHaveBeenCalledWith(setup.cancelUrl));
});

it('does not exist without the sandbox', async () => {
  await open('stripe');
  expect(network.callsTo(sandboxCardEndpoints.setup)).toHaveLength(0);
  expect(screen.queryByText('Save a card')).toBeNull();
});
