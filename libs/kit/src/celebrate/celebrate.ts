/** What the overlay can show; `none` between celebrations. */
export type Celebration = 'none' | 'om-symbol' | 'lotus-pattern' | 'bell-ring';
/** What can be celebrated from anywhere: a gift shows the om, a good deed the lotus. */
export type Occasion = 'donation' | 'karma';

const SHOWN_AT = { donation: 'om-symbol', karma: 'lotus-pattern' } as const satisfies Record<Occasion, Celebration>;
const EVENT = 'sannidhi:celebrate';
const OFF_KEY = 'celebrationsOff';

/** Whether celebrations are shown; this browser can turn them off. */
export function areCelebrationsOn(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === null;
  } catch {
    return true;
  }
}

/** Turns celebrations on or off in this browser. */
export function turnCelebrations(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF_KEY);
    else localStorage.setItem(OFF_KEY, 'true');
  } catch {
    // Storage is blocked: celebrations stay on.
  }
}

/** Asks the shell's overlay to celebrate. A window event, so it works from any bundle and does nothing if nobody listens. */
export function celebrate(occasion: Occasion): void {
  window.dispatchEvent(new CustomEvent<Celebration>(EVENT, { detail: SHOWN_AT[occasion] }));
}

/** Subscribes to celebrations; returns the unsubscribe function. */
export function onCelebration(listener: (celebration: Celebration) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<Celebration>).detail);
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
