import { useEffect, useState } from 'react';

/** Keeps the screen on while this is shown (Screen Wake Lock). @returns whether it does: some browsers can't, or refuse. */
export function useScreenOn(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const request = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (ended) return void (await lock.release());
        setOn(true);
        lock.addEventListener('release', () => setOn(false));
      } catch {
        // Low battery, or not allowed: the notice says so.
        setOn(false);
      }
    };
    // The lock is lost whenever the page is hidden.
    document.addEventListener('visibilitychange', request);
    void request();
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
  return isOn;
}
