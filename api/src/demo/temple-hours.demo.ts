import type { SpecialDay } from '@sannidhi/contracts';
import { TempleHoursRow } from '../domain/temple-pages/temple-hours.entity.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { insertOnce } from '../platform/database/rows.ts';
import { localDateAt } from '../platform/documents/words.ts';
import type { DemoStep } from './demo-step.ts';
import { DEMO_WAITING_TEMPLE } from './demo-temples.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [0, 6];
const WEEKLY = [
  { weekdays: WEEKDAYS, from: '09:00', until: '12:30' },
  { weekdays: WEEKDAYS, from: '17:30', until: '20:30' },
  { weekdays: WEEKEND, from: '08:30', until: '20:30' },
];

/** Hours of every temple but the one that waits for approval: two openings on weekdays, the whole day on weekends, a day that differs. */
export const templeHoursDemo: DemoStep = {
  name: 'temple-hours',
  async seed({ database, now }) {
    const temples = await database.reader.find(Temple);
    await database.transaction(async (tx) => {
      for (const { id, slug, timeZone } of temples) {
        if (slug === DEMO_WAITING_TEMPLE) continue;
        const special = specialDays((days) => localDateAt(new Date(now.getTime() + days * DAY_MS), timeZone));
        await insertOnce(tx, TempleHoursRow, { templeId: id, weekly: WEEKLY, special, version: 1, replyHours: null, updatedAt: now });
      }
    });
  },
};

const specialDays = (dateIn: (days: number) => string): SpecialDay[] => [
  { date: dateIn(9), name: 'Temple cleaning', closed: true, from: null, until: null },
  { date: dateIn(40), name: 'Festival darshan', closed: false, from: '05:00', until: '22:00' },
];
