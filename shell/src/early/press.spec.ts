import { watchPress } from './press.ts';

const fire = (type: string) => document.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('resolves at once while nothing is pressed, and after the click of a press that is under way', async () => {
  const pressDone = watchPress();
  await pressDone();
  fire('pointerdown');
  const done = jest.fn();
  const waiting = pressDone().then(done);
  await Promise.resolve();
  fire('pointerup');
  fire('click');
  expect(done).not.toHaveBeenCalled();
  jest.runAllTimers();
  await waiting;
  expect(done).toHaveBeenCalled();
});
