import { watchPress } from './press.ts';

const fire = (type: string) => document.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['pointerdown', 'pointerup'],
  ['compositionstart', 'compositionend'],
])('resolves at once while nothing is pressed, and after what began with %s has taken effect', async (begin, end) => {
  const pressDone = watchPress();
  await pressDone();
  fire(begin);
  const done = jest.fn();
  const waiting = pressDone().then(done);
  await Promise.resolve();
  fire(end);
  fire('click');
  expect(done).not.toHaveBeenCalled();
  jest.runAllTimers();
  await waiting;
  expect(done).toHaveBeenCalled();
});
