import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  currentNotice,
  dismissNotice,
  NOTICE_DURATION_MS,
  NOTICE_HOTKEY,
  NOTICE_REMOVE_DELAY_MS,
  NOTICE_SWIPE_PX,
  notify,
} from './notices.ts';
import { Toaster } from './toaster.tsx';

const show = (title: string) => act(() => notify(title));
const gone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

describe('notices', () => {
  beforeEach(() => {
    render(<Toaster />);
  });
  afterEach(() => act(() => dismissNotice()));

  it('[4.22] [9.04] are one at a time: a newer one takes the place of the older', async () => {
    show('Verification Email Sent');
    await screen.findByText('Verification Email Sent');
    show('Email Verified');
    await screen.findByText('Email Verified');
    await gone('Verification Email Sent');
  });

  it('[9.06] leave when dragged 50 px to the right, not less', async () => {
    show('Login successful!');
    const notice = await screen.findByRole('status');
    const drag = (to: number) => {
      fireEvent.pointerDown(notice, { clientX: 100 });
      fireEvent.pointerMove(notice, { clientX: to });
      fireEvent.pointerUp(notice, { clientX: to });
    };
    drag(100 + NOTICE_SWIPE_PX - 1);
    expect(currentNotice()?.open).toBe(true);
    drag(100 + NOTICE_SWIPE_PX);
    expect(currentNotice()?.open).toBe(false);
    await gone('Login successful!');
    expect(NOTICE_SWIPE_PX).toBe(50);
  });

  it('[9.07] are reached with F8 and left with Escape', async () => {
    show('Registration successful!');
    await screen.findByText('Registration successful!');
    fireEvent.keyDown(window, { key: NOTICE_HOTKEY });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(currentNotice()?.open).toBe(false);
    await gone('Registration successful!');
  });

  it('interrupt a screen reader only for errors, and offer one action', async () => {
    const undo = jest.fn();
    act(() => notify({ kind: 'error', title: 'Login Failed', body: 'Invalid credentials', action: { label: 'Undo', onClick: undo } }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Login FailedInvalid credentials');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalled();
    await gone('Login Failed');
  });
});

describe('the time of a notice', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[9.05] stays 5000 ms by default', () => {
    render(<Toaster />);
    show('Email Verified');
    act(() => jest.advanceTimersByTime(NOTICE_DURATION_MS - 500));
    expect(currentNotice()?.open).toBe(true);
    act(() => jest.advanceTimersByTime(2000));
    expect(currentNotice()?.open).toBe(false);
    expect(NOTICE_DURATION_MS).toBe(5000);
  });

  it('[4.23] is over for good 1,000,000 ms after it was dismissed', () => {
    notify('Email Verified');
    dismissNotice();
    jest.advanceTimersByTime(NOTICE_REMOVE_DELAY_MS - 1);
    expect(currentNotice()).toMatchObject({ title: 'Email Verified', open: false });
    jest.advanceTimersByTime(1);
    expect(currentNotice()).toBeUndefined();
    expect(NOTICE_REMOVE_DELAY_MS).toBe(1_000_000);
  });
});
