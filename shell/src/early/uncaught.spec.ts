import { keepUncaught } from './uncaught.ts';

const failing = (message: string) => new ErrorEvent('error', { message, cancelable: true });

it('[8.19] keeps what nobody caught from the browser’s reporting, in order, and loads the app to report it', () => {
  const needApp = jest.fn();
  const take = keepUncaught(needApp);
  const [first, second] = [failing('first'), failing('second')];
  window.dispatchEvent(first);
  window.dispatchEvent(second);
  window.dispatchEvent(new Event('error'));
  expect([first.defaultPrevented, second.defaultPrevented]).toEqual([true, true]);
  expect(needApp).toHaveBeenCalledTimes(2);
  expect(take()).toEqual([first, second]);
  const later = failing('later');
  window.dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});
