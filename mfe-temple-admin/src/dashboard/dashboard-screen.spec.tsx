import { counterEndpoints, donationEndpoints, ledgerEndpoints, type PledgeQuestion, pledgeEndpoints } from '@sannidhi/contracts';
import { buildStaff, dashboardNouns, type MockNetwork, NETWORK_DOWN } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildBatch, buildGiftRow, buildProof, buildSummary, page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen } from './dashboard-screen.tsx';

const AT = { at: '/temple-admin/dashboard' };
const dispute = buildGiftRow({ id: testId(2), donorLabel: 'K. Bhaskaran', totalCents: 50_100, status: 'disputed' });

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork()
    .on(donationEndpoints.list, ({ query }) => page(query.get('view') === 'disputes' ? dispute : buildGiftRow()))
    .on(donationEndpoints.summary, ({ query }) => buildSummary(query.get('from') === '2025-11-01' ? { sumCents: 4_289_724 } : {}))
    .on(counterEndpoints.batches, page(buildBatch()))
    .on(pledgeEndpoints.questions, page({ id: testId(905) } as PledgeQuestion))
    .on(ledgerEndpoints.proof, buildProof())
    .on(ledgerEndpoints.givingByFund, {
      weeks: ['2026-11-09', '2026-11-16'],
      funds: [{ id: testId(101), name: 'Annadanam', receivedCents: [100_000, 250_000] }],
    });
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('[2.33] names the temple’s day and compares the month with the same days a year before', async () => {
  await renderOffice(Screen, AT);
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday, November 20' })).toBeVisible();
  expect(await screen.findByText('12.4% more than Nov 1 – Nov 20, 2025')).toBeVisible();
});

it('lists what needs somebody, with the page where it is done', async () => {
  await renderOffice(Screen, AT);
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(await needs.findByText('Dispute on $501.00 from K. Bhaskaran')).toBeVisible();
  expect(needs.getByText('3 donations to check')).toBeVisible();
  expect(await needs.findByRole('link', { name: /^Match: 1 gift to match with a pledge/ })).toBeVisible();
  expect(needs.getByText('Counted: 2 donations, $120.00. Entered: 1, $100.00.')).toBeVisible();
  expect(needs.getByRole('link', { name: /^Review dispute: Dispute/ })).toHaveAttribute(
    'href',
    `/temple-admin/donations?show=disputes&gift=${dispute.id}`,
  );
});

it('shows that the books agree, and names it first when they do not', async () => {
  const { unmount } = await renderOffice(Screen, AT);
  expect(await screen.findByText('Balanced')).toBeVisible();
  unmount();
  network.on(
    ledgerEndpoints.proof,
    buildProof({ holds: false, differences: [{ what: 'x', expectedCents: 100, foundCents: 0, orderId: null }] }),
  );
  await renderOffice(Screen, AT);
  expect(await screen.findByText('The books are off by $1.00')).toBeVisible();
});

it('draws giving by fund and says its finding in a sentence', async () => {
  await renderOffice(Screen, AT);
  expect(
    await screen.findByRole('img', { name: 'Donations in the last 2 weeks, by fund. The highest was the week of Nov 16, at $2,500.00.' }),
  ).toBeInTheDocument();
});

it('keeps a failing card from taking the others down', async () => {
  network.on(ledgerEndpoints.proof, NETWORK_DOWN);
  await renderOffice(Screen, AT);
  expect(await screen.findByText('We couldn’t load the books')).toBeVisible();
  expect(await screen.findByText('3 donations to check')).toBeVisible();
});

it('lists today what was received, not what nobody has paid', async () => {
  const today = (['pending', 'failed', 'canceled'] as const).map((status, n) =>
    buildGiftRow({ id: testId(20 + n), donorLabel: status, status }),
  );
  network.on(
    donationEndpoints.list,
    page(...today, buildGiftRow({ id: testId(30), donorLabel: 'Asha Rao', status: 'partially-refunded' })),
  );
  await renderOffice(Screen, AT);
  const table = await screen.findByRole('table', { name: 'Donations today' });
  expect(await within(table).findByText('Asha Rao')).toBeVisible();
  for (const { donorLabel } of today) expect(within(table).queryByText(donorLabel)).not.toBeInTheDocument();
});

it('says that nothing needs anybody', async () => {
  network
    .on(donationEndpoints.list, page())
    .on(donationEndpoints.summary, buildSummary({ views: { all: 0, 'to-check': 0, failed: 0, disputes: 0, counter: 0 } }))
    .on(counterEndpoints.batches, page())
    .on(pledgeEndpoints.questions, page());
  await renderOffice(Screen, AT);
  expect(await screen.findByText('You’re all caught up')).toBeVisible();
  expect(screen.getByText('No donations yet today')).toBeVisible();
});

it('shows an events coordinator nothing of the money', async () => {
  await renderOffice(Screen, { ...AT, user: buildStaff('events-coordinator') });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('The books')).not.toBeInTheDocument();
  expect(network.calls).toHaveLength(0);
});

it('is where the nouns are that say so', async () => {
  await renderOffice(Screen, AT);
  await waitFor(() => expect(network.nounsRead()).toEqual(dashboardNouns('/temple-admin/dashboard')));
});
