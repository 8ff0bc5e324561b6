import Bowser from 'bowser';

/** What a person would call the device of a `User-Agent`: `Chrome on Windows`, `Safari on iOS`; empty where nothing is known. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ');
}
