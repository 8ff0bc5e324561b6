import { type FamilyCall, familyCallEndpoints } from '@sannidhi/contracts';
import { buildStaff, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { FamilyCallsView } from './family-calls-view.tsx';

const call: FamilyCall = {
  id: testId(2301),
  bookedBy: 'Sunitha Hegde',
  phone: '+17325550199',
  pooja: 'Archana',
  about: 'moved',
  startsAt: '2026-11-22T22:00:00.000Z',
  before: '2026-11-22T15:00:00.000Z',
  reason: 'The hall is flooded',
  called: null,
  version: 1,
};
const called = { ...call, called: { by: 'Anil Rao', at: '2026-11-20T15:30:00.000Z' }, version: 2 };
const OPEN = { at: `/temple-admin/pooja-booking-management?view=calls&call=${call.id}` };

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(familyCallEndpoints.list, { items: [call], nextCursor: null });
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('says what to tell a family whose pooja was moved, and marks the call', async () => {
  const { user } = await renderOffice(FamilyCallsView, OPEN);
  expect(await screen.findByRole('link', { name: '(732) 555-0199' })).toHaveAttribute('href', 'tel:+17325550199');
  expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull();
  expect(screen.getByText('Nov 22, 10:00 AM')).toBeVisible();
  expect(screen.getByText('They can cancel with a full refund until Nov 22, 5:00 PM.')).toBeVisible();
  network.on(familyCallEndpoints.tick, called).on(familyCallEndpoints.list, { items: [called], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Mark as called' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await waitFor(() => expect(network.callsTo(familyCallEndpoints.tick)).toMatchObject([{ body: { called: true, version: 1 } }]));
});

it('is read-only for staff who can’t mark calls', async () => {
  await renderOffice(FamilyCallsView, { ...OPEN, user: buildStaff('viewer') });
  expect((await screen.findAllByText('To call'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as called' })).toBeNull();
});
