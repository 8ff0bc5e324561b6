import { receiptEndpoints } from '@sannidhi/contracts';
import { fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildReceipt, page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { ReceiptsView } from './receipts-view.tsx';

const AT = '/temple-admin/donation-management?view=receipts';
const newer = buildReceipt({ id: testId(302), number: 'SKT-2026-004184' });
const older = buildReceipt({ status: 'replaced', voidReason: 'Name was missing', replacedBy: newer.id });

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(receiptEndpoints.list, page(newer, older));
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('asks for the year and search of the address', async () => {
  const { user, address } = await renderOffice(ReceiptsView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Year' }));
  await user.click(await screen.findByRole('menuitem', { name: '2025' }));
  await fill(user, screen.getByRole('searchbox', { name: 'Search names, receipt numbers' }), 'Nair');
  await waitFor(() => expect(address()).toBe('/temple-admin/donation-management?view=receipts&year=2025&search=Nair'));
  await waitFor(() => expect(network.callsTo(receiptEndpoints.list).at(-1)?.address).toContain('year=2025&search=Nair'));
});

it('describes a donor without a name in the reader’s language', async () => {
  network.on(receiptEndpoints.list, page(buildReceipt({ donorName: 'Guest, phone ending 0148' })));
  await renderOffice(ReceiptsView, { at: AT, language: 'hi' });
  expect(await screen.findByText('अतिथि, फ़ोन …0148')).toBeVisible();
});

it('returns why a receipt was replaced and by which', async () => {
  const { user } = await renderOffice(ReceiptsView, { at: AT });
  await user.click(await screen.findByRole('row', { name: /SKT-2026-004183/ }));
  const panel = within(await screen.findByRole('complementary', { name: 'Receipt SKT-2026-004183' }));
  expect(panel.getByText('Name was missing')).toBeVisible();
  expect(panel.getByText('SKT-2026-004184')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Reissue receipt' })).not.toBeInTheDocument();
});

it('reissues a valid receipt with a reason', async () => {
  network.on(receiptEndpoints.reissue, buildReceipt({ number: 'SKT-2026-004185' }));
  const { user } = await renderOffice(ReceiptsView, { at: `${AT}&receipt=${newer.id}` });
  const panel = within(await screen.findByRole('complementary', { name: 'Receipt SKT-2026-004184' }));
  await user.click(panel.getByRole('button', { name: 'Reissue receipt' }));
  await user.click(panel.getByRole('button', { name: 'Reissue receipt' }));
  expect(await panel.findByText('Enter a reason')).toBeVisible();
  await fill(user, panel.getByLabelText('Reason'), 'Spelling of the name');
  await user.click(panel.getByRole('button', { name: 'Reissue receipt' }));
  expect(await screen.findByText('Issued receipt SKT-2026-004185')).toBeVisible();
});
