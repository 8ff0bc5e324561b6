import { accountDeskEndpoints } from '@sannidhi/contracts';
import { type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import { show } from '../test/show.tsx';
import { Screen } from './second-factor-reset.tsx';

const { cancelResetByLink } = accountDeskEndpoints;
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork();
});
afterEach(() => network.restore());

it('cancels the reset once its owner presses the button, and offers a new password', async () => {
  network.on(cancelResetByLink, { success: true, message: 'ok' });
  const { user } = await show(Screen, '/second-factor-reset?token=secret');
  expect(await screen.findByRole('heading', { name: 'Cancel the reset?' })).toBeVisible();
  expect(network.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel reset' }));
  expect(await screen.findByRole('heading', { name: 'Reset canceled' })).toBeVisible();
  expect(network.callsTo(cancelResetByLink)[0]?.body).toEqual({ token: 'secret' });
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute('href', '/forgot-password');
});

it('says why a link does nothing', async () => {
  network.on(cancelResetByLink, refusal('rule-violation', { message: 'This link does nothing any more.' }));
  const { user } = await show(Screen, '/second-factor-reset?token=used');
  await user.click(await screen.findByRole('button', { name: 'Cancel reset' }));
  expect(await screen.findByText('This link does nothing any more.')).toBeVisible();
});
