import { type PriestCandidate, priestAssignmentEndpoints, type StaffedSlot, type WeekProposal } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { StaffedView } from './staffed-view.tsx';

const AT = '/temple-admin/pooja-booking-management?view=priests&from=2026-11-20&to=2026-11-26';
const [SASTRY, JOSHI] = [testId(1201), testId(1202)];
const slot: StaffedSlot = {
  id: testId(1203),
  serviceId: testId(1204),
  service: 'Satyanarayana Pooja',
  startsAt: '2026-11-24T21:00:00.000Z',
  endsAt: '2026-11-24T22:30:00.000Z',
  date: '2026-11-24',
  time: '16:00',
  location: 'temple',
  place: 'Main hall',
  families: 8,
  capacity: 8,
  priestsNeeded: 1,
  open: 0,
  assignments: [
    {
      id: testId(1205),
      state: 'offered',
      position: 1,
      priest: { accountId: SASTRY, fullName: 'Ramachandra Sastry' },
      answerBy: '2026-11-21T20:00:00.000Z',
      answeredAt: null,
      reason: null,
      explanation: { code: 'priest-assignment.why-fewest-speaks', params: { language: 'te', hours: 5.5 } },
    },
    {
      id: testId(1206),
      state: 'declined',
      position: 1,
      priest: { accountId: testId(1207), fullName: 'Venkatesh Bhattar' },
      answerBy: '2026-11-20T20:00:00.000Z',
      answeredAt: '2026-11-20T14:20:00.000Z',
      reason: 'Home visit until 3:00',
      explanation: { code: 'priest-assignment.why-only' },
    },
  ],
};
const open: StaffedSlot = { ...slot, id: testId(1208), service: 'Archana', open: 1, assignments: [] };
const candidates: PriestCandidate[] = [
  { accountId: JOSHI, fullName: 'Anand Joshi', hours: 2, obstacles: [], canAssign: true, next: { code: 'priest-assignment.why-only' } },
  {
    accountId: SASTRY,
    fullName: 'Ramachandra Sastry',
    hours: 5,
    obstacles: [{ rule: 'busy', message: { code: 'priest-assignment.rule-busy' } }],
    canAssign: false,
    next: null,
  },
];
const proposal: WeekProposal = {
  from: '2026-11-20',
  to: '2026-11-26',
  items: [
    {
      slotId: open.id,
      service: 'Archana',
      startsAt: open.startsAt,
      endsAt: open.endsAt,
      date: open.date,
      time: open.time,
      position: 1,
      priest: { accountId: JOSHI, fullName: 'Anand Joshi' },
      explanation: { code: 'priest-assignment.why-only' },
    },
    {
      slotId: slot.id,
      service: 'Homa',
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      date: '',
      time: '',
      position: 2,
      priest: null,
      explanation: null,
    },
  ],
  loads: [{ accountId: JOSHI, fullName: 'Anand Joshi', services: 1, hours: 1.5 }],
};
const coordinator = buildStaff('priest-coordinator');

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork()
    .on(priestAssignmentEndpoints.staffed, [slot, open])
    .on(priestAssignmentEndpoints.candidates, candidates)
    .on(priestAssignmentEndpoints.assign, slot)
    .on(priestAssignmentEndpoints.withdraw, open)
    .on(priestAssignmentEndpoints.propose, proposal)
    .on(priestAssignmentEndpoints.offerProposed, { offered: 1, refused: [] });
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

const draw = (more = '', user = coordinator) => renderOffice(StaffedView, { at: `${AT}${more}`, user });

it('shows who performs what, why, and who was asked before', async () => {
  await draw(`&service=${slot.id}`);
  const panel = await screen.findByRole('complementary');
  expect(within(panel).getByText('Free, speaks Telugu, with the fewest hours this month (5.5)')).toBeVisible();
  expect(within(panel).getByText('“Home visit until 3:00”')).toBeVisible();
  expect(screen.getAllByText('Needs a priest').length).toBeGreaterThan(0);
});

it('moves a service to a priest who is free, and not to one who is elsewhere', async () => {
  const { user } = await draw(`&service=${slot.id}`);
  await user.click(await screen.findByRole('button', { name: 'Move to…' }));
  const choice = await screen.findByRole('radio', { name: /Anand Joshi/ });
  expect(choice).toBeChecked();
  await fill(user, screen.getByRole('textbox', { name: /Reason/ }), 'He is ill');
  await user.click(screen.getByRole('button', { name: 'Move service' }));
  await waitFor(() => expect(network.callsTo(priestAssignmentEndpoints.assign)).toHaveLength(1));
  expect(network.callsTo(priestAssignmentEndpoints.assign)[0]?.body).toEqual({
    slotId: slot.id,
    accountId: JOSHI,
    replacesId: testId(1205),
    reason: 'He is ill',
    agreed: false,
  });
});

it('says why a priest can’t be chosen', async () => {
  const { user } = await draw(`&service=${open.id}`);
  await user.click(await screen.findByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Has another service then')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Ramachandra Sastry/ })).toBeDisabled();
});

it('proposes the days shown, and offers only what has a priest', async () => {
  const { user } = await draw('&service=new');
  expect(await screen.findByText('Nobody is free')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Offer 1 service' }));
  await waitFor(() => expect(network.callsTo(priestAssignmentEndpoints.offerProposed)).toHaveLength(1));
  expect(network.callsTo(priestAssignmentEndpoints.propose)[0]?.body).toEqual({ from: '2026-11-20', to: '2026-11-26' });
  expect(network.callsTo(priestAssignmentEndpoints.offerProposed)[0]?.body).toEqual({
    items: [{ slotId: open.id, position: 1, accountId: JOSHI }],
  });
});

it('lets a viewer look, and nothing else', async () => {
  await draw(`&service=${slot.id}`, buildStaff('viewer'));
  await screen.findByRole('complementary');
  expect(screen.queryByRole('button', { name: 'Move to…' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Propose priests' })).toBeNull();
});
