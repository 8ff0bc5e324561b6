import { eventCallEndpoints, type PartyToCall } from '@sannidhi/contracts';
import { buildStaff, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { CallsView } from './calls-view.tsx';

const party: PartyToCall = {
  id: testId(2301),
  bookedBy: 'Sunitha Hegde',
  phone: '+17325550199',
  about: 'canceled',
  date: { id: testId(2302), eventId: testId(2303), title: 'Deepotsavam', startsAt: '2026-11-22T22:00:00.000Z' },
  reason: 'Snow',
  called: null,
  version: 0,
};
const called = { ...party, called: { by: 'Anil Rao', at: '2026-11-20T15:30:00.000Z' }, version: 1 };
const OPEN = { at: `/temple-admin/events?view=calls&call=${party.id}` };

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(eventCallEndpoints.list, { items: [party], nextCursor: null });
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('marks a call as made, and undoes it', async () => {
  const { user } = await renderOffice(CallsView, OPEN);
  expect((await screen.findAllByText('Canceled'))[0]).toBeVisible();
  expect(await screen.findByRole('link', { name: '(732) 555-0199' })).toHaveAttribute('href', 'tel:+17325550199');
  network.on(eventCallEndpoints.tick, called).on(eventCallEndpoints.list, { items: [called], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Mark as called' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.getAllByText('Anil Rao, 10:30 AM')[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(network.callsTo(eventCallEndpoints.tick)).toHaveLength(2));
  expect(network.callsTo(eventCallEndpoints.tick).map(({ body }) => body)).toEqual([
    { called: true, version: 0 },
    { called: false, version: 1 },
  ]);
});

it('shows who marked the call first', async () => {
  const { user } = await renderOffice(CallsView, OPEN);
  const button = await screen.findByRole('button', { name: 'Mark as called' });
  network.on(eventCallEndpoints.tick, refusal('event-call-changed')).on(eventCallEndpoints.list, { items: [called], nextCursor: null });
  await user.click(button);
  expect(await screen.findByText(/Somebody else has changed this call/)).toBeVisible();
  expect((await screen.findAllByText('Anil Rao, 10:30 AM'))[0]).toBeVisible();
});

it('is read-only for staff who can’t mark calls', async () => {
  await renderOffice(CallsView, { ...OPEN, user: buildStaff('viewer') });
  expect((await screen.findAllByText('To call'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as called' })).toBeNull();
});
