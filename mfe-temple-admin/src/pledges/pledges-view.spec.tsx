import { type PledgeDetail, pledgeEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { annadanam, page, testId } from '../testing/builders.ts';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { PledgeQuestionsView } from './pledge-questions-view.tsx';
import { PledgesView } from './pledges-view.tsx';

const AT = { at: '/temple-admin/donation-management?view=pledges' };
const fund = { id: annadanam.id, name: 'Annadanam' };

const pledge: PledgeDetail = {
  id: testId(901),
  status: 'in-progress',
  donorName: 'Padma Srinivasan',
  fund,
  amountCents: 200_00,
  paidCents: 150_00,
  next: { dueOn: '2026-12-10', leftCents: 50_00 },
  createdAt: '2026-10-01T15:00:00.000Z',
  email: 'padma@example.test',
  note: '',
  reminders: true,
  recordedBy: 'Sowmya Reddy',
  endReason: null,
  installments: [
    { id: testId(902), dueOn: '2026-11-10', amountCents: 100_00, paidCents: 100_00, overdue: false },
    { id: testId(903), dueOn: '2026-12-10', amountCents: 100_00, paidCents: 50_00, overdue: false },
  ],
  gifts: [{ id: testId(904), orderId: testId(1), amountCents: 150_00, matchedAt: '2026-11-09T15:00:00.000Z', matchedBy: null }],
};
const question = {
  id: testId(905),
  state: 'to-match' as const,
  orderId: testId(1),
  donorName: 'Padma Srinivasan',
  fund,
  leftCents: 120_00,
  receivedAt: '2026-11-09T15:00:00.000Z',
  question: 'several' as const,
  pledges: [1, 2].map((n) => ({
    id: testId(910 + n),
    donorName: 'Padma Srinivasan',
    amountCents: n * 100_00,
    leftCents: n * 50_00,
    next: n === 1 ? { dueOn: '2026-12-10', leftCents: 50_00 } : null,
    note: n === 2 ? 'For the new gopuram' : '',
    createdAt: '2026-10-01T15:00:00.000Z',
  })),
};

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork()
    .on(pledgeEndpoints.list, page(pledge))
    .on(pledgeEndpoints.detail, pledge)
    .on(pledgeEndpoints.questions, page(question));
});
afterEach(() => network.restore());

