import { useState } from 'react';

const STORED = 'sannidhi.message-keys';

/** Whether single letters are shortcuts. They can be turned off: speech input and some keyboards send them unintended (WCAG 2.1.4). */
export function useLetterKeys(): [isOn: boolean, turn: (on: boolean) => void] {
  const [isOn, set] = useState(() => localStorage.getItem(STORED) !== 'off');
  const turn = (on: boolean) => {
    localStorage.setItem(STORED, on ? 'on' : 'off');
    set(on);
  };
  return [isOn, turn];
}
