import {
  PERMISSIONS,
  STAFF_PRESETS,
  type StaffInvitationView,
  type StaffMemberView,
  type StaffRoleView,
  staffInvitationEndpoints,
  staffMemberEndpoints,
  staffRoleEndpoints,
} from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import area from '../area.ts';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { InvitationsView } from './invitations-view.tsx';
import { PERMISSION_GROUPS } from './permission-groups.ts';
import { RolesView } from './roles-view.tsx';
import { StaffView } from './staff-view.tsx';

const PAGE = '/temple-admin/users-roles';
const member = (given: Partial<StaffMemberView>): StaffMemberView => ({
  id: '0192f3c0-0000-7000-8000-000000000001',
  fullName: 'Suresh Rao',
  email: 'suresh@temple.test',
  role: 'treasurer',
  roleName: 'treasurer',
  firstDay: null,
  lastDay: null,
  ended: false,
  second: null,
  lastOwner: false,
  self: false,
  secondFactorAt: null,
  secondFactorNeeded: true,
  lastSeenAt: null,
  ownershipOfferedUntil: null,
  ...given,
});
const owner = member({ id: 'o', fullName: 'Lakshmi Natarajan', role: 'owner', roleName: 'owner', lastOwner: true, self: true });
const roleOf = (id: 'owner' | 'treasurer' | 'viewer'): StaffRoleView => ({
  id,
  name: id,
  preset: true,
  version: 0,
  permissions: [...STAFF_PRESETS[id]],
  limits: {},
  members: 1,
  invited: 0,
});
const desk: StaffRoleView = {
  id: 'desk',
  name: 'Festival desk',
  preset: false,
  version: 2,
  permissions: ['donations:read'],
  limits: {},
  members: 0,
  invited: 0,
};
const invitation: StaffInvitationView = {
  id: 'i',
  email: 'kiran@temple.test',
  role: 'desk',
  roleName: 'Festival desk',
  firstDay: null,
  lastDay: null,
  beyondInviter: false,
  invitedBy: 'Lakshmi Natarajan',
  invitedAt: '2026-11-18T15:00:00Z',
  expiresAt: '2126-11-25T15:00:00Z',
};

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork()
    .on(staffMemberEndpoints.list, [owner, member({})])
    .on(staffRoleEndpoints.list, [roleOf('owner'), roleOf('treasurer'), roleOf('viewer'), desk])
    .on(staffInvitationEndpoints.list, [invitation]);
});
afterEach(() => network.restore());

it('has a sentence for every permission, each in one area', async () => {
  const { may } = (await area.messages.en()) as { may: Record<string, string> };
  const grouped = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions);
  expect([...grouped].sort()).toEqual([...PERMISSIONS].sort());
  expect(Object.keys(may).sort()).toEqual(PERMISSIONS.map((permission) => permission.replace(':', '-')).sort());
});

it('puts a noun under money or worship if the treasurer or the priest coordinator alone has one of its permissions', () => {
  const nouns = PERMISSION_GROUPS.map(({ area, permissions }) => [area, [...new Set(permissions.map((each) => each.split(':')[0]))]]);
  expect(Object.fromEntries(nouns)).toMatchObject({
    money: expect.arrayContaining(['donations', 'funds', 'dakshina', 'payments', 'statements']),
    worship: expect.arrayContaining(['bookings', 'poojas', 'priests']),
    temple: expect.arrayContaining(['events', 'messages', 'resources', 'staff', 'temple', 'tickets', 'volunteers']),
  });
});

it('shows who has which role, and who still needs a second factor', async () => {
  await renderOffice(StaffView, { at: PAGE });
  const row = await screen.findByRole('row', { name: /Suresh Rao/ });
  expect(row).toHaveTextContent('Treasurer');
  expect(row).toHaveTextContent('Needs a second factor');
  expect(screen.getByRole('row', { name: /Lakshmi/ })).toHaveTextContent('Only owner');
});

it('gives somebody another role, but never the ownership', async () => {
  network.on(staffMemberEndpoints.changeRole, [owner, member({ role: 'viewer', roleName: 'viewer' })]);
  const { user } = await renderOffice(StaffView, { at: PAGE });
  await user.click(await screen.findByRole('row', { name: /Suresh Rao/ }));
  const form = within(await screen.findByRole('form', { name: 'Role' }));
  expect(form.queryByRole('option', { name: 'Owner' })).not.toBeInTheDocument();
  await user.selectOptions(form.getByLabelText('Role'), 'viewer');
  await user.click(form.getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(network.callsTo(staffMemberEndpoints.changeRole)[0]?.body).toEqual({ role: 'viewer' }));
});

