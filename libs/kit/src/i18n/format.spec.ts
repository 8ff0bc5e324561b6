import { dateIn } from './format.ts';

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
