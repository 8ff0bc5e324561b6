import { registrationEndpoints, type TempleStanding } from '@sannidhi/contracts';
import { buildStaff, type MockNetwork, mockNetwork, renderScreen } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { TempleStandingNotice } from './temple-standing.tsx';

const REGISTRATION = {
  reference: 'TR-2026-VARADA39',
  submittedAt: '2026-11-18T15:00:00.000Z',
  contactEmail: 'sudha@varadaraja.example',
  decidedAt: null,
  message: null,
  papers: [],
  missingPapers: [],
  checks: [],
} satisfies TempleStanding['registration'];

const show = async (standing: TempleStanding, at = '/temple-admin/dashboard'): Promise<MockNetwork> => {
  const network = mockNetwork().on(registrationEndpoints.standing, standing);
  await renderScreen(<TempleStandingNotice />, { user: buildStaff(), density: 'office', at });
  return network;
};

it('shows an unapproved temple’s office its status, what is missing and what comes next', async () => {
  const message = 'Please write the legal name as on the letter.';
  await show({
    status: 'changes-requested',
    suspension: null,
    registration: { ...REGISTRATION, message, missingPapers: ['irs-letter', 'officer-id'] },
  });
  const banner = await screen.findByRole('status');
  expect(banner).toHaveTextContent('Our team asked for changes.');
  expect(banner).toHaveTextContent('the email we sent to sudha@varadaraja.example');
  expect(banner).toHaveTextContent(`Message from our team: ${message}`);
  expect(banner).toHaveTextContent('Not submitted yet: IRS letter, officer’s ID.');
  expect(banner).toHaveTextContent(
    'Until then, devotees can’t see your temple and it can’t take donations, but you can set everything up.',
  );
  expect(screen.getByRole('link', { name: 'See what our team checks' })).toHaveAttribute('href', '/temple-admin/verification-status');
  expect(screen.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute('href', '/contact');
});

it('takes one line of every other page, and leads to the verification', async () => {
  await show({ status: 'submitted', suspension: null, registration: REGISTRATION }, '/temple-admin/donations');
  const banner = await screen.findByRole('status');
  expect(banner).toHaveTextContent(/^Your registration is waiting for review\.\s*See what our team checks$/);
});

it.each(['submitted', 'in-review', 'suspended'] as const)('has words for %s', async (status) => {
  await show({ status, suspension: null, registration: REGISTRATION });
  expect(await screen.findByRole('status')).not.toHaveTextContent('standing.');
});

it('shows a suspended temple’s office why, and what still works', async () => {
  const suspension = { reason: 'The bank asked us to look into two payments.', since: '2026-11-20T12:00:00.000Z' };
  await show({ status: 'suspended', suspension, registration: null });
  const banner = await screen.findByRole('status');
  expect(banner).toHaveTextContent('Our team, November 20, 2026: “The bank asked us to look into two payments.”');
  expect(banner).toHaveTextContent('Refunds, receipts, exports and the sheets of existing bookings still work.');
});

it('says nothing to the office of an approved temple', async () => {
  const network = await show({ status: 'approved', suspension: null, registration: REGISTRATION });
  await waitFor(() => expect(network.callsTo(registrationEndpoints.standing)).toHaveLength(1));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
