import { type DeskTemple, type DeskTempleRow, templeDeskEndpoints } from '@sannidhi/contracts';
import { buildSuperadmin, fill, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal, renderScreen } from '@sannidhi/kit/testing';
import { screen, within } from '@testing-library/react';
import area from '../area.ts';
import { Screen } from './temples-screen.tsx';

const { list, detail, suspend, reinstate } = templeDeskEndpoints;
const ROW: DeskTempleRow = {
  id: 't1',
  name: 'Sri Kamakshi Temple',
  city: 'Edison',
  state: 'NJ',
  status: 'approved',
  createdAt: '2026-01-20T12:00:00.000Z',
};
const APPROVED: DeskTemple = {
  ...ROW,
  slug: 'sri-kamakshi',
  legalName: 'Sri Kamakshi Temple, Inc.',
  owners: [{ fullName: 'Lakshmi Narayan', email: 'temple@sannidhi.test' }],
  suspension: null,
  history: [],
};
const REASON = 'The bank asked us to look into two payments.';
const SUSPENDED: DeskTemple = {
  ...APPROVED,
  status: 'suspended',
  suspension: { reason: REASON, since: '2026-11-20T12:00:00.000Z' },
  history: [{ at: '2026-11-20T12:00:00.000Z', actor: 'Asha Rao', what: 'temple.suspended', note: REASON }],
};

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(list, { items: [ROW], nextCursor: null });
});
afterEach(() => network.restore());

async function open(temple: DeskTemple) {
  network.on(detail, temple);
  const page = await renderScreen(<Screen />, {
    at: '/superadmin/temples?temple=t1',
    user: buildSuperadmin(),
    density: 'office',
    messages: { [area.name]: area.messages },
  });
  const panel = within(await screen.findByRole('complementary', { name: ROW.name }));
  return { ...page, panel };
}

it('suspends a temple after a dialog with a reason, and shows it', async () => {
  network.on(suspend, SUSPENDED);
  const { user, panel } = await open(APPROVED);
  expect(await panel.findByText('Lakshmi Narayan (temple@sannidhi.test)')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Suspend temple' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Sri Kamakshi Temple?' }));
  await user.click(dialog.getByRole('button', { name: 'Suspend temple' }));
  expect(await dialog.findByText('Explain to the owners why their temple is suspended')).toBeVisible();
  await fill(user, dialog.getByLabelText('Reason for the owners'), REASON);
  network.on(detail, SUSPENDED);
  await user.click(dialog.getByRole('button', { name: 'Suspend temple' }));
  expect(await screen.findByText('Suspended Sri Kamakshi Temple')).toBeVisible();
  expect(network.callsTo(suspend)[0]?.body).toEqual({ reason: REASON });
  expect(await panel.findByText(REASON)).toBeVisible();
  expect(panel.getByText(`Asha Rao · ${REASON}`)).toBeVisible();
});

it('keeps the reason when somebody was faster', async () => {
  network.on(reinstate, refusal('state-conflict'));
  const { user, panel } = await open(SUSPENDED);
  await user.click(await panel.findByRole('button', { name: 'Reinstate temple' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reinstate Sri Kamakshi Temple?' }));
  await fill(user, dialog.getByLabelText('Message to the owners'), 'The bank has closed its question.');
  await user.click(dialog.getByRole('button', { name: 'Reinstate temple' }));
  expect(await dialog.findByText('This has changed in the meantime. Reload to see the latest.')).toBeVisible();
  expect(dialog.getByLabelText('Message to the owners')).toHaveValue('The bank has closed its question.');
});

it('offers no decision for a registration that is under review, and filters by status', async () => {
  const { user, panel } = await open({ ...APPROVED, status: 'in-review' });
  expect(await panel.findByText('In review')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Suspend temple' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Status/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Suspended' }));
  expect(network.callsTo(list).at(-1)?.query.get('status')).toBe('suspended');
});

it('says when the temples or one of them didn’t load', async () => {
  network.on(list, NETWORK_DOWN).on(detail, NETWORK_DOWN);
  await renderScreen(<Screen />, {
    at: '/superadmin/temples?temple=t1',
    user: buildSuperadmin(),
    density: 'office',
    messages: { [area.name]: area.messages },
  });
  expect(await screen.findByText('We couldn’t load the temples')).toBeVisible();
  expect(await screen.findByText('We couldn’t load this temple')).toBeVisible();
});
