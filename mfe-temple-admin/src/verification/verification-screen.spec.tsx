import { REGISTRATION_CHECKS, registrationEndpoints, type TempleStanding } from '@sannidhi/contracts';
import { type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, within } from '@testing-library/react';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen } from './verification-screen.tsx';

const AT = '/temple-admin/verification-status';
const STANDING: TempleStanding = {
  status: 'changes-requested',
  suspension: null,
  registration: {
    reference: 'TR-2026-VARADA39',
    submittedAt: '2026-11-18T15:00:00.000Z',
    decidedAt: '2026-11-19T15:00:00.000Z',
    contactEmail: 'sudha@varadaraja.example',
    message: 'Please send the whole letter.',
    papers: [
      { id: 'd-1', kind: 'irs-letter', name: 'letter.pdf', mediaType: 'application/pdf', readAt: '2026-11-19T14:00:00.000Z' },
      { id: 'd-2', kind: 'irs-letter', name: 'letter.pdf', mediaType: 'application/pdf', readAt: null },
    ],
    missingPapers: ['articles', 'proof-of-address', 'officer-id'],
    checks: ['ein', 'contact'],
  },
};

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(registrationEndpoints.standing, STANDING);
});
afterEach(() => network.restore());

it('[2.33] shows the papers that came and are missing, and what the desk confirmed', async () => {
  await renderOffice(Screen, { at: AT });
  expect(await screen.findByText('Please send the whole letter.')).toBeVisible();
  expect(screen.getByText('TR-2026-VARADA39')).toBeVisible();
  const checks = within(screen.getByRole('table', { name: 'What our team checks' }));
  expect(checks.getAllByRole('row')).toHaveLength(REGISTRATION_CHECKS.length + 1);
  expect(checks.getByRole('row', { name: /EIN is valid/ })).toHaveTextContent('Confirmed');
  expect(checks.getByRole('row', { name: /Legal name/ })).toHaveTextContent('Not yet');
  const papers = within(screen.getByRole('table', { name: 'Documents' }));
  expect(papers.getAllByRole('row', { name: /letter\.pdf/ }).map((row) => row.textContent)).toEqual([
    expect.stringContaining('Viewed'),
    expect.stringContaining('Not viewed yet'),
  ]);
  expect(papers.getByRole('row', { name: /Proof of address/ })).toHaveTextContent('Not submitted');
});

it('has nothing to show of a temple that came another way', async () => {
  network.on(registrationEndpoints.standing, { status: 'approved', suspension: null, registration: null });
  await renderOffice(Screen, { at: AT });
  expect(await screen.findByText('Approved')).toBeVisible();
  expect(screen.getByText('No registration')).toBeVisible();
});

it('says so when it did not load, and speaks Hindi', async () => {
  network.on(registrationEndpoints.standing, refusal('unavailable'));
  const { user } = await renderOffice(Screen, { at: AT, language: 'hi' });
  expect(await screen.findByRole('alert')).toHaveTextContent('सत्यापन लोड नहीं हुआ');
  network.on(registrationEndpoints.standing, STANDING);
  await user.click(screen.getByRole('button', { name: 'फिर से कोशिश करें' }));
  expect(await screen.findByText('EIN सही है और पहले से प्रयोग में नहीं है')).toBeVisible();
});
