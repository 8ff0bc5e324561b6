import { type RegistrationDetail, type RegistrationRow, registrationEndpoints } from '@sannidhi/contracts';
import {
  buildRegistrationTemple,
  buildSuperadmin,
  fill,
  type MockNetwork,
  mockNetwork,
  NETWORK_DOWN,
  refusal,
  renderScreen,
} from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import area from '../area.ts';
import { Screen } from './approvals-screen.tsx';

const row: RegistrationRow = {
  id: 'r-1',
  reference: 'TR-2026-VARADA39',
  name: 'Sri Varadaraja Temple',
  city: 'Cary',
  state: 'NC',
  status: 'in-review',
  submittedAt: new Date(Date.now() - 3 * 86_400_000 - 1000).toISOString(),
  flags: 2,
};
const detail: RegistrationDetail = {
  ...row,
  temple: buildRegistrationTemple({ website: 'varadarajacary.example' }),
  contact: {
    fullName: 'Sudha Varadan',
    office: 'Secretary',
    email: 'sudha@varadarajacary.example',
    phone: '+19195550182',
    emailVerified: true,
  },
  findings: [
    { about: 'ein', verdict: 'good', found: 'valid', facts: {} },
    { about: 'address', verdict: 'good', found: 'found', facts: { timeZone: 'America/New_York' } },
    { about: 'contact', verdict: 'good', found: 'verified', facts: {} },
    {
      about: 'similar',
      verdict: 'look',
      found: 'alike',
      facts: { percent: 62, name: 'Varadaraja Swamy Mandir', city: 'Morrisville', state: 'NC', miles: 4.1 },
    },
  ],
  documents: [
    { id: 'd-1', kind: 'irs-letter', name: 'letter.pdf', mediaType: 'application/pdf', sizeBytes: 2048, readAt: null, isNew: false },
  ],
  previous: null,
  version: 4,
  checks: ['legal-name', 'ein', 'contact'],
  reviewer: 'Priya Kumar',
  message: null,
  decidedAt: null,
};

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(registrationEndpoints.list, { items: [row], nextCursor: null })
    .on(registrationEndpoints.detail, detail)
    .on(registrationEndpoints.check, { ...detail, version: 5 });
});
afterEach(() => network.restore());

const open = (at = '/superadmin/temple-approvals?registration=r-1', language: 'en' | 'hi' = 'en') =>
  renderScreen(<Screen />, { at, language, user: buildSuperadmin(), density: 'office', messages: { [area.name]: area.messages } });

it('[2.36] lists who waits, with what wants a look, and opens one', async () => {
  const page = await open('/superadmin/temple-approvals');
  expect(await screen.findByText('1 waiting, oldest 3 days. Target: 5 days.')).toBeVisible();
  expect(screen.getByText('2 flags')).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: /Sri Varadaraja Temple/ }));
  expect(await screen.findByRole('heading', { level: 2, name: row.name })).toBeVisible();
  expect(page.address()).toContain('registration=r-1');
});

it('shows what the temple says beside what we found', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'What the temple says and what we found' }));
  expect(table.getByRole('row', { name: /EIN/ })).toHaveTextContent('56-5550182The format is valid');
  expect(table.getByRole('row', { name: /Similar temple/ })).toHaveTextContent(
    '62% match: Varadaraja Swamy Mandir, Morrisville, NC, 4.1 miles away.',
  );
  expect(table.getByRole('row', { name: /Address/ })).toHaveTextContent('City found. Time zone: Eastern Time.');
  expect(table.getByRole('row', { name: /Contact/ })).toHaveTextContent('(919) 555-0182');
  expect(screen.getByText('Not viewed')).toBeVisible();
});

it('approves only when every check is done', async () => {
  network.on(registrationEndpoints.decide, { ...detail, status: 'approved' });
  const { user } = await open();
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(screen.getByText('Finish 2 more checks to approve.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Officer’s ID has been checked' }));
  await waitFor(() =>
    expect(network.callsTo(registrationEndpoints.check)[0]?.body).toEqual({
      version: 4,
      checks: ['legal-name', 'ein', 'contact', 'officer-id'],
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Not a duplicate of a temple we already have' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved Sri Varadaraja Temple')).toBeVisible();
  expect(network.callsTo(registrationEndpoints.decide)[0]?.body).toEqual({ version: 5, decision: 'approve', message: '' });
});

