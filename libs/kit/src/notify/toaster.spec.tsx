import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NOTICE_DURATION_MS } from './notice.ts';
import { currentNotice, dismissNotice, NOTICE_HOTKEY, NOTICE_REMOVE_DELAY_MS, NOTICE_SWIPE_PX, notify, recentNotices } from './notices.ts';
import { Toaster } from './toaster.tsx';

const show = (title: string) => act(() => notify(title));
const gone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

describe('notices', () => {
  beforeEach(() => {
    render(
      <>
        <input aria-label="Where the person was" />
        <Toaster />
      </>,
    );
    screen.getByRole('textbox').focus();
  });
  afterEach(() => act(() => dismissNotice()));

  it('[4.22] [9.04] are one at a time: a newer one takes the place of the older', async () => {
    show('Verification Email Sent');
    await screen.findByText('Verification Email Sent');
    show('Email Verified');
    await screen.findByText('Email Verified');
    await gone('Verification Email Sent');
  });

  it('[9.06] leave when dragged 50 px to the right, not to the left and not less', async () => {
    show('Login successful!');
    const notice = await screen.findByRole('status');
    const drag = (to: number) => {
      fireEvent.pointerDown(notice, { clientX: 100 });
      fireEvent.pointerMove(notice, { clientX: to });
      fireEvent.pointerUp(notice, { clientX: to });
    };
    drag(100 - 2 * NOTICE_SWIPE_PX);
    drag(100 + NOTICE_SWIPE_PX - 1);
    expect(currentNotice()?.open).toBe(true);
    drag(100 + NOTICE_SWIPE_PX);
    expect(currentNotice()?.open).toBe(false);
    await gone('Login successful!');
    expect(NOTICE_SWIPE_PX).toBe(50);
  });

  it('[9.07] are reached with F8, and left with Escape to where the person was', async () => {
    show('Registration successful!');
    await screen.findByText('Registration successful!');
    fireEvent.keyDown(window, { key: NOTICE_HOTKEY });
    expect(NOTICE_HOTKEY).toBe('F8');
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(currentNotice()?.open).toBe(false);
    expect(screen.getByRole('textbox')).toHaveFocus();
    await gone('Registration successful!');
  });

  it('[4.23] [9.07] can be read again under F8 after they left, newest first', async () => {
    show('Verification Email Sent');
    act(() => notify({ title: 'Login Failed', body: 'Invalid credentials', kind: 'error' }));
    act(() => dismissNotice());
    await gone('Login Failed');
    fireEvent.keyDown(window, { key: NOTICE_HOTKEY });
    const said = screen.getAllByRole('listitem').map((entry) => entry.textContent);
    expect(said[0]).toMatch(/^Login FailedInvalid credentials\d/);
    expect(said[1]).toMatch(/^Verification Email Sent\d/);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Recent messages')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('[4.22] are still one at a time while older ones are read', async () => {
    show('Older');
    show('Newer');
    fireEvent.keyDown(window, { key: NOTICE_HOTKEY });
    expect(recentNotices().filter(({ open }) => open)).toHaveLength(1);
    await waitFor(() => expect(screen.getAllByText('Newer')).toHaveLength(1));
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Older');
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
    notify('Kept for a while');
    dismissNotice();
    const kept = () => recentNotices().some(({ title }) => title === 'Kept for a while');
    jest.advanceTimersByTime(NOTICE_REMOVE_DELAY_MS - 1);
    expect(kept()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(kept()).toBe(false);
    expect(NOTICE_REMOVE_DELAY_MS).toBe(1_000_000);
  });

  it('[4.23] is kept as long when another took its place', () => {
    notify('First');
    jest.advanceTimersByTime(1000);
    notify('Second');
    jest.advanceTimersByTime(NOTICE_REMOVE_DELAY_MS - 1);
    expect(recentNotices().map(({ title }) => title)).toContain('First');
    jest.advanceTimersByTime(1);
    expect(recentNotices().map(({ title }) => title)).not.toContain('First');
    dismissNotice();
    jest.advanceTimersByTime(NOTICE_REMOVE_DELAY_MS);
  });
});
