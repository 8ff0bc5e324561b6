import {
  type PriestInvitationOffer,
  priestInvitationEndpoints,
  type StaffInvitationOffer,
  staffInvitationEndpoints,
} from '@sannidhi/contracts';
import { buildPriest, buildStaff, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../test/show.tsx';
import { Screen as PriestInvitation } from './priest-invitation.tsx';
import { Screen as StaffInvitation } from './staff-invitation.tsx';

const PRIEST = '/priest/invitation?token=secret';
const STAFF = '/temple-admin/invitation?token=secret';
const offer: PriestInvitationOffer = {
  temple: { name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ' },
  email: 'ganesh@priests.test',
  invitedBy: 'Lakshmi Natarajan',
  expiresAt: '2026-11-30T12:00:00.000Z',
  hasAccount: false,
};
const staffOffer: StaffInvitationOffer = {
  ...offer,
  email: 'kiran@staff.test',
  roleName: 'treasurer',
  firstDay: null,
  lastDay: '2027-01-31',
};

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(priestInvitationEndpoints.open, offer).on(staffInvitationEndpoints.open, staffOffer);
});
afterEach(() => network.restore());

async function openAccount(
  user: Awaited<ReturnType<typeof show>>['user'],
  { fullName, confirmation = 'Namaste-1' }: Record<string, string>,
) {
  await fill(user, await screen.findByLabelText('Full name'), fullName ?? '');
  await fill(user, screen.getByLabelText('New password'), 'Namaste-1');
  await fill(user, screen.getByLabelText('Confirm password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Create account and join' }));
}

describe('a priest’s invitation', () => {
  it('says who invites whom to which temple, and opens an account with the link’s secret', async () => {
    network.on(priestInvitationEndpoints.acceptAsNew, { success: true, message: 'You serve there now.' });
    const { user } = await show(PriestInvitation, PRIEST);
    expect(await screen.findByRole('heading', { level: 1, name: 'Serve at Sri Kamakshi Temple' })).toBeVisible();
    expect(screen.getByText(/Lakshmi Natarajan invites you to serve as a priest at Sri Kamakshi Temple, Edison, NJ/)).toBeVisible();
    expect(screen.getByText(/You open an account for ganesh@priests.test/)).toBeVisible();
    await openAccount(user, { fullName: 'Ganesh Bhat' });
    const body = { token: 'secret', fullName: 'Ganesh Bhat', password: 'Namaste-1' };
    await waitFor(() => expect(network.callsTo(priestInvitationEndpoints.acceptAsNew)[0]?.body).toEqual(body));
    expect(network.callsTo(priestInvitationEndpoints.open)[0]?.body).toEqual({ token: 'secret' });
    expect(await screen.findByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/priest/login');
  });

  it('sends nothing while the passwords differ, and says why an account wasn’t opened', async () => {
    network.on(priestInvitationEndpoints.acceptAsNew, refusal('invitation-needs-sign-in'));
    const { user } = await show(PriestInvitation, PRIEST);
    await openAccount(user, { fullName: 'Ganesh Bhat', confirmation: 'Namaste-2' });
    expect(network.callsTo(priestInvitationEndpoints.acceptAsNew)).toHaveLength(0);
    await user.clear(screen.getByLabelText('Confirm password'));
    await fill(user, screen.getByLabelText('Confirm password'), 'Namaste-1');
    await user.click(screen.getByRole('button', { name: 'Create account and join' }));
    expect(await screen.findByText('You already have an account with this email. Sign in to accept.')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Ganesh Bhat');
  });

  it('asks the owner of an account to sign in, and comes back', async () => {
    network.on(priestInvitationEndpoints.open, { ...offer, hasAccount: true });
    await show(PriestInvitation, PRIEST);
    const link = await screen.findByRole('link', { name: 'Go to sign-in' });
    expect(link.getAttribute('href')).toBe(`/priest/login?return=${encodeURIComponent(PRIEST)}`);
    expect(screen.queryByLabelText('Full name')).toBeNull();
  });

  it('lets the priest it is for accept, and nobody else', async () => {
    network.on(priestInvitationEndpoints.open, { ...offer, hasAccount: true });
    await show(PriestInvitation, PRIEST, { user: buildPriest({ email: 'else@priests.test' }) });
    expect(await screen.findByText(/You’re signed in as else@priests.test. Sign out/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join Sri Kamakshi Temple' })).toBeNull();
  });

  it('says that it ended, why, and whom to ask', async () => {
    const message = 'Sri Kamakshi Temple took this invitation back. If you didn’t expect that, ask Lakshmi Natarajan.';
    network.on(priestInvitationEndpoints.open, refusal('invitation-ended', { message }));
    await show(PriestInvitation, PRIEST);
    expect(await screen.findByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
    expect(screen.getByText(/Sri Kamakshi Temple took this invitation back.*ask Lakshmi Natarajan/)).toBeVisible();
    expect(screen.queryByLabelText('Full name')).toBeNull();
  });

  it('doesn’t say so when the network is busy, and tries again', async () => {
    network.on(priestInvitationEndpoints.open, refusal('too-many-requests'));
    const { user } = await show(PriestInvitation, PRIEST);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('heading', { name: 'This invitation has ended' })).toBeNull();
    network.on(priestInvitationEndpoints.open, offer);
    await user.click(retry);
    expect(await screen.findByLabelText('Full name')).toBeVisible();
  });

  it('speaks Hindi', async () => {
    await show(PriestInvitation, PRIEST, { language: 'hi' });
    expect(await screen.findByRole('heading', { level: 1, name: /Sri Kamakshi Temple/ })).not.toHaveTextContent('Serve at');
  });
});

describe('a staff invitation', () => {
  it('names the first day while it is to come', async () => {
    network.on(staffInvitationEndpoints.open, { ...staffOffer, firstDay: '2027-01-25' });
    await show(StaffInvitation, STAFF);
    expect(await screen.findByText('Your first day there would be January 25, 2027.')).toBeVisible();
  });

  it('names the role and the last day', async () => {
    await show(StaffInvitation, STAFF);
    expect(await screen.findByText(/invites you to work for Sri Kamakshi Temple, Edison, NJ. Role: Treasurer/)).toBeVisible();
    expect(screen.getByText('Your last day there would be January 31, 2027.')).toBeVisible();
  });

  it('is accepted with the account it is for, and refused in words', async () => {
    network.on(staffInvitationEndpoints.open, { ...staffOffer, hasAccount: true });
    network.on(staffInvitationEndpoints.accept, refusal('invitation-beyond-inviter'));
    const { user } = await show(StaffInvitation, STAFF, { user: buildStaff('viewer', { email: staffOffer.email }) });
    await user.click(await screen.findByRole('button', { name: 'Join Sri Kamakshi Temple' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(network.callsTo(staffInvitationEndpoints.accept)[0]?.body).toEqual({ token: 'secret' });
  });
});

it.each([
  ['Priest invitation', PriestInvitation, '/priest/invitation', '/priest/login'],
  ['Staff invitation', StaffInvitation, '/temple-admin/invitation?token=', '/temple-admin/login'],
])('%s: a link without its secret says where to find the whole one, and asks nothing', async (title, page, at, signIn) => {
  await show(page, at);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(/This link is incomplete. Open it from the invitation email/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', signIn);
  expect(network.callsTo(priestInvitationEndpoints.open)).toHaveLength(0);
  expect(network.callsTo(staffInvitationEndpoints.open)).toHaveLength(0);
});
