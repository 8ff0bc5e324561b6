/** The longest pause between two clicks in the series, in milliseconds. */
const PAUSE_MS = 500;
const CLICKS = 3;
/** How far from the center a click may be, as a fraction of the screen's smaller side. */
const RADIUS_SHARE = 0.3;

export interface Click {
  x: number;
  y: number;
  /** Milliseconds of any monotonic clock. */
  at: number;
}

export interface Screen {
  width: number;
  height: number;
}

/** Counts clicks near the center of the screen; returns true when one completes a series of three. */
export function createOmClicks(): (click: Click, screen: Screen) => boolean {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (click, screen) => {
    if (!isNearCenter(click, screen)) {
      count = 0;
      return false;
    }
    count = click.at - last <= PAUSE_MS ? count + 1 : 1;
    last = click.at;
    if (count < CLICKS) return false;
    count = 0;
    return true;
  };
}

const isNearCenter = ({ x, y }: Click, { width, height }: Screen): boolean =>
  Math.hypot(x - width / 2, y - height / 2) <= RADIUS_SHARE * Math.min(width, height);
