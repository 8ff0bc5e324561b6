import { type DayCancellation, type PoojaSlot, slotCancellationEndpoints } from '@sannidhi/contracts';
import { fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { CancelDayView } from './cancel-day-view.tsx';
import { SlotRecord } from './slot-record.tsx';

const AT = '/temple-admin/pooja-management?view=cancel-day';
const time = { id: testId(1101), service: 'Archana', startsAt: '2026-11-21T14:00:00.000Z', status: 'open', families: 2 } as const;
const day: DayCancellation = {
  families: 3,
  names: 5,
  refundCents: 45_300,
  notified: 2,
  toCall: [{ bookedBy: 'Sunitha Hegde', phone: '+17325550199' }],
  waiting: 1,
  canceled: 0,
  times: [time, { ...time, id: testId(1102), service: 'Abhishekam', families: 1 }],
};

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(slotCancellationEndpoints.previewDay, day);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('says what canceling the day does, and cancels it for a reason', async () => {
  network.on(slotCancellationEndpoints.previewDay, { ...day, paying: 1, shippedCents: 1_200 });
  network.on(slotCancellationEndpoints.cancelDay, day);
  const { user } = await renderOffice(CancelDayView, { at: `${AT}&date=2026-11-21` });
  expect(await screen.findByText('3 families (5 names)')).toBeVisible();
  expect(screen.getByText('$453.00')).toBeVisible();
  expect(screen.getByText('1 family; its payment goes back when it arrives')).toBeVisible();
  expect(screen.getByText('$12.00 for prasadam that was already shipped')).toBeVisible();
  expect(screen.getByText(/Sunitha Hegde/)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Times of the day' })).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Cancel 2 times' }));
  expect(await screen.findByText('Enter a reason')).toBeVisible();
  expect(network.callsTo(slotCancellationEndpoints.cancelDay)).toEqual([]);
  await fill(user, screen.getByLabelText('Reason'), 'A snowstorm');
  await user.click(screen.getByRole('button', { name: 'Cancel 2 times' }));
  await waitFor(() =>
    expect(network.callsTo(slotCancellationEndpoints.cancelDay)[0]?.body).toEqual({ date: '2026-11-21', reason: 'A snowstorm' }),
  );
});

it('shows how far a canceled day is, and offers to go on with it', async () => {
  const times = day.times.map((each) => ({ ...each, status: 'canceled' as const }));
  network.on(slotCancellationEndpoints.previewDay, { ...day, times, families: 1, canceled: 2 });
  await renderOffice(CancelDayView, { at: AT });
  expect(await screen.findByText('2 of 3 families refunded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
});

it('offers nothing where no time is left', async () => {
  network.on(slotCancellationEndpoints.previewDay, { ...day, times: [], families: 0 });
  await renderOffice(CancelDayView, { at: AT });
  expect(await screen.findByText('No pooja times are left on this day')).toBeVisible();
  expect(screen.queryByLabelText('Reason')).toBeNull();
});

it('shows of a canceled time that has passed what became of its families', async () => {
  const slot = { id: time.id, status: 'canceled', endsAt: '2020-01-01T12:00:00.000Z' } as PoojaSlot;
  const { times: _, ...effect } = day;
  network.on(slotCancellationEndpoints.preview, { ...effect, status: 'canceled', families: 1, canceled: 2 });
  await renderOffice(() => <SlotRecord slot={slot} onDone={() => {}} />, { at: AT });
  expect(await screen.findByText(/Sunitha Hegde/)).toBeVisible();
  expect(screen.getByText('2 of 3 families refunded')).toBeVisible();
  expect(screen.queryByLabelText('Reason')).toBeNull();
});
