import { type PriestInvitationView, priestInvitationEndpoints } from '@sannidhi/contracts';
import { fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { PriestInvitationsView } from './priest-invitations-view.tsx';

const AT = '/temple-admin/priest-management?view=invitations';
const invitation: PriestInvitationView = {
  id: testId(1311),
  email: 'ganesh@priests.test',
  invitedBy: 'Lakshmi Natarajan',
  invitedAt: '2026-11-10T12:00:00.000Z',
  expiresAt: '2026-11-17T12:00:00.000Z',
};

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(priestInvitationEndpoints.list, [invitation]);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('invites a priest by email', async () => {
  network.on(priestInvitationEndpoints.invite, [invitation]);
  const { user } = await renderOffice(PriestInvitationsView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Invite a priest' }));
  const form = within(await screen.findByRole('form', { name: 'Invite a priest' }));
  await fill(user, form.getByLabelText('Email'), 'new@priests.test');
  await user.click(form.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(network.callsTo(priestInvitationEndpoints.invite)[0]?.body).toEqual({ email: 'new@priests.test' }));
});

it('sends an invitation that ran out again, or takes it back', async () => {
  network.on(priestInvitationEndpoints.resend, [invitation]).on(priestInvitationEndpoints.revoke, []);
  const { user } = await renderOffice(PriestInvitationsView, { at: AT });
  await user.click(await screen.findByRole('row', { name: /ganesh@priests.test.*Ran out/ }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(network.callsTo(priestInvitationEndpoints.resend)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(network.callsTo(priestInvitationEndpoints.revoke)).toHaveLength(1));
});
