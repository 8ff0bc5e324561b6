import Bowser from 'bowser';

/** A readable name for the device of a `User-Agent`: `Chrome on Windows`, `Safari on iOS`; empty if unknown. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ');
}
