import { useEffect, useState } from 'react';

/** Someone who types pauses longer than this only to look. */
const PAUSE_MS = 150;

/** The value after it stayed the same for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
