import { useState } from 'react';
import { keep, type PanchangaSettings, readKept } from './kept.ts';

/** Tradition and region as stored in this browser. */
export function useSettings(): [PanchangaSettings, (changes: PanchangaSettings) => void] {
  const [settings, setSettings] = useState(() => readKept().settings);
  const change = (changes: PanchangaSettings) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    keep({ settings: next });
  };
  return [settings, change];
}