it('asks for changes and rejects only with words', async () => {
  network.on(registrationEndpoints.decide, { ...detail, status: 'changes-requested' });
  const { user } = await open();
  expect(await screen.findByRole('button', { name: 'Request changes' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Reject registration' })).toBeDisabled();
  await fill(user, screen.getByLabelText('Message to the temple'), 'Please add the latest filing.');
  await user.click(screen.getByRole('button', { name: 'Request changes' }));
  expect(await screen.findByText('Requested changes from Sri Varadaraja Temple')).toBeVisible();
  expect(network.callsTo(registrationEndpoints.decide)[0]?.body).toEqual({
    version: 4,
    decision: 'ask',
    message: 'Please add the latest filing.',
  });
});

it('says why a decision was refused, and keeps the words', async () => {
  network.on(registrationEndpoints.decide, refusal('state-conflict'));
  const { user } = await open();
  await fill(user, await screen.findByLabelText('Message to the temple'), 'No.');
  await user.click(screen.getByRole('button', { name: 'Reject registration' }));
  expect(await screen.findByText(/This has changed in the meantime/)).toBeVisible();
  expect(screen.getByLabelText('Message to the temple')).toHaveValue('No.');
});

it('shows what a colleague changed instead of overwriting it, and keeps the words', async () => {
  network.on(registrationEndpoints.decide, refusal('registration-changed'));
  const { user } = await open();
  await fill(user, await screen.findByLabelText('Message to the temple'), 'No.');
  await user.click(screen.getByRole('button', { name: 'Reject registration' }));
  expect(await screen.findByText(/Someone else changed this registration/)).toBeVisible();
  network.on(registrationEndpoints.detail, { ...detail, version: 7, checks: ['legal-name'] });
  await user.click(screen.getByRole('button', { name: 'Show what changed' }));
  expect(await screen.findByText('Finish 4 more checks to approve.')).toBeVisible();
  expect(screen.getByLabelText('Message to the temple')).toHaveValue('No.');
});

it('shows what was sent before beside what was sent now', async () => {
  const before = { ...detail.temple, legalName: 'Sri Varadaraja', tradition: '' };
  const now = { ...detail.temple, legalName: 'Sri Varadaraja Temple, Inc.', tradition: 'Sri Vaishnava' };
  network.on(registrationEndpoints.detail, { ...detail, temple: now, previous: { temple: before, submittedAt: detail.submittedAt } });
  await open();
  const table = within(await screen.findByRole('table', { name: 'What changed since we asked' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ChangedSent beforeSent now',
    'Legal nameSri VaradarajaSri Varadaraja Temple, Inc.',
    'TraditionNone givenSri Vaishnava',
  ]);
});

it('shows a document in place, never as what its sender called it', async () => {
  const paper = { ...detail.documents[0]!, mediaType: 'image/png' as const, name: 'letter.html' };
  network.on(registrationEndpoints.detail, { ...detail, documents: [paper] }).on(registrationEndpoints.document, '<script>' as never);
  const made = jest.fn((_: Blob) => 'blob:letter');
  URL.createObjectURL = made as typeof URL.createObjectURL;
  URL.revokeObjectURL = jest.fn();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'View IRS letter' }));
  expect(await screen.findByRole('img', { name: 'IRS letter, letter.html' })).toHaveAttribute('src', 'blob:letter');
  expect(made.mock.calls[0]?.[0].type).toBe('image/png');
  await user.click(screen.getByRole('button', { name: 'View IRS letter' }));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:letter');
});

it('offers a document as a link to its file', async () => {
  await open();
  const { id } = detail.documents[0]!;
  expect(await screen.findByRole('link', { name: 'Download IRS letter' })).toHaveAttribute('href', expect.stringContaining(id));
});

it('takes a new registration into review', async () => {
  network.on(registrationEndpoints.detail, { ...detail, status: 'submitted' }).on(registrationEndpoints.take, detail);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Start review' }));
  await waitFor(() => expect(network.callsTo(registrationEndpoints.take)).toHaveLength(1));
});

it('says that nobody waits, what did not load, and speaks Hindi', async () => {
  network.on(registrationEndpoints.list, NETWORK_DOWN);
  const { user } = await open('/superadmin/temple-approvals');
  expect(await screen.findByText('We couldn’t load the registrations')).toBeVisible();
  network.on(registrationEndpoints.list, { items: [], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No temples waiting')).toBeVisible();
  await open('/superadmin/temple-approvals', 'hi');
  expect((await screen.findAllByText('मंदिर स्वीकृति'))[0]).toBeVisible();
});
