import { type DeployToken, type RemoteStatus, remoteDeskEndpoints } from '@sannidhi/contracts';
import { buildSuperadmin, fill, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal, renderScreen } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import area from '../area.ts';
import { Screen } from './deploy-tokens-view.tsx';

const { tokens, issueToken, revokeToken, list } = remoteDeskEndpoints;
const VALID: DeployToken = {
  id: 't1',
  remote: 'mfe-priest',
  label: 'CI of the priests',
  state: 'valid',
  createdBy: 'Asha Rao',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2027-02-18T12:00:00.000Z',
  revokedAt: null,
  lastUsedAt: null,
};
const PRIESTS: RemoteStatus = {
  remote: 'mfe-priest',
  area: null,
  installed: null,
  active: null,
  previous: null,
  canary: null,
  releases: [],
};

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(tokens, { items: [VALID], nextCursor: null })
    .on(list, [PRIESTS]);
});
afterEach(() => network.restore());

const draw = (language: 'en' | 'hi' = 'en') =>
  renderScreen(<Screen />, {
    at: '/superadmin/remotes?view=tokens',
    user: buildSuperadmin(),
    density: 'office',
    messages: { [area.name]: area.messages },
    language,
  });

it('lists who may publish what, until when, and of one remote alone', async () => {
  const { user } = await draw();
  expect(await screen.findByRole('row', { name: /CI of the priests mfe-priest Asha Rao .*Never .*Valid/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Remote/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'mfe-priest' }));
  expect(network.callsTo(tokens).at(-1)?.query.get('remote')).toBe('mfe-priest');
});

it('issues a token and shows its secret once, to be copied', async () => {
  network.on(issueToken, { ...VALID, id: 't2', label: 'Laptop', token: 's3cret-of-the-team' });
  const { user } = await draw();
  await user.click(await screen.findByRole('button', { name: 'Issue token' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Issue token' }));
  await user.click(panel.getByRole('button', { name: 'Issue token' }));
  expect(await panel.findByText('Choose a remote', { selector: 'p' })).toBeVisible();
  expect(panel.getByText('Enter who will use it')).toBeVisible();
  await user.selectOptions(panel.getByLabelText('Remote'), await panel.findByRole('option', { name: 'mfe-priest' }));
  await fill(user, panel.getByLabelText('Used by'), 'Laptop');
  await user.click(panel.getByRole('button', { name: 'Issue token' }));
  expect(await panel.findByText('s3cret-of-the-team')).toBeVisible();
  expect(network.callsTo(issueToken)[0]?.body).toEqual({ remote: 'mfe-priest', label: 'Laptop', days: 90 });
  await user.click(panel.getByRole('button', { name: 'Copy token' }));
  expect(await navigator.clipboard.readText()).toBe('s3cret-of-the-team');
  await user.click(panel.getByRole('button', { name: 'I’ve saved it' }));
  expect(screen.queryByText('s3cret-of-the-team')).not.toBeInTheDocument();
});

it('revokes a token after asking', async () => {
  network.on(revokeToken, undefined);
  const { user } = await draw();
  await user.click(await screen.findByRole('row', { name: /CI of the priests/ }));
  await user.click(screen.getByRole('button', { name: 'Revoke token' }));
  const question = within(screen.getByRole('dialog', { name: 'Revoke the token for CI of the priests?' }));
  await user.click(question.getByRole('button', { name: 'Keep token' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.callsTo(revokeToken)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Revoke token' }));
  network.on(tokens, { items: [{ ...VALID, state: 'revoked', revokedAt: '2026-11-21T12:00:00.000Z' }], nextCursor: null });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke token' }));
  expect(await screen.findByText('Revoked the token for CI of the priests')).toBeVisible();
  expect(network.callsTo(revokeToken)[0]?.path).toBe('/api/superadmin/deploy-tokens/t1');
  expect(await screen.findByRole('row', { name: /Revoked/ })).toBeVisible();
});

it('says why a token was not revoked', async () => {
  network.on(revokeToken, refusal('not-found'));
  const { user } = await draw();
  await user.click(await screen.findByRole('row', { name: /CI of the priests/ }));
  await user.click(screen.getByRole('button', { name: 'Revoke token' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke token' }));
  expect(await screen.findByText('We couldn’t revoke the token')).toBeVisible();
});

it('says that there is none, and what did not load', async () => {
  network.on(tokens, NETWORK_DOWN);
  const { user } = await draw();
  expect(await screen.findByText('We couldn’t load the deploy tokens')).toBeVisible();
  network.on(tokens, { items: [], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No deploy tokens yet')).toBeVisible();
});

it('speaks Hindi', async () => {
  await draw('hi');
  expect(await screen.findByRole('row', { name: /CI of the priests.*मान्य/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'डिप्लॉय टोकन' })).toBeVisible();
});
