import { donationEndpoints, type GiftLine, receiptEndpoints, type SavedTemple, templeEndpoints } from '@sannidhi/contracts';
import { buildDonor, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Screen as Activity } from '../screens/activity.tsx';
import { buildGift, buildPerson, buildReceipt, buildStatement } from '../test/gifts.ts';
import { show } from '../test/show.tsx';
import { Screen as Receipts } from './year-receipts.tsx';
import { Screen as Statement } from './year-statement.tsx';

const user = buildDonor();
const YEAR = new Date().getFullYear();
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(receiptEndpoints.firstYear, { year: 2021 }).on(templeEndpoints.saved, []);
});
afterEach(() => {
  jest.restoreAllMocks();
  network.restore();
});

describe('receipts', () => {
  it('lists a year’s receipts and leads to another year by its address', async () => {
    network.on(receiptEndpoints.own, { items: [buildReceipt()], nextCursor: null });
    const page = await show(Receipts, '/receipts', { user });
    const list = within(await screen.findByRole('list', { name: `${YEAR} receipts` }));
    expect(list.getByText('$52.83')).toBeVisible();
    expect(list.getByText(/SKT-2026-004183, November 20, 2026/)).toBeVisible();
    expect(network.callsTo(receiptEndpoints.own)[0]?.query.get('year')).toBe(String(YEAR));
    await page.user.click(screen.getByRole('tab', { name: String(YEAR - 1) }));
    expect(page.address()).toBe(`/receipts?year=${YEAR - 1}`);
  });

  it('begins with the year at the home temple, where New Year’s Eve may last longer than on the device', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T02:00:00Z'));
    const home = { home: true, timeZone: 'America/New_York' } as unknown as SavedTemple;
    network.on(receiptEndpoints.own, { items: [], nextCursor: null }).on(templeEndpoints.saved, [home]);
    await show(Receipts, '/receipts', { user });
    expect(await screen.findByText('No receipts for 2030')).toBeVisible();
  });

  it('shows no year before the first receipt, and a new account none but this one', async () => {
    network.on(receiptEndpoints.own, { items: [], nextCursor: null }).on(receiptEndpoints.firstYear, { year: YEAR - 1 });
    const page = await show(Receipts, '/receipts', { user });
    await waitFor(() => expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([String(YEAR), String(YEAR - 1)]));
    page.unmount();
    network.on(receiptEndpoints.firstYear, { year: null });
    await show(Receipts, '/receipts', { user });
    expect(await screen.findByText(`No receipts for ${YEAR}`)).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('says what became of a void receipt and what replaced it', async () => {
    network.on(receiptEndpoints.own, { items: [buildReceipt({ status: 'replaced', replacedBy: 'SKT-2026-004184' })], nextCursor: null });
    await show(Receipts, '/receipts', { user });
    expect(await screen.findByText('Replaced')).toBeVisible();
    expect(screen.getByText(/Replaced by SKT-2026-004184/)).toBeVisible();
  });

  it('is empty in words, and offers no statement of nothing', async () => {
    network.on(receiptEndpoints.own, { items: [], nextCursor: null });
    await show(Receipts, '/receipts?year=2021', { user });
    expect(await screen.findByText('No receipts for 2021')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open statement' })).toBeNull();
  });

  it('fails with a way to try again', async () => {
    network.on(receiptEndpoints.own, refusal('internal'));
    const page = await show(Receipts, '/receipts', { user });
    expect(await screen.findByText('We couldn’t load your receipts')).toBeVisible();
    network.on(receiptEndpoints.own, { items: [buildReceipt()], nextCursor: null });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$52.83')).toBeVisible();
  });
});

describe('year-end statement', () => {
  const AT = '/receipts?year=2025&view=statement';

  it('adds a year up per temple and over all, and says when a refund corrected it', async () => {
    network.on(receiptEndpoints.statement, buildStatement(2025, { correctedAt: '2026-02-01T15:00:00.000Z' }));
    await show(Statement, AT, { user });
    expect(await screen.findByRole('heading', { level: 1, name: 'Year-end statement 2025' })).toBeVisible();
    expect(await screen.findByText('Meera Raghunathan’s gifts received in 2025')).toBeVisible();
    expect(screen.getByText('EIN 22-5550147')).toBeVisible();
    expect(screen.getAllByText('$152.00').length).toBeGreaterThanOrEqual(4);
    expect(screen.getByText(/corrected on February 1, 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download statement (PDF)' })).toBeEnabled();
  });

  it('keeps two legal names apart, and adds the household up', async () => {
    const father = buildPerson(2025, { legalName: 'Raghunathan Iyer', totalCents: 100_00, deductibleCents: 100_00 });
    const both = { persons: [buildPerson(2025), father], totalCents: 252_00, deductibleCents: 252_00 };
    network.on(receiptEndpoints.statement, buildStatement(2025, both));
    await show(Statement, AT, { user });
    expect(await screen.findByRole('heading', { level: 2, name: 'Raghunathan Iyer’s gifts received in 2025' })).toBeVisible();
    const own = within(screen.getByRole('heading', { name: 'Total for Raghunathan Iyer' }).closest('section')!);
    expect(own.getAllByText('$100.00')).toHaveLength(2);
    const household = within(screen.getByRole('heading', { name: 'Household' }).closest('section')!);
    expect(household.getAllByText('$252.00')).toHaveLength(2);
  });

  it('says of one temple, not of all, what it adds up, and of a running year that it is not over', async () => {
    const temple = { slug: 'sri-kamakshi-edison', legalName: 'Sri Kamakshi Temple of Edison, Inc.' };
    network.on(receiptEndpoints.statement, buildStatement(YEAR, { temple, soFar: true }));
    await show(Statement, `/receipts?year=${YEAR}&view=statement`, { user });
    expect(await screen.findByRole('heading', { level: 1, name: `Giving in ${YEAR} so far` })).toBeVisible();
    expect(screen.queryByText('All temples')).toBeNull();
  });

  it('shows one temple’s gifts and its file on wish, and all again', async () => {
    const [here] = buildStatement(2025).household;
    const there = { ...here!, slug: 'durga-bari', legalName: 'Durga Bari, Inc.' };
    const both = buildStatement(2025, { household: [here!, there] });
    network.on(receiptEndpoints.statement, ({ query }) =>
      query.get('temple') ? { ...both, household: [there], temple: { slug: there.slug, legalName: there.legalName } } : both,
    );
    network.on(receiptEndpoints.statementPdf, new Blob(['%PDF']));
    const page = await show(Statement, AT, { user });
    await page.user.click(await screen.findByRole('button', { name: 'Temple' }));
    await page.user.click(screen.getByRole('menuitem', { name: 'Durga Bari, Inc.' }));
    await waitFor(() => expect(page.address()).toBe(`${AT}&temple=durga-bari`));
    await waitFor(() => expect(screen.queryByText('All temples')).toBeNull());
    await page.user.click(await screen.findByRole('link', { name: 'Download statement (PDF)' }));
    await waitFor(() => expect(network.callsTo(receiptEndpoints.statementPdf)[0]?.query.get('temple')).toBe('durga-bari'));
    await page.user.click(screen.getByRole('button', { name: 'Remove filter: Temple' }));
    await waitFor(() => expect(page.address()).toBe(AT));
  });

  it('says what property was given instead of an amount', async () => {
    const [temple] = buildPerson(2025).temples;
    const lamp = { number: 'SKT-2025-000003', receivedOn: '2025-11-01', totalCents: 0, deductibleCents: 0, property: 'A brass lamp' };
    const person = buildPerson(2025, { temples: [{ ...temple!, receipts: [lamp] }] });
    network.on(receiptEndpoints.statement, buildStatement(2025, { persons: [person] }));
    await show(Statement, AT, { user });
    expect(await screen.findByText('A brass lamp')).toBeVisible();
    expect(screen.queryByText('$0.00')).toBeNull();
  });

  it('says when there is nothing to state', async () => {
    network.on(receiptEndpoints.statement, buildStatement(2025, { persons: [], household: [], totalCents: 0, deductibleCents: 0 }));
    await show(Statement, AT, { user });
    expect(await screen.findByText('No gifts in 2025')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download statement (PDF)' })).toBeNull();
  });
});

const ARCHANA: GiftLine = {
  id: 'line-2',
  kind: 'pooja',
  fundId: null,
  label: 'Archana',
  amountCents: 21_00,
  taxClass: 'fee',
  occasion: { startsAt: '2026-11-24T16:00:00.000Z', people: 3 },
};

describe('own gifts', () => {
  it('shows every gift with its state, what was refunded, and its receipt', async () => {
    network.on(donationEndpoints.own, {
      items: [
        buildGift({ id: 'a', status: 'partially-refunded', refundedCents: 10_00 }),
        buildGift({ id: 'b', status: 'pending', receipt: null, receivedAt: null }),
        buildGift({ id: 'c', lines: [ARCHANA], receipt: null }),
      ],
      nextCursor: null,
    });
    await show(Activity, '/devotee/activity', { user });
    expect(await screen.findByText('Partially refunded')).toBeVisible();
    expect(screen.getByText('Archana')).toBeVisible();
    expect(screen.getByText(/^Tue, Nov 24, 11:00\sAM/)).toBeVisible();
    expect(network.callsTo(donationEndpoints.own)[0]?.query.get('of')).toBe('orders');
    expect(screen.getByText('$10.00 refunded')).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Download receipt SKT/ })).toHaveLength(1);
  });

  it('calls a bounced check returned by the bank, not refunded', async () => {
    const bounced = buildGift({ status: 'refunded', refundedCents: 52_83, checkReturned: true, receipt: null });
    network.on(donationEndpoints.own, { items: [bounced], nextCursor: null });
    await show(Activity, '/devotee/activity', { user });
    expect(await screen.findByText('Returned by the bank')).toBeVisible();
    expect(screen.queryByText(/refunded/i)).toBeNull();
  });

  it('walks to older gifts and back', async () => {
    network.on(donationEndpoints.own, ({ query }) =>
      query.get('cursor') ? { items: [buildGift({ totalCents: 21_00 })], nextCursor: null } : { items: [buildGift()], nextCursor: 'next' },
    );
    const page = await show(Activity, '/devotee/activity', { user });
    await page.user.click(await screen.findByRole('button', { name: 'Older' }));
    expect(await screen.findByText('$21.00')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Newer' }));
    await waitFor(() => expect(screen.getByText('$52.83')).toBeVisible());
  });

  it('starts with the first gift where there is none', async () => {
    network.on(donationEndpoints.own, { items: [], nextCursor: null });
    await show(Activity, '/devotee/activity', { user });
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/devotee/donate');
  });
});
