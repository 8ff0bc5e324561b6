import { donationEndpoints, receiptEndpoints, type UnassignedView } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork, NETWORK_DOWN, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildGift, buildGiftRow, buildLine, buildReceipt, buildSummary, page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { DonationsScreen } from './donations-screen.tsx';

const AT = { at: '/temple-admin/donations' };
const nair = buildGiftRow();
const bhaskaran = buildGiftRow({
  id: testId(2),
  donorLabel: 'K. Bhaskaran',
  totalCents: 50_100,
  status: 'disputed',
  method: 'ach',
  source: 'web',
});

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(donationEndpoints.list, page(nair, bhaskaran));
  giftIs(buildGift());
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

/** Responses for one gift; the summary's URL looks like a donation's, so its response has to be newer. */
const giftIs = (answer: Parameters<typeof network.on<typeof donationEndpoints.detail>>[1]) =>
  network.on(donationEndpoints.detail, answer).on(donationEndpoints.summary, buildSummary());

describe('the list of donations', () => {
  it('[2.33] shows every gift with its state, the tabs’ counts and the sum of all', async () => {
    await renderOffice(DonationsScreen, AT);
    const table = await screen.findByRole('table', { name: 'Donations to Sri Kamakshi Temple' });
    const row = within(table).getByRole('row', { name: /Priya Nair/ });
    expect(row).toHaveTextContent('10:14 AM');
    expect(row).toHaveTextContent('$52.83');
    expect(row).toHaveTextContent('Received');
    expect(await screen.findByRole('tab', { name: /To check/ })).toHaveTextContent('3');
    expect(screen.getByText('612 donations')).toBeVisible();
    expect(screen.getByText('Total $48,216.50')).toBeVisible();
  });

  it('asks for what the filters say and keeps them in the address', async () => {
    const { user, address } = await renderOffice(DonationsScreen, AT);
    await user.click(await screen.findByRole('tab', { name: /Disputes/ }));
    await user.click(screen.getByRole('button', { name: 'Method' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bank transfer' }));
    await waitFor(() => expect(address()).toBe('/temple-admin/donations?show=disputes&method=ach'));
    const asked = network.callsTo(donationEndpoints.list).at(-1)?.query;
    expect(asked?.get('view')).toBe('disputes');
    expect(asked?.get('method')).toBe('ach');
  });

  it('dates a gift that was entered without a time', async () => {
    network.on(donationEndpoints.list, page(buildGiftRow({ receivedAt: '2026-11-20T05:00:00.000Z', source: 'counter' })));
    await renderOffice(DonationsScreen, AT);
    const row = await screen.findByRole('row', { name: /Priya Nair/ });
    expect(row).toHaveTextContent('Nov 20');
    expect(row).not.toHaveTextContent('12:00 AM');
  });

  it('sorts by amount, largest first', async () => {
    const { user, address } = await renderOffice(DonationsScreen, AT);
    const header = await screen.findByRole('columnheader', { name: 'Amount' });
    await user.click(within(header).getByRole('button'));
    await waitFor(() => expect(address()).toContain('sort=-totalCents'));
  });

  it('says that nothing matches and lifts the filters', async () => {
    network.on(donationEndpoints.list, (call) => (call.query.get('search') ? page() : page(nair)));
    const { user, address } = await renderOffice(DonationsScreen, { at: '/temple-admin/donations?search=Nobody' });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/temple-admin/donations');
    expect(await screen.findByRole('row', { name: /Priya Nair/ })).toBeVisible();
  });

  it('calls a view without gifts no filter', async () => {
    network.on(donationEndpoints.list, page());
    await renderOffice(DonationsScreen, { at: '/temple-admin/donations?show=disputes' });
    expect(await screen.findByText('No disputes')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('says what this is while there are no donations, and tries again after a failure', async () => {
    network.on(donationEndpoints.list, page());
    const { unmount } = await renderOffice(DonationsScreen, AT);
    expect(await screen.findByText('No donations yet')).toBeVisible();
    unmount();
    network.on(donationEndpoints.list, NETWORK_DOWN);
    const { user } = await renderOffice(DonationsScreen, AT);
    expect(await screen.findByText('We couldn’t load the donations')).toBeVisible();
    network.on(donationEndpoints.list, page(nair));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Priya Nair/ })).toBeVisible();
  });

  it('adds up what is selected by keyboard', async () => {
    const { user } = await renderOffice(DonationsScreen, AT);
    const first = await screen.findByRole('row', { name: /Priya Nair/ });
    first.focus();
    await user.keyboard(' {ArrowDown} ');
    expect(screen.getByText('2 selected, $553.83')).toBeVisible();
  });

  it('shows a viewer no way to record, export or refund', async () => {
    await renderOffice(DonationsScreen, { at: `/temple-admin/donations?gift=${nair.id}`, user: buildStaff('viewer') });
    expect(await screen.findByRole('complementary', { name: /^\$52.83 donation/ })).toBeVisible();
    for (const name of ['Export', 'Refund', 'Reissue receipt']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Record a donation' })).not.toBeInTheDocument();
  });
});

describe('the panel of a donation', () => {
  const openPanel = async () => {
    const rendered = await renderOffice(DonationsScreen, AT);
    const row = await screen.findByRole('row', { name: /Priya Nair/ });
    row.focus();
    await rendered.user.keyboard('{Enter}');
    return { ...rendered, panel: within(await screen.findByRole('complementary', { name: '$52.83 donation from Priya Nair' })) };
  };

  it('opens with Enter, shows receipt, balanced books and payment, and closes with Escape', async () => {
    const { panel, user, address } = await openPanel();
    expect(address()).toBe(`/temple-admin/donations?gift=${nair.id}`);
    expect(panel.getByText('SKT-2026-004183')).toBeVisible();
    expect(panel.getByText('Gift, no goods or services', { selector: 'dd' })).toBeVisible();
    expect(panel.getByRole('row', { name: 'Balanced 52.83 52.83' })).toBeVisible();
    expect(panel.getByText('Visa ending 4242')).toBeVisible();
    expect(panel.getByText(/by QR code “Main hall”/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/temple-admin/donations'));
  });

  it('refunds in full after saying that the receipt becomes void', async () => {
    network.on(donationEndpoints.refund, {
      id: testId(9),
      amountCents: 5283,
      reason: 'Given twice by mistake',
      cause: 'refund',
      status: 'pending',
      requestedBy: 'Sowmya Reddy',
      requestedAt: '2026-11-20T16:00:00Z',
      settledAt: null,
      handedOut: null,
      lines: [],
    });
    const { panel, user } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Refund' }));
    expect(panel.getByLabelText('Amount')).toHaveFocus();
    expect(panel.getByLabelText('Amount')).toHaveValue('52.83');
    await user.selectOptions(panel.getByLabelText('Reason'), 'Given twice by mistake');
    expect(panel.getByText(/^Receipt SKT-2026-004183 will be voided\./)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Refund $52.83' }));
    await waitFor(() => expect(network.callsTo(donationEndpoints.refund)).toHaveLength(1));
    const [call] = network.callsTo(donationEndpoints.refund);
    expect(call?.body).toEqual({ lines: [{ lineId: testId(211), amountCents: 5283 }], reason: 'Given twice by mistake' });
    expect(call?.headers['idempotency-key']).toBeTruthy();
    const result = await panel.findByText(/^Refunding \$52\.83/);
    await waitFor(() => expect(document.activeElement).toContainElement(result));
  });

  it('asks for an amount in dollars where something else was typed', async () => {
    const { panel, user } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Refund' }));
    for (const typed of ['all of it', '1e21']) {
      await user.clear(panel.getByLabelText('Amount'));
      await fill(user, panel.getByLabelText('Amount'), typed);
      await user.click(panel.getByRole('button', { name: /^Refund \$/ }));
      expect(await panel.findByText('Enter an amount in dollars, such as 40 or 40.50')).toBeVisible();
    }
    expect(network.callsTo(donationEndpoints.refund)).toHaveLength(0);
  });

  it('corrects the receipt when a part goes back, in the office’s own words', async () => {
    const { panel, user } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Refund' }));
    await user.clear(panel.getByLabelText('Amount'));
    await fill(user, panel.getByLabelText('Amount'), '10');
    await user.selectOptions(panel.getByLabelText('Reason'), 'Another reason');
    await fill(user, panel.getByLabelText('In your own words'), 'Paid for two lamps, lit one');
    expect(panel.getByText(/replaced with one for the remaining \$42.83/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Refund $10.00' }));
    await waitFor(() =>
      expect(network.callsTo(donationEndpoints.refund)[0]?.body).toEqual({
        lines: [{ lineId: testId(211), amountCents: 1000 }],
        reason: 'Paid for two lamps, lit one',
      }),
    );
  });

  it('asks the office to return counter money and to tell a donor it cannot reach', async () => {
    giftIs(buildGift({ method: 'cash', paidWith: null, email: null, phone: null })).on(donationEndpoints.refund, {
      id: testId(9),
      amountCents: 5283,
      reason: 'Wrong amount',
      cause: 'refund',
      status: 'succeeded',
      requestedBy: 'Sowmya Reddy',
      requestedAt: '2026-11-20T16:00:00Z',
      settledAt: '2026-11-20T16:00:00Z',
      handedOut: null,
      lines: [],
    });
    const { panel, user } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Refund' }));
    await user.selectOptions(panel.getByLabelText('Reason'), 'Wrong amount');
    expect(panel.getByText(/let the donor know yourself/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Refund $52.83' }));
    expect(await screen.findByText('Refund of $52.83 recorded. Return the money to the donor.')).toBeVisible();
  });

  it('refuses more than is left and a refund without a reason, and sends nothing', async () => {
    const { panel, user } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Refund' }));
    await user.clear(panel.getByLabelText('Amount'));
    await fill(user, panel.getByLabelText('Amount'), '60');
    await user.click(panel.getByRole('button', { name: 'Refund $60.00' }));
    expect(await panel.findByText('You can refund up to $52.83')).toBeVisible();
    expect(panel.getByText('Enter a reason')).toBeVisible();
    expect(panel.getByLabelText('Amount')).toHaveValue('60.00');
    expect(panel.queryByText(/will be voided/)).toBeNull();
    expect(network.callsTo(donationEndpoints.refund)).toHaveLength(0);
  });

  it('lists the lines with what is left of each, and refunds only those that have an amount', async () => {
    const lines = [
      buildLine({ id: testId(212), label: 'Building', amountCents: 300_00, refundableCents: 300_00 }),
      buildLine({ id: testId(213), label: 'Bhajan class', amountCents: 40_00, refundableCents: 40_00 }),
      buildLine({ id: testId(214), label: 'Annadanam', amountCents: 10_00, refundedCents: 10_00, refundableCents: 0 }),
    ];
    giftIs(buildGift({ lines, refundableCents: 340_00 }));
    const { panel, user } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Refund' }));
    expect(panel.getByRole('textbox', { name: 'Building' })).toHaveValue('300.00');
    expect(panel.getByRole('textbox', { name: 'Bhajan class' })).toHaveValue('40.00');
    expect(panel.queryByRole('textbox', { name: 'Annadanam' })).not.toBeInTheDocument();
    await user.clear(panel.getByRole('textbox', { name: 'Building' }));
    await user.selectOptions(panel.getByLabelText('Reason'), 'Wrong amount');
    expect(panel.getByText('$0.00 refunded, $300.00 stays')).toBeVisible();
    expect(panel.getByText('$40.00 refunded, $0.00 stays')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Refund $40.00' }));
    await waitFor(() =>
      expect(network.callsTo(donationEndpoints.refund)[0]?.body).toEqual({
        lines: [{ lineId: testId(213), amountCents: 40_00 }],
        reason: 'Wrong amount',
      }),
    );
  });

  it('refuses more than is left of one line', async () => {
    const lines = [
      buildLine({ id: testId(212), label: 'Building' }),
      buildLine({ id: testId(213), label: 'Bhajan class', refundableCents: 40_00 }),
    ];
    giftIs(buildGift({ lines, refundableCents: 92_83 }));
    const { panel, user } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Refund' }));
    await user.clear(panel.getByRole('textbox', { name: 'Bhajan class' }));
    await fill(user, panel.getByRole('textbox', { name: 'Bhajan class' }), '41');
    await user.selectOptions(panel.getByLabelText('Reason'), 'Wrong amount');
    await user.click(panel.getByRole('button', { name: /^Refund \$/ }));
    expect(await panel.findByText('You can refund up to $40.00')).toBeVisible();
    expect(network.callsTo(donationEndpoints.refund)).toHaveLength(0);
  });

  describe('with money the provider took back without saying for which part', () => {
    const lines = [
      buildLine({ id: testId(212), label: 'Building', refundableCents: 300_00 }),
      buildLine({ id: testId(213), label: 'Bhajan class', refundableCents: 40_00 }),
    ];
    const money: UnassignedView = {
      id: testId(214),
      cause: 'refund',
      amountCents: 40_00,
      beyondCents: 0,
      since: '2026-11-20T16:00:00Z',
      proposed: {
        lines: [{ lineId: testId(213), label: 'Bhajan class', amountCents: 40_00 }],
        entry: [
          { account: 'Income, tickets', debitCents: 40_00, creditCents: 0 },
          { account: 'To check', debitCents: 0, creditCents: 40_00 },
        ],
      },
    };
    const toCheck = () => giftIs(buildGift({ lines, unassigned: [money] })).on(donationEndpoints.assign, { assigned: true });

    it('shows the proposed entry, posts it, and offers no refund before', async () => {
      toCheck();
      const { panel, user } = await openPanel();
      expect(panel.getByText(/refunded \$40.00 without saying for which part/)).toBeVisible();
      expect(panel.getByRole('row', { name: /Income, tickets 40.00/ })).toBeVisible();
      expect(panel.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
      await user.click(panel.getByRole('button', { name: 'Post as proposed' }));
      await waitFor(() => expect(network.callsTo(donationEndpoints.assign)[0]?.body).toEqual({}));
      expect(await screen.findByText('Posted, and the receipt corrected')).toBeVisible();
    });

    it('lets the office share it out differently, to the cent', async () => {
      toCheck();
      const { panel, user } = await openPanel();
      await user.click(panel.getByRole('button', { name: 'Change' }));
      await fill(user, panel.getByRole('textbox', { name: /^Building/ }), '15');
      await user.click(panel.getByRole('button', { name: 'Post $40.00' }));
      expect(await panel.findByText('The amounts must add up to $40.00')).toBeVisible();
      await user.clear(panel.getByRole('textbox', { name: /^Bhajan class/ }));
      await fill(user, panel.getByRole('textbox', { name: /^Bhajan class/ }), '25');
      await user.click(panel.getByRole('button', { name: 'Post $40.00' }));
      await waitFor(() =>
        expect(network.callsTo(donationEndpoints.assign)[0]?.body).toEqual({
          lines: [
            { lineId: testId(212), amountCents: 15_00 },
            { lineId: testId(213), amountCents: 25_00 },
          ],
        }),
      );
    });
  });

  it('shows that the payer’s bank has the payment, and what it returned', async () => {
    giftIs(buildGift({ method: 'ach', status: 'lost', lostCents: 52_83, refundableCents: 0, processingAt: null }));
    const { panel } = await openPanel();
    expect(panel.getByText('Returned by the bank')).toBeVisible();
  });

  it('returns what the service refused', async () => {
    network.on(donationEndpoints.refund, refusal('refund-blocked'));
    const { panel, user } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Refund' }));
    await user.selectOptions(panel.getByLabelText('Reason'), 'Wrong amount');
    await user.click(panel.getByRole('button', { name: 'Refund $52.83' }));
    expect(await panel.findByText("This gift is disputed. It can't be refunded until the bank decides.")).toBeVisible();
  });

  it('reissues a receipt under the name that was missing', async () => {
    giftIs(buildGift({ legalName: null })).on(receiptEndpoints.reissue, buildReceipt({ number: 'SKT-2026-004184' }));
    const { panel, user } = await openPanel();
    expect(panel.getByText('No legal name')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Add name' }));
    await fill(user, panel.getByLabelText('Name on the receipt'), 'Priya Nair');
    await fill(user, panel.getByLabelText('Reason'), 'Name was missing');
    await user.click(panel.getByRole('button', { name: 'Reissue receipt' }));
    await waitFor(() =>
      expect(network.callsTo(receiptEndpoints.reissue)[0]?.body).toEqual({ legalName: 'Priya Nair', reason: 'Name was missing' }),
    );
    expect(await screen.findByText('Issued receipt SKT-2026-004184')).toBeVisible();
  });

  it('locks a disputed donation', async () => {
    giftIs(buildGift({ status: 'disputed' }));
    const { panel } = await openPanel();
    expect(panel.getByText('This donation is disputed. It can’t be refunded until the bank decides.')).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  });

  it('says that a gift is not here', async () => {
    giftIs(refusal('not-found'));
    await renderOffice(DonationsScreen, { at: `/temple-admin/donations?gift=${testId(77)}` });
    expect(await screen.findByText(/may belong to another temple/)).toBeVisible();
  });
});

it('speaks Hindi', async () => {
  await renderOffice(DonationsScreen, { ...AT, language: 'hi' });
  expect(await screen.findByRole('heading', { level: 1, name: 'दान' })).toBeVisible();
  expect(await screen.findByText('612 दान')).toBeVisible();
});
