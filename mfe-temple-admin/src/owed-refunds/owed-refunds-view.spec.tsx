import { donationEndpoints, fundEndpoints, type OwedRefund, owedRefundEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { general, page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen } from './owed-refunds-view.tsx';

const AT = '/temple-admin/donation-management?view=refunds';
const refund: OwedRefund = {
  id: testId(1501),
  orderId: testId(1),
  payer: 'Sunitha Hegde',
  payerMessage: null,
  phone: '+17325550199',
  what: 'Satyanarayana Puja',
  method: 'cash',
  amountCents: 151_00,
  reason: 'Flood',
  owedSince: '2026-11-19T15:00:00.000Z',
  handedOut: null,
};
const handed: OwedRefund = {
  ...refund,
  id: testId(1502),
  payer: 'Lata Menon',
  handedOut: { on: '2026-11-20', by: 'Anil Kumar', method: 'check', checkNumber: '2201' },
};

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork()
    .on(owedRefundEndpoints.list, ({ query }) => page(query.get('show') === 'handed-out' ? handed : refund))
    .on(owedRefundEndpoints.summary, { count: 1, totalCents: 151_00 })
    .on(owedRefundEndpoints.handOut, { ...refund, handedOut: handed.handedOut });
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('lists what waits with its sum, and records how it was handed out', async () => {
  const { user } = await renderOffice(Screen, { at: AT, user: buildStaff('treasurer') });
  expect(await screen.findByText('1 refund to hand out, $151.00')).toBeVisible();
  await user.click(await screen.findByRole('row', { name: /Sunitha Hegde/ }));
  const panel = within(await screen.findByRole('complementary', { name: 'Sunitha Hegde' }));
  expect(panel.getByRole('link', { name: 'Satyanarayana Puja' })).toHaveAttribute('href', `/temple-admin/donations?gift=${refund.orderId}`);
  await user.selectOptions(panel.getByRole('combobox', { name: /Handed out as/ }), 'check');
  await user.click(await screen.findByRole('option', { name: 'Check' }));
  await fill(user, panel.getByRole('textbox', { name: /Check number/ }), '2201');
  await user.click(panel.getByRole('button', { name: 'Record $151.00 as handed out' }));
  await waitFor(() => expect(network.callsTo(owedRefundEndpoints.handOut)).toHaveLength(1));
  expect(network.callsTo(owedRefundEndpoints.handOut)[0]?.body).toEqual({
    method: 'check',
    checkNumber: '2201',
    handedOutOn: '2026-11-20',
  });
  expect(await screen.findByText('Handed $151.00 to Sunitha Hegde')).toBeVisible();
});

it('records that the payer gave it to the temple, and how they agreed', async () => {
  network.on(fundEndpoints.list, [general]).on(owedRefundEndpoints.give, { orderId: refund.id });
  const { user } = await renderOffice(Screen, { at: AT, user: buildStaff('treasurer') });
  await user.click(await screen.findByRole('row', { name: /Sunitha Hegde/ }));
  const panel = within(await screen.findByRole('complementary', { name: 'Sunitha Hegde' }));
  await user.click(panel.getByRole('button', { name: 'The payer gives it to the temple' }));
  await user.selectOptions(await panel.findByRole('combobox', { name: /Fund/ }), general.id);
  await fill(user, panel.getByRole('textbox', { name: /How the payer agreed/ }), 'Said so on the phone');
  await user.click(panel.getByRole('button', { name: 'Record $151.00 as a gift' }));
  expect(await screen.findByText('Sunitha Hegde gave $151.00')).toBeVisible();
  const given = { fundId: general.id, agreement: 'Said so on the phone', agreedOn: '2026-11-20' };
  expect(network.callsTo(owedRefundEndpoints.give)[0]?.body).toEqual(given);
});

it('withdraws what was paid by a check that bounced', async () => {
  network.on(owedRefundEndpoints.list, page({ ...refund, method: 'check' })).on(donationEndpoints.refund, {} as never);
  const { user } = await renderOffice(Screen, { at: AT, user: buildStaff('treasurer') });
  await user.click(await screen.findByRole('row', { name: /Sunitha Hegde/ }));
  await user.click(await screen.findByRole('button', { name: 'The check bounced' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, it bounced' }));
  expect(await screen.findByText('The refund of $151.00 is withdrawn')).toBeVisible();
  expect(network.callsTo(donationEndpoints.refund)[0]?.body).toEqual({ cause: 'check-returned', reason: 'The check bounced' });
});

it('prints the whole list with its sum and how each was paid, whatever page is on the screen', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = await renderOffice(Screen, { at: AT, user: buildStaff('treasurer') });
  const next = { ...refund, id: testId(1503), payer: 'Ravi Iyer' };
  network.on(owedRefundEndpoints.list, ({ query }) =>
    query.get('cursor') === 'second' ? page(next) : { items: [refund], nextCursor: 'second' },
  );
  await screen.findByText('1 refund to hand out, $151.00');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector<HTMLElement>('table[aria-hidden]')!;
  expect(paper.querySelector('caption')).toHaveTextContent(/: Refunds to hand out1 refund to hand out, \$151\.00\. Nov 20, 2026$/);
  expect(within(paper).getByRole('row', { name: /Sunitha Hegde/, hidden: true })).toHaveTextContent(
    '(732) 555-0199Satyanarayana Puja$151.00Cash',
  );
  expect(within(paper).getByText(/Sunitha Hegde/)).toBeInTheDocument();
  expect(within(paper).getByText(/Ravi Iyer/)).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(within(paper).queryByText(/Ravi Iyer/)).toBeNull());
});

it('says that nothing is to hand out, without a sum or anything to print', async () => {
  network.on(owedRefundEndpoints.list, page()).on(owedRefundEndpoints.summary, { count: 0, totalCents: 0 });
  await renderOffice(Screen, { at: AT, user: buildStaff('treasurer') });
  expect(await screen.findByText('No refunds in this list')).toBeVisible();
  await waitFor(() => expect(network.callsTo(owedRefundEndpoints.summary)).not.toEqual([]));
  expect(screen.queryByText(/\$0\.00/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('shows what was handed out, by whom and how, and prints a line to sign on', async () => {
  const { user } = await renderOffice(Screen, { at: AT, user: buildStaff('treasurer') });
  await user.click(await screen.findByRole('tab', { name: 'Handed out' }));
  await user.click(await screen.findByRole('row', { name: /Lata Menon/ }));
  const panel = within(await screen.findByRole('complementary', { name: 'Lata Menon' }));
  expect(panel.getByText('Anil Kumar')).toBeVisible();
  expect(panel.getByText('2201')).toBeVisible();
  expect(panel.queryByRole('button', { name: /Record/ })).toBeNull();
  expect(screen.getByText('Received: date and signature')).toBeInTheDocument();
});