it('gives a helper a last day, and says when it has passed', async () => {
  network
    .on(staffMemberEndpoints.list, [owner, member({ lastDay: '2026-11-29', ended: true })])
    .on(staffMemberEndpoints.changeRole, [owner, member({ lastDay: '2026-12-06' })]);
  const { user } = await renderOffice(StaffView, { at: PAGE });
  const row = await screen.findByRole('row', { name: /Suresh Rao/ });
  expect(row).toHaveTextContent('Ended Nov 29, 2026');
  await user.click(row);
  expect(await screen.findByText(/no longer gets in: the last day has passed/)).toBeVisible();
  const form = within(await screen.findByRole('form', { name: 'Role' }));
  await user.clear(form.getByLabelText(/^Last day/));
  await fill(user, form.getByLabelText(/^Last day/), '2026-12-06');
  await user.click(form.getByRole('button', { name: 'Change role' }));
  await waitFor(() =>
    expect(network.callsTo(staffMemberEndpoints.changeRole)[0]?.body).toEqual({ role: 'treasurer', lastDay: '2026-12-06' }),
  );
});

it('gives a second role until a day', async () => {
  const second = { role: 'desk', roleName: 'Festival desk', firstDay: null, lastDay: '2099-11-29' };
  network.on(staffMemberEndpoints.giveSecondRole, [owner, member({ second })]);
  const { user } = await renderOffice(StaffView, { at: PAGE });
  await user.click(await screen.findByRole('row', { name: /Suresh Rao/ }));
  await user.click(await screen.findByRole('button', { name: 'Give a second role' }));
  const form = within(await screen.findByRole('form', { name: 'Second role' }));
  await user.selectOptions(form.getByLabelText('Role'), 'Festival desk');
  await user.click(form.getByRole('button', { name: 'Save second role' }));
  expect(await form.findByText('Choose the last day')).toBeVisible();
  await fill(user, form.getByLabelText('Last day'), '2099-11-29');
  await user.click(form.getByRole('button', { name: 'Save second role' }));
  await waitFor(() =>
    expect(network.callsTo(staffMemberEndpoints.giveSecondRole)[0]?.body).toEqual({ role: 'desk', lastDay: '2099-11-29' }),
  );
});

