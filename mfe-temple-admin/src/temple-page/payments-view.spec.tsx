import { type PaymentAccount, paymentAccountEndpoints } from '@sannidhi/contracts';
import { buildStaff, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { leaveTo } from './leave-to.ts';
import { Screen } from './payments-view.tsx';

jest.mock('./leave-to.ts', () => ({ leaveTo: jest.fn() }));

const AT = '/temple-admin/settings?view=payments';
const account = (facts: Partial<PaymentAccount> = {}): PaymentAccount => ({
  provider: 'stripe',
  status: 'not-started',
  due: [],
  checkedAt: null,
  ...facts,
});

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(paymentAccountEndpoints.own, account());
});
afterEach(() => network.restore());

it('leads an owner to the provider’s page', async () => {
  network.on(paymentAccountEndpoints.open, { url: 'https://connect.stripe.test/setup/1' });
  const { user } = await renderOffice(Screen, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Set up payments' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://connect.stripe.test/setup/1'));
});

it('asks the provider once on return, and shows what is due', async () => {
  network.on(paymentAccountEndpoints.own, account({ status: 'restricted', due: ['identity', 'bank-account'] }));
  network.on(paymentAccountEndpoints.check, account({ status: 'restricted', due: ['identity', 'bank-account'] }));
  await renderOffice(Screen, { at: `${AT}&back=done` });
  expect(await screen.findByText('Payments are stopped')).toBeVisible();
  expect(screen.getByText('Proof of identity of the people who represent the temple')).toBeVisible();
  expect(await screen.findByText('We asked the provider; this is the current state')).toBeVisible();
  expect(network.callsTo(paymentAccountEndpoints.check)).toHaveLength(1);
});

it('says why the provider’s page didn’t open', async () => {
  network.on(paymentAccountEndpoints.open, refusal('provider-unavailable'));
  const { user } = await renderOffice(Screen, { at: `${AT}&back=expired` });
  expect(await screen.findByText(/The link to the provider’s page had expired/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Set up payments' }));
  expect(await screen.findByText('We couldn’t reach the payment provider')).toBeVisible();
});

it('shows the front desk the state, and who can change it', async () => {
  await renderOffice(Screen, { at: AT, user: buildStaff('front-desk') });
  expect(await screen.findByText('Owners and treasurers set up payments.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up payments' })).not.toBeInTheDocument();
});
