import type { Entry } from './marks.ts';
import { pendingOf, waitingMarks } from './pending.ts';

const AT = '2026-11-20T11:58:00.000Z';
const marked = (key: string, slotId = 's1') => ({ slotId, service: slotId, photo: null, body: { key, at: AT, note: '', seen: [] } });
const undone = (key: string, slotId = 's1') => ({ slotId, service: slotId, undo: { key, at: AT } });
const queue = (...entries: Entry[]) => entries.map((value, order) => ({ order, value }));

it('goes by the last thing that was done to a service', () => {
  expect(pendingOf(queue(), 's1')).toEqual({ mark: null, isUndone: false });
  expect(pendingOf(queue(marked('a'), undone('a')), 's1')).toEqual({ mark: null, isUndone: true });
  expect(pendingOf(queue(marked('a'), undone('a'), marked('b')), 's1')).toEqual({ mark: marked('b'), isUndone: false });
});

it('counts marks that wait, without those that were undone', () => {
  const waiting = queue(marked('a'), marked('b', 's2'), undone('a'), undone('c', 's3'));
  expect(waitingMarks(waiting)).toEqual([marked('b', 's2')]);
});
