import { type RemoteStatus, remoteDeskEndpoints } from '@sannidhi/contracts';
import { buildSuperadmin, type MockNetwork, mockNetwork, refusal, renderScreen } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import area from '../area.ts';
import { Screen } from './remotes-screen.tsx';

const [OLD, NEW] = ['0123456789abcdef', 'fedcba9876543210'];
const summary = (release: string, given: object = {}) => ({
  release,
  contract: '^1.0.0',
  publishedBy: 'CI of the priests',
  publishedAt: '2026-11-20T12:00:00.000Z',
  keptUntil: null,
  loads: 200,
  failures: 3,
  ...given,
});
const status: RemoteStatus = {
  remote: 'mfe-priest',
  installed: null,
  active: NEW,
  previous: OLD,
  canary: null,
  releases: [summary(NEW), summary(OLD, { loads: 0, failures: 0 })],
};

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(remoteDeskEndpoints.list, [status])
    .on(remoteDeskEndpoints.history, [{ at: '2026-11-20T12:00:00.000Z', actor: 'Asha Rao', what: 'remote.activated', note: NEW }]);
});
afterEach(() => network.restore());

const draw = () => renderScreen(<Screen />, { user: buildSuperadmin(), density: 'office', messages: { [area.name]: area.messages } });

it('shows what runs, how its page loads went, and who did it', async () => {
  await draw();
  expect(await screen.findByRole('row', { name: new RegExp(`${NEW}.*200.*1.5 %.*In use`) })).toBeVisible();
  expect(await screen.findByText('Release made active')).toBeVisible();
  expect(screen.getByText(`Asha Rao · ${NEW}`)).toBeVisible();
});

it('rolls back and promotes in one press', async () => {
  network.on(remoteDeskEndpoints.rollback, { ...status, active: OLD, previous: null });
  network.on(remoteDeskEndpoints.activate, { ...status, active: OLD, previous: NEW });
  const { user } = await draw();
  await user.click(await screen.findByRole('button', { name: 'Roll mfe-priest back' }));
  expect(network.callsTo(remoteDeskEndpoints.rollback)[0]?.path).toBe('/api/superadmin/remotes/mfe-priest/rollback');
  await user.click(await screen.findByRole('button', { name: `Make ${OLD} active` }));
  expect(network.callsTo(remoteDeskEndpoints.activate)[0]?.body).toMatchObject({ release: OLD, sharePercent: 100 });
});

it('says why a release was not started', async () => {
  network.on(remoteDeskEndpoints.activate, refusal('release-gone'));
  const { user } = await draw();
  await user.click(await screen.findByRole('button', { name: `Make ${OLD} active` }));
  expect(await screen.findByText(/no longer kept/)).toBeVisible();
});
