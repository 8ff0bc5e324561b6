import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../testing/index.ts';
import { dateAfterKey } from './grid-keys.ts';
import { lanes } from './lanes.ts';
import { LimbTimeline } from './limb-timeline.tsx';
import { MonthGrid } from './month-grid.tsx';

const HOUR = 3_600_000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((long) => ({
  short: long[0] ?? '',
  long,
}));
const november = Array.from({ length: 35 }, (_, i) => {
  const date = new Date(Date.UTC(2026, 10, 1 + i)).toISOString().slice(0, 10);
  return { date, label: `Day ${date}`, elongation: i * 12, note: String(i), outside: i >= 30 };
});

function Month() {
  const [selected, setSelected] = useState('2026-11-20');
  return (
    <>
      <MonthGrid label="November 2026" weekdays={WEEKDAYS} days={november} selected={selected} onSelect={setSelected} />
      <output>{selected}</output>
    </>
  );
}

describe('MonthGrid', () => {
  it('is one Tab stop, and arrows move by day and week', async () => {
    const { user } = await renderScreen(<Month />);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Day 2026-11-20' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Day 2026-11-28' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('button', { name: 'Day 2026-11-22', pressed: true })).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('hands a date outside its squares to the page', async () => {
    const { user } = await renderScreen(<Month />);
    await user.tab();
    await user.keyboard('{PageDown}');
    expect(screen.getByText('2026-12-20')).toBeVisible();
  });

  it('names its columns and is a grid', async () => {
    await renderScreen(<Month />);
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toContain('SSunday');
  });
});

it('moves to the last day of a shorter month', () => {
  expect(dateAfterKey('2026-01-31', 'PageDown')).toBe('2026-02-28');
  expect(dateAfterKey('2026-03-31', 'PageUp')).toBe('2026-02-28');
  expect(dateAfterKey('2026-01-01', 'ArrowLeft')).toBe('2025-12-31');
  expect(dateAfterKey('2026-01-01', 'a')).toBeUndefined();
});

it('puts overlapping periods under each other', () => {
  const [a, b, c] = [
    { startsAt: 0, endsAt: 3 },
    { startsAt: 2, endsAt: 5 },
    { startsAt: 3, endsAt: 4 },
  ];
  expect(lanes([b!, a!, c!])).toEqual([[a, c], [b]]);
});

describe('LimbTimeline', () => {
  const timeline = (now: number) => (
    <LimbTimeline
      label="The day"
      day={{ startsAt: 0, endsAt: 24 * HOUR, sunset: 10 * HOUR, sun: 'rises-and-sets' }}
      band={{ label: 'Sunrise to sunrise', sentence: 'Sunrise 6:49 AM, sunset 4:36 PM' }}
      rows={[
        {
          label: 'Tithi',
          segments: [
            { name: 'Ekadashi', until: 'until 8:01 PM', startsAt: -HOUR, endsAt: 13 * HOUR, current: true },
            { name: 'Dvadashi', until: 'until Sat 6:26 PM', startsAt: 13 * HOUR, endsAt: 30 * HOUR, current: false },
          ],
        },
      ]}
      marks={[
        {
          label: 'To avoid',
          tone: 'bad',
          periods: [{ letter: 'R', name: 'Rahu kalam', when: '10:29 – 11:43 AM', startsAt: 3 * HOUR, endsAt: 4 * HOUR }],
        },
      ]}
      now={{ at: now, label: 'Now 10:12 AM' }}
      ticks={[]}
      listLabel="All times as a list"
    />
  );

  it('says everything it draws in words', async () => {
    const { user } = await renderScreen(timeline(HOUR));
    expect(screen.getByRole('img', { name: 'Sunrise 6:49 AM, sunset 4:36 PM' })).toBeVisible();
    await user.click(screen.getByText('All times as a list'));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ekadashi until 8:01 PM',
      'Dvadashi until Sat 6:26 PM',
      'Rahu kalam, 10:29 – 11:43 AM',
    ]);
  });

  it('marks the moment only on its own day', async () => {
    const { unmount } = await renderScreen(timeline(HOUR));
    expect(screen.getByText('Now 10:12 AM')).toBeVisible();
    unmount();
    await renderScreen(timeline(25 * HOUR));
    expect(screen.queryByText('Now 10:12 AM')).toBeNull();
  });
});
