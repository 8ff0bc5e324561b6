import { act, fireEvent, render, screen } from '@testing-library/react';
import { tokensCss } from '../theme/tokens-css.ts';
import { dismissNotice, notify } from './notices.ts';
import { Toaster } from './toaster.tsx';

const takesPresses = (element: Element) => getComputedStyle(element).pointerEvents !== 'none';

it('lets a press end where it began when a notice appears under the pointer', async () => {
  render(
    <>
      <style>{tokensCss()}</style>
      <button type="button">Cancel recurring gift</button>
      <Toaster />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Cancel recurring gift' });
  fireEvent.pointerDown(button);
  act(() => notify('Changed amount'));
  const notice = await screen.findByRole('status');
  expect(takesPresses(notice)).toBe(false);
  fireEvent.pointerUp(button);
  expect(takesPresses(notice)).toBe(true);
  fireEvent.pointerDown(notice);
  expect(takesPresses(notice)).toBe(true);
  act(() => dismissNotice());
});
