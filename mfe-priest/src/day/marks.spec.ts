import { type PriestDayService, priestDayEndpoints } from '@sannidhi/contracts';
import * as kit from '@sannidhi/kit';
import { type MockNetwork, mockNetwork, NETWORK_DOWN, refusal } from '@sannidhi/kit/testing';
import { type Entry, sendMarks } from './marks.ts';

jest.mock('@sannidhi/kit', () => ({
  ...jest.requireActual('@sannidhi/kit'),
  checkSessionAgain: jest.fn(async () => 'priest'),
  queued: jest.fn(),
  dequeue: jest.fn(async () => undefined),
  keepOnDevice: jest.fn(async () => undefined),
}));

const AT = '2026-11-20T11:58:00.000Z';
const DAY_MS = 24 * 3_600_000;
const mark = { slotId: 's1', service: 'Lamp pooja', photo: null, body: { key: 'k', at: AT, note: 'For Meera', seen: [] } };
const undo = { slotId: 's1', service: 'Lamp pooja', undo: { key: 'k', at: AT } };
const reply = { slotId: 's1', service: 'Lamp pooja', marks: [] as unknown } as PriestDayService;

let network: MockNetwork;
const wait = (...entries: Entry[]) =>
  jest.mocked(kit.queued).mockResolvedValue(entries.map((value, index) => ({ order: index + 1, value })) as never);
const notices = () => jest.mocked(kit.keepOnDevice).mock.calls;
const sent = () => network.calls.map(({ path }) => path.split('/').at(-1));
beforeEach(() => {
  jest.clearAllMocks();
  network = mockNetwork().on(priestDayEndpoints.performed, reply).on(priestDayEndpoints.undo, reply);
});
afterEach(() => network.restore());

it('leaves a mark as it is when only its photo is refused, and says so for a day', async () => {
  network.on(priestDayEndpoints.photo, refusal('request-too-large'));
  wait({ ...mark, photo: 'data:image/jpeg;base64,/9j/' });
  expect(await sendMarks('priest')).toEqual({ sent: [reply], undone: [], refused: [] });
  expect(notices()).toMatchObject([['priest', 'mark notice k photo', { of: 'photo', refusal: { status: 413 } }, expect.any(Number)]]);
  expect(Math.abs(Number(notices()[0]?.[3]) - Date.now() - DAY_MS)).toBeLessThan(60_000);
  expect(kit.dequeue).toHaveBeenCalledTimes(1);
});

it('sends a photo again later when it couldn’t arrive', async () => {
  network.on(priestDayEndpoints.photo, NETWORK_DOWN);
  wait({ ...mark, photo: 'data:image/jpeg;base64,/9j/' });
  expect(await sendMarks('priest')).toMatchObject({ sent: [], refused: [] });
  expect(kit.dequeue).not.toHaveBeenCalled();
});

it('sends an undo after its mark, with the time by the device’s clock at which each was sent', async () => {
  wait(mark, undo, { ...mark, body: { ...mark.body, key: 'again' } });
  expect(await sendMarks('priest')).toMatchObject({ sent: [reply, reply], undone: [reply], refused: [] });
  expect(sent()).toEqual(['performed', 'undo', 'performed']);
  for (const { body } of network.calls) expect(Math.abs(Date.parse((body as { sentAt: string }).sentAt) - Date.now())).toBeLessThan(60_000);
});

it('has nothing to undo where the mark was refused', async () => {
  network.on(priestDayEndpoints.performed, refusal('service-not-begun'));
  wait(mark, undo);
  expect(await sendMarks('priest')).toMatchObject({ sent: [], undone: [], refused: [mark] });
  expect(sent()).toEqual(['performed']);
  expect(notices()).toHaveLength(1);
  expect(kit.dequeue).toHaveBeenCalledTimes(2);
});

it('keeps a refused undo for the priest to read', async () => {
  network.on(priestDayEndpoints.undo, refusal('undo-too-late'));
  wait(undo);
  expect(await sendMarks('priest')).toMatchObject({ undone: [], refused: [undo] });
  expect(notices()).toMatchObject([['priest', 'mark notice k undo', { of: 'undo', key: 'k undo' }, expect.any(Number)]]);
});
