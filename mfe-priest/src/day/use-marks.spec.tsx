import { type PriestDayService, priestDayEndpoints } from '@sannidhi/contracts';
import { buildPriest, type MockNetwork, mockNetwork, NETWORK_DOWN, renderScreen } from '@sannidhi/kit/testing';
import { act, fireEvent, waitFor } from '@testing-library/react';
import area from '../area.ts';
import type { Entry } from './marks.ts';
import { useMarks } from './use-marks.ts';

const AT = '2026-11-20T11:58:00.000Z';
const mark = { slotId: 's1', service: 'Lamp pooja', photo: null, body: { key: 'k', at: AT, note: '', seen: [] } };
const undo = { slotId: 's1', service: 'Lamp pooja', undo: { key: 'k', at: AT } };
const reply = { slotId: 's1', service: 'Lamp pooja', marks: [] as unknown } as PriestDayService;

let mockQueue: { order: number; value: Entry }[];
jest.mock('@sannidhi/kit', () => ({
  ...jest.requireActual('@sannidhi/kit'),
  checkSessionAgain: async () => 'priest',
  queued: async () => [...mockQueue],
  dequeue: async (order: number) => {
    mockQueue = mockQueue.filter((each) => each.order !== order);
  },
}));
jest.mock('./kept-notices.ts', () => ({ keptNotices: async () => [] }));

function Marks() {
  useMarks('priest');
  return null;
}

let network: MockNetwork;
beforeEach(async () => {
  jest.useFakeTimers();
  mockQueue = [mark, undo].map((value, order) => ({ order, value }));
  network = mockNetwork().on(priestDayEndpoints.performed, NETWORK_DOWN).on(priestDayEndpoints.undo, reply);
  await act(async () => void (await renderScreen(<Marks />, { user: buildPriest(), messages: { [area.name]: area.messages } })));
  await waitFor(() => expect(sent()).toEqual(['performed']));
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

const sent = () => network.calls.map(({ path }) => path.split('/').at(-1));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('sends what waits again while the line behind the network is down, less and less often, then in its order and once', async () => {
  await pass(15_000);
  await waitFor(() => expect(sent()).toHaveLength(2));
  await pass(15_000);
  expect(sent()).toHaveLength(2);
  network.on(priestDayEndpoints.performed, reply);
  await pass(15_000);
  await waitFor(() => expect(sent()).toEqual(['performed', 'performed', 'performed', 'undo']));
  await pass(3_600_000);
  expect(sent()).toHaveLength(4);
});

it('sends what waits once the page is shown again', async () => {
  await pass(1);
  network.on(priestDayEndpoints.performed, reply);
  await act(async () => void fireEvent(document, new Event('visibilitychange')));
  await waitFor(() => expect(sent()).toEqual(['performed', 'performed', 'undo']));
});
