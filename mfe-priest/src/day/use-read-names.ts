import { useState } from 'react';

export interface ReadNames {
  has: (key: string) => boolean;
  toggle: (key: string) => void;
}

/** Which names of a service were said, as ticked; they outlive a reload of this tab. */
export function useReadNames(slotId: string): ReadNames {
  const [read, setRead] = useState(() => stored(slotId));
  const toggle = (key: string) => {
    const next = new Set(read);
    if (!next.delete(key)) next.add(key);
    store(slotId, next);
    setRead(next);
  };
  return { has: (key) => read.has(key), toggle };
}

const keyOf = (slotId: string): string => `said ${slotId}`;

function stored(slotId: string): ReadonlySet<string> {
  try {
    const keys: unknown = JSON.parse(sessionStorage.getItem(keyOf(slotId)) ?? '[]');
    return new Set(Array.isArray(keys) ? keys.map(String) : []);
  } catch {
    return new Set();
  }
}

function store(slotId: string, read: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(keyOf(slotId), JSON.stringify([...read]));
  } catch {
    // Storage is blocked: the ticks last as long as the page.
  }
}