it('shows a second role beside the first, with what it adds, and ends it', async () => {
  const second = { role: 'treasurer', roleName: 'treasurer', firstDay: null, lastDay: '2126-12-31' };
  network
    .on(staffMemberEndpoints.list, [owner, member({ role: 'viewer', roleName: 'viewer', second })])
    .on(staffMemberEndpoints.endSecondRole, [owner, member({ role: 'viewer', roleName: 'viewer' })]);
  const { user } = await renderOffice(StaffView, { at: PAGE });
  const row = await screen.findByRole('row', { name: /Suresh Rao/ });
  expect(row).toHaveTextContent('Also Treasurer until Dec 31, 2126');
  await user.click(row);
  expect(await screen.findByText('Suresh Rao has the role Viewer, Treasurer, which allows:')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End it now' }));
  await waitFor(() => expect(network.callsTo(staffMemberEndpoints.endSecondRole)).toHaveLength(1));
});

it('says that an invitation’s sender can no longer give its role', async () => {
  network.on(staffInvitationEndpoints.list, [{ ...invitation, beyondInviter: true }]);
  const { user } = await renderOffice(InvitationsView, { at: `${PAGE}?view=invitations` });
  const row = await screen.findByRole('row', { name: /kiran@temple.test/ });
  expect(row).toHaveTextContent('Doesn’t work; send it again');
  await user.click(row);
  expect(await screen.findByText(/Lakshmi Natarajan can no longer give this role/)).toBeVisible();
});

it('removes somebody only after asking', async () => {
  network.on(staffMemberEndpoints.remove, [owner]);
  const { user } = await renderOffice(StaffView, { at: PAGE });
  await user.click(await screen.findByRole('row', { name: /Suresh Rao/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove from staff' }));
  expect(network.callsTo(staffMemberEndpoints.remove)).toHaveLength(0);
  expect(screen.getByText(/loses access to the office right away/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove from staff' }));
  await waitFor(() => expect(network.callsTo(staffMemberEndpoints.remove)).toHaveLength(1));
});

it('shows colleagues without the permission who is there, and lets them change nothing', async () => {
  const { user } = await renderOffice(StaffView, { at: PAGE, user: buildStaff('treasurer') });
  await user.click(await screen.findByRole('row', { name: /Suresh Rao/ }));
  expect(await screen.findByText('suresh@temple.test', { selector: 'dd *, dd' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove from staff' })).not.toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('invites a colleague to a role', async () => {
  network.on(staffInvitationEndpoints.invite, [invitation]);
  const { user } = await renderOffice(InvitationsView, { at: `${PAGE}?view=invitations` });
  await user.click(await screen.findByRole('button', { name: 'Invite staff' }));
  const form = within(await screen.findByRole('form', { name: 'Invite staff' }));
  await fill(user, form.getByLabelText('Email'), 'anil@temple.test');
  await user.selectOptions(form.getByLabelText('Role'), 'Festival desk');
  await user.click(form.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() =>
    expect(network.callsTo(staffInvitationEndpoints.invite)[0]?.body).toEqual({ email: 'anil@temple.test', role: 'desk' }),
  );
});

it('shows what each role may do side by side, without the owner’s column', async () => {
  await renderOffice(RolesView, { at: `${PAGE}?view=roles` });
  const table = await screen.findByRole('table', { name: 'What each role may do' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Permission',
    expect.stringContaining('Treasurer'),
    expect.stringContaining('Viewer'),
    expect.stringContaining('Festival desk'),
  ]);
  const refunds = within(within(table).getByRole('row', { name: /Refund donations/ }));
  expect(refunds.getAllByRole('cell').map((cell) => within(cell).getByRole('img').getAttribute('aria-label'))).toEqual([
    'Can',
    'Can’t',
    'Can’t',
  ]);
  expect(refunds.getByRole('img', { name: 'asks for a second factor' })).toBeVisible();
});

it('explains what a colleague may do, and which roles allow the rest', async () => {
  const { user } = await renderOffice(StaffView, { at: PAGE });
  await user.click(await screen.findByRole('row', { name: /Suresh Rao/ }));
  expect(await screen.findByText('Suresh Rao has the role Treasurer, which allows:')).toBeVisible();
  expect(screen.getByText(/has to set up a second factor first/)).toBeVisible();
  const manage = screen.getByText('Invite staff, change roles and remove people');
  expect(manage).toHaveTextContent('Roles that allow it: Owner');
});

it('composes a role in its column, and warns of one that records and refunds', async () => {
  network.on(staffRoleEndpoints.create, [desk]);
  const { user } = await renderOffice(RolesView, { at: `${PAGE}?view=roles` });
  await user.click(await screen.findByRole('button', { name: 'New role' }));
  const form = within(await screen.findByRole('form', { name: 'New role' }));
  await fill(user, form.getByLabelText('Name'), 'Sunday desk');
  expect(form.queryByText(/could undo their own entry/)).not.toBeInTheDocument();
  await user.click(form.getByLabelText('Record donations at the counter'));
  await user.click(form.getByLabelText('Refund donations'));
  expect(form.getByText(/could undo their own entry/)).toBeVisible();
  expect(form.getByText(/set up a second factor before/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Create role' }));
  await waitFor(() => expect(network.callsTo(staffRoleEndpoints.create)).toHaveLength(1));
  const { body } = network.callsTo(staffRoleEndpoints.create)[0] as { body: { name: string; permissions: string[] } };
  expect(body.name).toBe('Sunday desk');
  expect([...body.permissions].sort()).toEqual(['donations:record', 'donations:refund', ...STAFF_PRESETS.viewer].sort());
});

it('keeps a role that is being composed, until it is created or discarded', async () => {
  network.on(staffRoleEndpoints.create, [desk]);
  const composing = async () => within(await screen.findByRole('form', { name: 'New role' }));
  const { user, unmount } = await renderOffice(RolesView, { at: `${PAGE}?view=roles&role=new` });
  const first = await composing();
  expect(first.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await fill(user, first.getByLabelText('Name'), 'Sunday desk');
  await user.click(first.getByLabelText('Refund donations'));
  await fill(user, first.getByLabelText(/^Refund donations up to/), '25');
  unmount();
  const again = await renderOffice(RolesView, { at: `${PAGE}?view=roles&role=new` });
  const second = await composing();
  expect(second.getByText(/^Draft, saved in this browser/)).toBeVisible();
  expect(second.getByLabelText('Name')).toHaveValue('Sunday desk');
  expect(second.getByLabelText('Refund donations')).toBeChecked();
  expect(second.getByLabelText(/^Refund donations up to/)).toHaveValue('25.00');
  await again.user.click(second.getByRole('button', { name: 'Discard draft' }));
  await again.user.click(await screen.findByRole('button', { name: 'New role' }));
  expect((await composing()).getByLabelText('Name')).toHaveValue('');
});

it('shows what somebody else took from a role in the meantime, before it is saved again', async () => {
  network.on(staffRoleEndpoints.update, refusal('role-changed'));
  const { user } = await renderOffice(RolesView, { at: `${PAGE}?view=roles&role=desk` });
  const form = within(await screen.findByRole('form', { name: 'Festival desk' }));
  await user.click(form.getByLabelText('See receipts'));
  const now = [roleOf('viewer'), { ...desk, permissions: ['funds:manage' as const], version: 3 }];
  network.on(staffRoleEndpoints.list, now);
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  const theirs = within(await screen.findByRole('list', { name: 'What they saved' }));
  expect(theirs.getAllByRole('listitem')).toHaveLength(1);
  network.on(staffRoleEndpoints.update, now);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(network.callsTo(staffRoleEndpoints.update)).toHaveLength(2));
  const versions = network.callsTo(staffRoleEndpoints.update).map(({ body }) => (body as { version: number }).version);
  expect(versions).toEqual([2, 3]);
});

it('starts a role from another, and changes one of the temple’s own', async () => {
  network.on(staffRoleEndpoints.create, [desk]).on(staffRoleEndpoints.update, [desk]);
  const { user } = await renderOffice(RolesView, { at: `${PAGE}?view=roles&role=new` });
  const form = within(await screen.findByRole('form', { name: 'New role' }));
  await user.selectOptions(form.getByLabelText('Starts from'), 'Treasurer');
  expect(form.getByLabelText('Refund donations')).toBeChecked();
  await fill(user, form.getByLabelText('Name'), 'Second treasurer');
  await user.click(form.getByRole('button', { name: 'Create role' }));
  await waitFor(() =>
    expect(network.callsTo(staffRoleEndpoints.create)[0]?.body).toEqual({
      name: 'Second treasurer',
      permissions: STAFF_PRESETS.treasurer,
      limits: {},
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Festival desk' }));
  const own = within(await screen.findByRole('form', { name: 'Festival desk' }));
  await user.click(own.getByLabelText('See receipts'));
  await user.click(own.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(network.callsTo(staffRoleEndpoints.update)[0]?.body).toEqual({
      name: 'Festival desk',
      permissions: ['donations:read', 'receipts:read'],
      limits: {},
      version: 2,
    }),
  );
  expect(await screen.findByRole('button', { name: 'Edit Festival desk' })).toHaveFocus();
});

it('composes a role that refunds up to an amount, and shows the amount beside it', async () => {
  const limited: StaffRoleView = { ...desk, permissions: ['donations:refund'], limits: { 'donations:refund': 51_00 } };
  network.on(staffRoleEndpoints.list, [roleOf('viewer'), limited]).on(staffRoleEndpoints.create, [limited]);
  const { user } = await renderOffice(RolesView, { at: `${PAGE}?view=roles` });
  expect(await screen.findByRole('row', { name: /Refund donations/ })).toHaveTextContent('up to $51.00');
  await user.click(await screen.findByRole('button', { name: 'New role' }));
  const form = within(await screen.findByRole('form', { name: 'New role' }));
  await fill(user, form.getByLabelText('Name'), 'Sunday desk');
  await user.click(form.getByLabelText('Refund donations'));
  await fill(user, form.getByLabelText(/^Refund donations up to/), '25');
  await user.click(form.getByRole('button', { name: 'Create role' }));
  await waitFor(() => expect(network.callsTo(staffRoleEndpoints.create)[0]?.body).toMatchObject({ limits: { 'donations:refund': 25_00 } }));
});

it('lets nobody compose more than they may do', async () => {
  const manager = buildStaff('treasurer', { permissions: ['staff:read', 'staff:manage', 'donations:read'] });
  await renderOffice(RolesView, { at: `${PAGE}?view=roles&role=new`, user: manager });
  const form = within(await screen.findByRole('form', { name: 'New role' }));
  expect(form.getByLabelText('Refund donations')).toBeDisabled();
  expect(form.getByLabelText('See donations and who gave')).toBeEnabled();
});

it('shows the roles to colleagues who manage nobody, without a way to edit them', async () => {
  await renderOffice(RolesView, { at: `${PAGE}?view=roles&role=desk`, user: buildStaff('treasurer') });
  expect(await screen.findByRole('table', { name: 'What each role may do' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Edit|New role/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
