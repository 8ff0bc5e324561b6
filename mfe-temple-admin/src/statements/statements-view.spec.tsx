import { officeStatementEndpoints, type StatementDonor, type StatementSummary } from '@sannidhi/contracts';
import { buildStaff, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { page } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { StatementsView } from './statements-view.tsx';

const AT = '/temple-admin/donation-management?view=statements';
const DONOR: StatementDonor = {
  id: 'd1',
  donorName: 'Anand Rao',
  reach: 'account',
  email: null,
  giftCount: 2,
  totalCents: 11_000,
  deductibleCents: 10_000,
  state: 'unsent',
  sentAt: null,
};
const buildSummary = (facts: Partial<StatementSummary> = {}): StatementSummary => ({
  year: 2025,
  over: true,
  donorCount: 3,
  totalCents: 26_100,
  deductibleCents: 26_000,
  states: { unsent: 2, sending: 0, sent: 0, changed: 0, undelivered: 0, unreachable: 1 },
  run: null,
  ...facts,
});
const RUN = { id: 'r', status: 'running' as const, total: 2, done: 1, startedBy: 'Suresh Rao', startedAt: '2026-11-20T15:00:00.000Z' };

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(officeStatementEndpoints.donors, page(DONOR)).on(officeStatementEndpoints.summary, buildSummary());
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('shows last year’s donors and sends what is missing after a question', async () => {
  network.on(officeStatementEndpoints.run, RUN);
  const { user } = await renderOffice(StatementsView, { at: AT });
  expect(await screen.findByRole('row', { name: /Anand Rao/ })).toHaveTextContent('$110.00');
  expect(network.callsTo(officeStatementEndpoints.donors)[0]?.query.get('year')).toBe('2025');
  expect(screen.getByRole('link', { name: 'Download who wasn’t reached' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send 2 statements' }));
  network.on(officeStatementEndpoints.summary, buildSummary({ run: RUN }));
  await user.click(screen.getAllByRole('button', { name: 'Send 2 statements' }).at(-1)!);
  await waitFor(() => expect(network.callsTo(officeStatementEndpoints.run)[0]?.body).toEqual({ year: 2025 }));
  expect(await screen.findByText('Sending: 1 of 2.')).toBeVisible();
});

it('sends one donor’s statement again from their panel, and says why it couldn’t', async () => {
  const sent = {
    ...DONOR,
    state: 'undelivered' as const,
    sentAt: '2026-01-05T15:00:00.000Z',
    reach: 'email' as const,
    email: 'anand@example.test',
  };
  network.on(officeStatementEndpoints.donors, page(sent)).on(officeStatementEndpoints.run, refusal('statements-current'));
  const { user } = await renderOffice(StatementsView, { at: `${AT}&donor=d1` });
  const panel = within(await screen.findByRole('complementary', { name: 'Anand Rao' }));
  expect(panel.getByText('anand@example.test')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/already has a current statement for this year/)).toBeVisible();
  network.on(officeStatementEndpoints.run, RUN);
  await user.click(panel.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Sending Anand Rao’s statement')).toBeVisible();
  expect(network.callsTo(officeStatementEndpoints.run).at(-1)?.body).toEqual({ year: 2025, donorId: 'd1' });
});

it('lets a viewer look and send nothing', async () => {
  await renderOffice(StatementsView, { at: AT, user: buildStaff('viewer') });
  expect(await screen.findByRole('row', { name: /Anand Rao/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Download who wasn’t reached' })).toBeNull();
});

it('sends nothing before the year has ended at the temple', async () => {
  network.on(officeStatementEndpoints.summary, buildSummary({ over: false }));
  await renderOffice(StatementsView, { at: AT });
  expect(await screen.findByText(/hasn’t ended at your temple yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});
