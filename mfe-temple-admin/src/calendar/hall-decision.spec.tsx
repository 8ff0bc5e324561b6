import { type ResourceUse, resourceUseEndpoints, type SeriesUse } from '@sannidhi/contracts';
import { fill, type MockNetwork } from '@sannidhi/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { HallDecision } from './hall-decision.tsx';

const use = (n: number, day: string, given: Partial<SeriesUse> = {}): SeriesUse => ({
  id: testId(n),
  startsAt: `2026-12-${day}T23:00:00.000Z`,
  state: 'requested',
  clashes: [],
  ...given,
});
const clashes = [{ title: 'Rehearsal' }] as SeriesUse['clashes'];
const SERIES = { waiting: [use(1, '01'), use(2, '08'), use(3, '15')], clashing: [use(4, '22', { state: 'clashing', clashes })] };

let network: MockNetwork;
const done = jest.fn();
beforeEach(() => {
  network = officeNetwork().on(resourceUseEndpoints.series, SERIES);
  done.mockClear();
  holdToday();
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});
const show = () => renderOffice(() => <HallDecision useId={testId(1)} isOfEvent onDone={done} />);

it('names the dates that wait and what is in conflict before it approves all, and afterward those decided meanwhile', async () => {
  const [first, second, third] = SERIES.waiting as [SeriesUse, SeriesUse, SeriesUse];
  network.on(resourceUseEndpoints.decideSeries, { decided: [first, third], left: [{ ...second, state: 'declined' }] });
  const { user } = await show();
  expect(await screen.findByText(/^3 dates of this event wait for this hall: Dec 1, 6:00 PM · Dec 8/)).toBeVisible();
  expect(screen.getByText(/^1 more date is in conflict and doesn’t get the hall: Dec 22, 6:00 PM: Rehearsal/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve all 3 dates' }));
  expect(await screen.findByText('Approved 2 dates')).toBeVisible();
  expect(await screen.findByText(/^Not decided, as somebody else changed them meanwhile: Dec 8/)).toBeVisible();
  const useIds = SERIES.waiting.map(({ id }) => id);
  expect(network.callsTo(resourceUseEndpoints.decideSeries)[0]?.body).toEqual({ approve: true, reason: '', useIds });
  expect(done).not.toHaveBeenCalled();
});

it('says that a date is approved, and closes, although it waits no longer by then', async () => {
  let leave = () => {};
  function Entry() {
    const [waits, setWaits] = useState(true);
    leave = () => setWaits(false);
    return waits && <HallDecision useId={testId(1)} isOfEvent={false} onDone={done} />;
  }
  network.on(resourceUseEndpoints.decide, () => {
    act(leave);
    return {} as ResourceUse;
  });
  const { user } = await renderOffice(Entry);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved')).toBeVisible();
  expect(done).toHaveBeenCalled();
});

it('declines all with a reason', async () => {
  network.on(resourceUseEndpoints.decideSeries, { decided: SERIES.waiting, left: [] });
  const { user } = await show();
  const form = await screen.findByRole('form', { name: 'Decline all 3 dates' });
  await fill(user, form.querySelector('[name="reason"]') as HTMLElement, 'Painting');
  await user.click(screen.getByRole('button', { name: 'Decline all 3 dates' }));
  expect(await screen.findByText('Declined 3 dates')).toBeVisible();
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(network.callsTo(resourceUseEndpoints.decideSeries)[0]?.body).toMatchObject({ approve: false, reason: 'Painting' });
});
