import { CalendarWork } from './calendar-work.ts';

it('does one piece of work at a time, in steps, and lets others in between', async () => {
  const work = new CalendarWork();
  const seen: string[] = [];
  const steps = (name: string) => [1, 2].map((n) => () => void seen.push(`${name}${n}`));
  setTimeout(() => seen.push('somebody else'));
  const both = Promise.all([work.run(steps('a')), work.run(steps('b'))]);
  await both;
  expect(seen.filter((each) => each !== 'somebody else')).toEqual(['a1', 'a2', 'b1', 'b2']);
  expect(seen.indexOf('somebody else')).toBeLessThan(seen.indexOf('a2'));
});

it('refuses what would wait for long, and goes on after a failure', async () => {
  const work = new CalendarWork();
  const failing = work.run([() => Promise.reject(new Error('no such year'))]);
  const waiting = Array.from({ length: 7 }, () => work.run([() => 1]));
  expect(() => work.run([() => 1])).toThrow(expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 5 }));
  await expect(failing).rejects.toThrow('no such year');
  expect(await Promise.all(waiting)).toEqual(Array(7).fill([1]));
});
