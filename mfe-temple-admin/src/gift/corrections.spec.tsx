import { counterEndpoints, donationEndpoints, fundEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BatchesView } from '../batches/batches-view.tsx';
import { DonationsScreen } from '../donations/donations-screen.tsx';
import { annadanam, buildBatch, buildGift, buildGiftRow, buildLine, buildSummary, general, page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';

const row = buildGiftRow({ source: 'counter', method: 'check' });
const AT = { at: `/temple-admin/donations?gift=${row.id}` };
const check = buildGift({
  ...row,
  fundLabel: 'General',
  checkNumber: '1108',
  batch: { id: testId(401), number: 118, name: 'Sunday morning' },
  correctable: true,
  lines: [buildLine({ fundId: general.id, purposeId: general.id, label: 'General' })],
});
const classes = { ...general, id: testId(103), name: 'Bhajan class', taxedKind: 'class', taxClass: 'fee' } as const;

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(donationEndpoints.list, page(row)).on(fundEndpoints.list, [annadanam, general, classes]);
  network.on(donationEndpoints.detail, check).on(donationEndpoints.summary, buildSummary());
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('shows check number and batch of a donation', async () => {
  await renderOffice(DonationsScreen, AT);
  const panel = within(await screen.findByRole('complementary', { name: /Priya Nair/ }));
  expect(await panel.findByText('1108')).toBeVisible();
  expect(panel.getByRole('link', { name: '118, Sunday morning' })).toHaveAttribute(
    'href',
    `/temple-admin/donation-management?view=batches&batch=${testId(401)}`,
  );
});

it('corrects fund and amount with a reason', async () => {
  network.on(donationEndpoints.correct, { number: 1, receiptNumber: 'SKT-2026-004184' });
  const { user } = await renderOffice(DonationsScreen, AT);
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  const form = within(await screen.findByRole('form', { name: 'Correct this donation' }));
  expect(form.getByText(/Receipt SKT-2026-004183 will be replaced/)).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Fund')).toHaveValue(general.id));
  await user.selectOptions(form.getByLabelText('Fund'), 'Annadanam');
  await user.clear(form.getByLabelText('Amount'));
  await fill(user, form.getByLabelText('Amount'), '15');
  await user.click(form.getByRole('button', { name: 'Save correction' }));
  expect(await form.findByText('Enter why you correct it')).toBeVisible();
  await fill(user, form.getByLabelText('Why is it corrected?'), 'The slip says Annadanam');
  await user.click(form.getByRole('button', { name: 'Save correction' }));

  expect(await screen.findByText('Donation corrected. The new receipt is SKT-2026-004184.')).toBeVisible();
  expect(network.callsTo(donationEndpoints.correct)[0]?.body).toEqual({
    corrections: 0,
    fundId: annadanam.id,
    amountCents: 1500,
    receivedOn: '2026-11-20',
    legalName: 'Priya Nair',
    email: 'priya@example.test',
    reason: 'The slip says Annadanam',
  });
});

it('offers income accounts only for a fund that takes fees', async () => {
  const { user } = await renderOffice(DonationsScreen, AT);
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  const form = within(await screen.findByRole('form', { name: 'Correct this donation' }));
  expect(form.queryByLabelText('Credit to')).not.toBeInTheDocument();
  await waitFor(() => expect(form.getByRole('option', { name: 'Bhajan class' })).toBeInTheDocument());
  await user.selectOptions(form.getByLabelText('Fund'), 'Bhajan class');
  expect(await form.findByLabelText('Credit to')).toHaveDisplayValue('Fee income');
});

it('says that somebody else was faster and keeps what was typed', async () => {
  network.on(donationEndpoints.correct, refusal('corrected-meanwhile'));
  const { user } = await renderOffice(DonationsScreen, AT);
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  const form = within(await screen.findByRole('form', { name: 'Correct this donation' }));
  await fill(user, form.getByLabelText('Why is it corrected?'), 'Typed wrong');
  await user.click(form.getByRole('button', { name: 'Save correction' }));
  expect(await screen.findByText(/Someone else corrected this donation/)).toBeVisible();
  expect(form.getByLabelText('Why is it corrected?')).toHaveValue('Typed wrong');
});

it('lists what was corrected, why and by whom', async () => {
  const changes = [
    { field: 'fund', before: 'General', after: 'Annadanam' },
    { field: 'amount', before: 5100, after: 1500 },
    { field: 'email', before: null, after: null },
  ] as const;
  const correction = { number: 1, at: '2026-11-20T15:20:00.000Z', by: 'Suresh Rao', reason: 'Wrong slip', changes: [...changes] };
  network.on(donationEndpoints.detail, { ...check, corrections: [correction] }).on(donationEndpoints.summary, buildSummary());
  await renderOffice(DonationsScreen, AT);
  expect(await screen.findByText('General → Annadanam')).toBeVisible();
  expect(screen.getByText('$51.00 → $15.00')).toBeVisible();
  expect(screen.getByText(/Wrong slip · Suresh Rao/)).toBeVisible();
});

it('hides the correction from those who may not', async () => {
  await renderOffice(DonationsScreen, { ...AT, user: buildStaff('viewer') });
  await screen.findByText('1108');
  expect(screen.queryByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
});

it('says what a refused receipt lacks and issues it once that is there', async () => {
  const refused = { ...check, receiptNumber: null, receipts: [], receiptLacks: ['temple-ein' as const] };
  network.on(donationEndpoints.detail, refused).on(donationEndpoints.summary, buildSummary());
  network.on(donationEndpoints.complete, { receiptNumber: 'SKT-2026-004185' });
  const { user } = await renderOffice(DonationsScreen, AT);
  expect(await screen.findByText(/temple's EIN is missing/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Issue receipt' }));
  const form = within(await screen.findByRole('form', { name: 'Complete the receipt' }));
  await user.click(form.getByRole('button', { name: 'Issue receipt' }));
  expect(await screen.findByText('Issued receipt SKT-2026-004185')).toBeVisible();
});

it('leads from an entry of a closed batch to its donation', async () => {
  const [entry] = buildBatch().entries;
  const closed = buildBatch({ status: 'closed', entries: [{ ...entry!, orderId: row.id, corrected: true }] });
  network.on(counterEndpoints.batches, page(closed)).on(counterEndpoints.batch, closed);
  await renderOffice(BatchesView, { at: `/temple-admin/donation-management?view=batches&batch=${closed.id}` });
  expect(await screen.findByRole('link', { name: 'Corrected' })).toHaveAttribute('href', `/temple-admin/donations?gift=${row.id}`);
});
