import { useEffect, useState } from 'react';

/** Steps of the priest's A+ button, in percent of the root size. */
const TEXT_SCALES: readonly number[] = [100, 115, 130];
const STORAGE_KEY = 'textScale';

/** The root text size in percent, stored on this device, and a function for the next step; leaving the frame resets it. */
export function useTextScale(): { percent: number; next: () => void } {
  const [percent, setPercent] = useState(stored);
  useEffect(() => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
    try {
      localStorage.setItem(STORAGE_KEY, String(percent));
    } catch {
      // Storage is blocked: the size lasts as long as the page.
    }
    return () => {
      document.documentElement.style.fontSize = '';
    };
  }, [percent]);
  return { percent, next: () => setPercent(following(percent)) };
}

const following = (percent: number): number => TEXT_SCALES[(TEXT_SCALES.indexOf(percent) + 1) % TEXT_SCALES.length] ?? 100;

function stored(): number {
  try {
    return TEXT_SCALES.find((one) => String(one) === localStorage.getItem(STORAGE_KEY)) ?? 100;
  } catch {
    return 100;
  }
}