it('shows a pledge with its installments and gifts, and undoes a match', async () => {
  network.on(pledgeEndpoints.undo, undefined);
  const { user } = await renderOffice(PledgesView, AT);
  await user.click(await screen.findByRole('row', { name: /Padma Srinivasan/ }));
  const dates = within(await screen.findByRole('list', { name: 'Installments' }));
  expect(dates.getAllByRole('listitem')[0]).toHaveTextContent('Paid');
  expect(dates.getByText('$50.00 paid')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo the match of $150.00' }));
  expect(await screen.findByText('$150.00 is waiting to be matched again')).toBeVisible();
  expect(network.callsTo(pledgeEndpoints.undo)[0]?.params).toEqual({ matchId: testId(904) });
});

it('writes off what is left, with a reason', async () => {
  network.on(pledgeEndpoints.writeOff, { ...pledge, status: 'written-off' });
  const { user } = await renderOffice(PledgesView, AT);
  await user.click(await screen.findByRole('row', { name: /Padma Srinivasan/ }));
  await user.click(await screen.findByRole('button', { name: 'Write off' }));
  const form = within(await screen.findByRole('form', { name: 'Write off' }));
  await user.click(form.getByRole('button', { name: 'Write off $50.00' }));
  expect(await form.findByText('Enter a reason')).toBeVisible();
  await fill(user, form.getByLabelText('Reason'), 'Moved away');
  await user.click(form.getByRole('button', { name: 'Write off $50.00' }));
  await waitFor(() => expect(network.callsTo(pledgeEndpoints.writeOff)[0]?.body).toEqual({ reason: 'Moved away' }));
});

it('lets the front desk record, edit and match, and neither cancel nor write off', async () => {
  const { user } = await renderOffice(PledgesView, { ...AT, user: buildStaff('front-desk') });
  await user.click(await screen.findByRole('row', { name: /Padma Srinivasan/ }));
  expect(await screen.findByRole('button', { name: 'Edit pledge' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel pledge' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Write off' })).toBeNull();
});

it('changes amount and installments to exactly what is listed', async () => {
  network.on(pledgeEndpoints.change, { ...pledge, amountCents: 180_00 });
  const { user } = await renderOffice(PledgesView, AT);
  await user.click(await screen.findByRole('row', { name: /Padma Srinivasan/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit pledge' }));
  const form = within(await screen.findByRole('form', { name: 'Edit pledge' }));
  expect(form.getByText('Installments add up to $200.00; $150.00 has been paid.')).toBeVisible();
  await user.clear(form.getByLabelText('Pledged'));
  await fill(user, form.getByLabelText('Pledged'), '180');
  const second = within(form.getByRole('group', { name: 'Installment 2' }));
  await user.clear(second.getByLabelText('Amount'));
  await fill(user, second.getByLabelText('Amount'), '80');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved the pledge of $180.00')).toBeVisible();
  expect(network.callsTo(pledgeEndpoints.change)[0]?.body).toEqual({
    amountCents: 18_000,
    installments: [
      { id: testId(902), dueOn: '2026-11-10', amountCents: 10_000 },
      { id: testId(903), dueOn: '2026-12-10', amountCents: 8_000 },
    ],
    reminders: true,
    note: '',
  });
});

it('records a pledge for a donor', async () => {
  network.on(pledgeEndpoints.record, pledge);
  const { user } = await renderOffice(PledgesView, AT);
  await user.click(await screen.findByRole('button', { name: 'Record a pledge' }));
  const form = within(await screen.findByRole('form', { name: 'Record a pledge' }));
  await user.click(form.getByRole('button', { name: 'Record pledge' }));
  expect(await form.findByText("Enter the donor's name")).toBeVisible();
  await fill(user, form.getByLabelText('Donor'), 'Padma Srinivasan');
  await user.selectOptions(form.getByLabelText('Fund'), 'Annadanam');
  await fill(user, form.getByLabelText('Pledged'), '200');
  await user.selectOptions(form.getByLabelText('Due'), 'Once');
  await fill(user, form.getByLabelText('Due date'), '2026-12-10');
  await user.click(form.getByRole('button', { name: 'Record pledge' }));
  expect(await screen.findByText('Recorded a pledge of $200.00')).toBeVisible();
  expect(network.callsTo(pledgeEndpoints.record)[0]?.body).toEqual({
    donorName: 'Padma Srinivasan',
    fundId: annadanam.id,
    amountCents: 20_000,
    schedule: { every: 'once', firstOn: '2026-12-10', count: 1 },
    reminders: true,
    note: '',
  });
});

it('matches a gift to the pledge the office chooses', async () => {
  network.on(pledgeEndpoints.match, pledge);
  const { user } = await renderOffice(PledgeQuestionsView, { at: '/temple-admin/donation-management?view=pledge-questions' });
  await user.click(await screen.findByRole('row', { name: /Padma Srinivasan/ }));
  const form = within(await screen.findByRole('form', { name: 'Match this gift' }));
  expect(screen.getByRole('link', { name: 'Nov 9, $120.00' })).toHaveAttribute('href', `/temple-admin/donations?gift=${testId(1)}`);
  expect(form.getByRole('option', { name: /^\$100\.00 from Oct 1, \$50\.00 left · due Dec 10/ })).toBeInTheDocument();
  expect(
    form.getByRole('option', { name: /^\$200\.00 from Oct 1, \$100\.00 left · no due date · For the new gopuram$/ }),
  ).toBeInTheDocument();
  await user.selectOptions(form.getByLabelText('Pledge'), testId(912));
  await user.clear(form.getByLabelText('Amount'));
  await fill(user, form.getByLabelText('Amount'), '100');
  await user.click(form.getByRole('button', { name: 'Match gift' }));
  expect(await screen.findByText('Matched $100.00')).toBeVisible();
  expect(network.callsTo(pledgeEndpoints.match)[0]?.body).toEqual({ pledgeId: testId(912), amountCents: 10_000 });
});
