import { dateIn, formatDateTime, formatZone } from './format.ts';
import { changeLanguage } from './i18n.ts';

describe('civil dates', () => {
  it('belong to the place, not to the browser', () => {
    const instant = new Date('2026-11-21T03:30:00Z');
    expect([dateIn('America/New_York', instant), dateIn('Asia/Kolkata', instant)]).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('come out the same where the browser writes a date another way', () => {
    const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') as PropertyDescriptor;
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...own, get: () => () => '11/21/2026' });
    const date = dateIn('America/New_York', new Date('2026-11-21T12:00:00Z'));
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', own);
    expect(date).toBe('2026-11-21');
  });
});

it('names a zone as people here do, without the continent', async () => {
  const names: string[] = [];
  for (const language of ['en', 'hi', 'kn', 'gu'] as const) {
    await changeLanguage(language);
    names.push(formatZone('America/New_York'));
  }
  await changeLanguage('en');
  expect(names).toEqual(['Eastern Time', 'पूर्वी समय', 'ಪೂರ್ವದ ಸಮಯ', 'પૂર્વી સમય']);
});

describe('times in a long list', () => {
  const INSTANT = '2026-11-20T11:49:00Z';
  let build: jest.SpyInstance;
  beforeEach(() => {
    build = jest.spyOn(Intl, 'DateTimeFormat');
  });
  afterEach(() => build.mockRestore());

  it('are written by one formatter for each place', () => {
    const places = Array.from({ length: 200 }, (_, index) => (index % 2 ? 'America/Boise' : 'America/Phoenix'));
    const written = places.map((timeZone) => formatDateTime(INSTANT, { timeZone }));
    expect([...new Set(written)]).toEqual(['Nov 20, 4:49 AM']);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('follow the language', async () => {
    const inEnglish = formatDateTime(INSTANT, { timeZone: 'America/Boise' });
    await changeLanguage('hi');
    expect(formatDateTime(INSTANT, { timeZone: 'America/Boise' })).not.toBe(inEnglish);
    await changeLanguage('en');
  });

  it('are those of the device, also after it has moved', () => {
    const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300);
    formatDateTime(INSTANT);
    offset.mockReturnValue(360);
    formatDateTime(INSTANT);
    offset.mockRestore();
    expect(build).toHaveBeenCalledTimes(2);
  });
});
