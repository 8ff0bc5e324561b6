/** What the overlay can show; `none` between celebrations. */
export type Celebration = 'none' | 'om-symbol' | 'lotus-pattern' | 'bell-ring';
/** What can be celebrated from anywhere: a gift shows the om, a good deed the lotus. */
export type Occasion = 'donation' | 'karma';

const SHOWN_AT = { donation: 'om-symbol', karma: 'lotus-pattern' } as const satisfies Record<Occasion, Celebration>;
const EVENT = 'sannidhi:celebrate';

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
