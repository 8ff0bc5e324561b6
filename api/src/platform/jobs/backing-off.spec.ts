import { BackingOff } from './backing-off.ts';

const AT = new Date('2026-11-29T06:00:00Z');
const MINUTE_MS = 60_000;
const after = (minutes: number) => new Date(AT.getTime() + minutes * MINUTE_MS);

/** A queue whose work on some numbers fails. */
function queue(due: number[], poisoned: readonly number[]) {
  const logged: number[] = [];
  const tried: number[] = [];
  const entries = new BackingOff<number>(2, String, (entry) => logged.push(entry));
  const read = async (take: number) => due.slice(0, take);
  const finish = async (some: readonly number[]) => {
    tried.push(...some);
    const bad = some.find((each) => poisoned.includes(each));
    if (bad !== undefined) throw new Error(`${bad} is poisoned`);
    for (const each of some) due.splice(due.indexOf(each), 1);
  };
  const run = async (now: Date): Promise<number[]> => {
    tried.length = 0;
    await entries.run(read, (entry) => finish([entry]), now);
    return [...tried];
  };
  return { due, logged, entries, read, finish, run, tried };
}

it('lets others pass a batch full of entries that fail', async () => {
  const { due, logged, run } = queue([1, 2, 3, 4, 5], [1, 2]);
  expect(await run(AT)).toEqual([1, 2]);
  expect(await run(AT)).toEqual([3, 4]);
  expect(await run(AT)).toEqual([5]);
  expect(due).toEqual([1, 2]);
  expect(logged).toEqual([1, 2]);
});

it('tries what failed again, after pauses that grow to an hour', async () => {
  const { run } = queue([1], [1]);
  const tries: number[] = [];
  for (let minute = 0; minute <= 240; minute++) if ((await run(after(minute))).length > 0) tries.push(minute);
  expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
});

it('begins with short pauses again once an entry has worked', async () => {
  const poisoned = [1];
  const { due, run } = queue([1], poisoned);
  await run(AT);
  await run(after(1));
  poisoned.pop();
  await run(after(3));
  expect(due).toEqual([]);
  due.push(1);
  poisoned.push(1);
  expect(await run(after(4))).toEqual([1]);
  expect(await run(after(5))).toEqual([1]);
});

it('works at once, and alone only where that fails', async () => {
  const good = queue([1, 2], []);
  await good.entries.together([1, 2], good.finish, AT);
  expect(good.tried).toEqual([1, 2]);
  const bad = queue([1, 2], [1]);
  await bad.entries.together([1, 2], bad.finish, AT);
  expect(bad.due).toEqual([1]);
  expect(await bad.entries.next(bad.read, AT)).toEqual([]);
  expect(await bad.entries.next(bad.read, after(1))).toEqual([1]);
});
