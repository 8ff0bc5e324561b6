import { BUILT_FOR_CONTRACT, type RemoteStatus, remoteDeskEndpoints } from '@sannidhi/contracts';
import { buildSuperadmin, fill, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal, renderScreen } from '@sannidhi/kit/testing';
import { screen, within } from '@testing-library/react';
import area from '../area.ts';
import { Screen } from './releases-view.tsx';

const { list, history, activate, rollback, startCanary, endCanary, previewLink } = remoteDeskEndpoints;
const [OLD, NEW] = ['0123456789abcdef', 'fedcba9876543210'];
const summary = (release: string, given: object = {}) => ({
  release,
  contract: BUILT_FOR_CONTRACT,
  publishedBy: 'CI of the priests',
  publishedAt: '2026-11-20T12:00:00.000Z',
  keptUntil: null,
  loads: 200,
  failures: 3,
  ...given,
});
const status: RemoteStatus = {
  remote: 'mfe-priest',
  area: null,
  installed: null,
  active: NEW,
  previous: OLD,
  canary: null,
  releases: [summary(NEW), summary(OLD, { loads: 0, failures: 0 })],
};
const trying: RemoteStatus = { ...status, canary: { release: OLD, sharePercent: 5, startedAt: '2026-11-20T13:00:00.000Z' } };

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(list, [status])
    .on(history, [{ at: '2026-11-20T12:00:00.000Z', actor: 'Asha Rao', what: 'remote.activated', note: NEW }])
    .on(previewLink, { path: `/?preview=mfe-priest%40${OLD}&key=1-a`, expiresAt: '2026-11-27T12:00:00.000Z' });
});
afterEach(() => network.restore());

const draw = (at = '/superadmin/remotes') =>
  renderScreen(<Screen />, { at, user: buildSuperadmin(), density: 'office', messages: { [area.name]: area.messages } });
/** Opens a release in the panel. */
async function openRelease(release = OLD) {
  const page = await draw();
  await page.user.click(await screen.findByRole('row', { name: new RegExp(release) }));
  return { ...page, panel: within(await screen.findByRole('complementary', { name: release })) };
}

it('shows what runs, how its page loads went, and who did it', async () => {
  await draw();
  expect(await screen.findByRole('row', { name: new RegExp(`${NEW}.*200.*1.5%.*In use`) })).toBeVisible();
  expect(screen.getByRole('row', { name: new RegExp(`${OLD}.*Previous`) })).toBeVisible();
  expect(await screen.findByText('Release activated')).toBeVisible();
  expect(screen.getByText(`Asha Rao · ${NEW}`)).toBeVisible();
});

it('rolls back in one press, with why, and names what was seen running', async () => {
  network.on(rollback, { ...status, active: OLD, previous: null });
  const { user } = await draw();
  await fill(user, await screen.findByLabelText(/^Reason/), 'Slots vanish');
  await user.click(screen.getByRole('button', { name: `Roll back to ${OLD}` }));
  expect(await screen.findByText('Updated mfe-priest. New page loads use it now.')).toBeVisible();
  expect(network.callsTo(rollback)[0]).toMatchObject({
    path: '/api/superadmin/remotes/mfe-priest/rollback',
    body: { reason: 'Slots vanish', leaving: NEW },
  });
});

it('keeps the reason when somebody was faster', async () => {
  network.on(rollback, refusal('state-conflict'));
  const { user } = await draw();
  await fill(user, await screen.findByLabelText(/^Reason/), 'Slots vanish');
  await user.click(screen.getByRole('button', { name: `Roll back to ${OLD}` }));
  expect(await screen.findByText('This has changed in the meantime. Reload to see the latest.')).toBeVisible();
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Slots vanish');
});

it('promotes a release, and says why it was not started', async () => {
  network.on(activate, refusal('release-gone'));
  const { user, panel } = await openRelease();
  await user.click(panel.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText(/were removed/)).toBeVisible();
  network.on(activate, { ...status, active: OLD, previous: NEW });
  await user.click(panel.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Updated mfe-priest. New page loads use it now.')).toBeVisible();
  expect(network.callsTo(activate).at(-1)?.body).toMatchObject({ release: OLD, sharePercent: 100 });
});

it('starts a canary with a share and a reason only', async () => {
  network.on(startCanary, trying);
  const { user, panel } = await openRelease();
  const share = panel.getByLabelText('Share of browsers, 1–50%');
  await user.clear(share);
  await fill(user, share, '60');
  await user.click(panel.getByRole('button', { name: 'Start canary' }));
  expect(await panel.findByText('A canary takes 1 to 50 percent')).toBeVisible();
  expect(panel.getByText('Enter a reason')).toBeVisible();
  expect(network.callsTo(startCanary)).toHaveLength(0);
  await user.clear(share);
  await fill(user, share, '20');
  await fill(user, panel.getByLabelText('Reason (kept in the history)'), 'Slots by hour');
  await user.click(panel.getByRole('button', { name: 'Start canary' }));
  expect(await screen.findByText('The mfe-priest canary is running for 20% of browsers.')).toBeVisible();
  expect(network.callsTo(startCanary)[0]?.body).toEqual({ release: OLD, sharePercent: 20, reason: 'Slots by hour' });
});

it('ends a canary in one press', async () => {
  network.on(list, [trying]).on(endCanary, status);
  const { user } = await draw();
  expect(await screen.findByText(new RegExp(`^${OLD} for 5% of browsers since`))).toBeVisible();
  await fill(user, screen.getByLabelText(/^Reason/), 'Seen enough');
  await user.click(screen.getByRole('button', { name: 'Stop canary' }));
  expect(await screen.findByText('Updated mfe-priest. New page loads use it now.')).toBeVisible();
  expect(network.callsTo(endCanary)[0]?.body).toEqual({ release: OLD, reason: 'Seen enough' });
});

it('copies the signed link that shows a release to a colleague', async () => {
  const { user, panel } = await openRelease();
  await user.click(await panel.findByRole('button', { name: 'Copy preview link' }));
  expect(await screen.findByText('Preview link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/?preview=mfe-priest%40${OLD}&key=1-a`);
});

it('asks for another try when the link did not come', async () => {
  network.on(previewLink, NETWORK_DOWN);
  const { user, panel } = await openRelease();
  expect(await panel.findByText('We couldn’t create the preview link')).toBeVisible();
  network.on(previewLink, { path: '/?preview=again', expiresAt: '2026-11-27T12:00:00.000Z' });
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText(/preview=again$/)).toBeVisible();
});

it('offers nothing for a release whose files are gone, and says when they went', async () => {
  network.on(list, [{ ...status, previous: null, releases: [summary(NEW), summary(OLD, { keptUntil: '2026-10-01T12:00:00.000Z' })] }]);
  const { panel } = await openRelease();
  expect(panel.getByText(/removed on October 1, 2026/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
});

it('says what did not load and tries again', async () => {
  network.on(list, NETWORK_DOWN);
  const { user } = await draw();
  expect(await screen.findByText('We couldn’t load the remotes')).toBeVisible();
  network.on(list, [status]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: new RegExp(NEW) })).toBeVisible();
});
