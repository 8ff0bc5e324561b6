import { priestAssignmentEndpoints, type SlotMove, type StaffedSlot, slotMoveEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { StaffedView } from './staffed-view.tsx';

const slot: StaffedSlot = {
  id: testId(1401),
  serviceId: testId(1402),
  service: 'Satyanarayana Pooja',
  startsAt: '2026-11-24T21:00:00.000Z',
  endsAt: '2026-11-24T22:30:00.000Z',
  date: '2026-11-24',
  time: '16:00',
  location: 'temple',
  place: 'Main hall',
  families: 2,
  capacity: 8,
  priestsNeeded: 1,
  open: 1,
  assignments: [],
};
const effect: SlotMove = {
  startsAt: '2026-11-24T23:00:00.000Z',
  endsAt: '2026-11-25T00:30:00.000Z',
  families: 2,
  names: 5,
  refundableCents: 30_200,
  refundUntil: '2026-11-24T23:00:00.000Z',
  notified: 1,
  toCall: [{ bookedBy: 'Sunitha Hegde', phone: '+17325550199' }],
  waiting: 0,
  held: 0,
  priests: [{ fullName: 'Anand Joshi', keeps: false, obstacle: { code: 'priest-assignment.rule-busy' } }],
  conflicts: [{ firm: false, message: { code: 'pooja-slot.move-blackout', params: { reason: 'Evening arati' } } }],
  left: 0,
};

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(priestAssignmentEndpoints.staffed, [slot]).on(slotMoveEndpoints.preview, effect);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('says what another time does before it moves a service, and how far its families are', async () => {
  network.on(slotMoveEndpoints.move, { ...effect, left: 2 });
  const at = `/temple-admin/pooja-booking-management?view=priests&from=2026-11-20&to=2026-11-26&service=${slot.id}`;
  const { user } = await renderOffice(StaffedView, { at, user: buildStaff() });
  await user.click(await screen.findByRole('button', { name: 'Move to…' }));
  fireEvent.change(await screen.findByLabelText(/New time/), { target: { value: '18:00' } });
  expect(await screen.findByText('2 families (5 names)')).toBeVisible();
  expect(screen.getByText('Sunitha Hegde, (732) 555-0199')).toBeVisible();
  expect(screen.getByText('with a full refund until Nov 24, 6:00 PM, $302.00 in all')).toBeVisible();
  expect(screen.getByText('Anand Joshi: Has another service then. The next priest is asked.')).toBeVisible();
  expect(screen.getByText('The temple has no poojas then: Evening arati')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Move it anyway' }));
  await fill(user, screen.getByRole('textbox', { name: /Reason/ }), 'The hall is flooded');
  await user.click(screen.getByRole('button', { name: 'Move this time' }));
  await waitFor(() => expect(network.callsTo(slotMoveEndpoints.move)).toHaveLength(1));
  expect(network.callsTo(slotMoveEndpoints.move)[0]?.body).toEqual({
    date: '2026-11-24',
    time: '18:00',
    reason: 'The hall is flooded',
    anyway: true,
  });
  expect(await screen.findByText('All 2 families have the new time.')).toBeVisible();
});
