import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@sannidhi/e2e/platform';
import { type Answer, answerRows, compare, SETTINGS } from '../scale/scale.ts';
import { bookingsIn, growBookings } from './grown.ts';
import { BOOKING_QUESTIONS } from './questions.ts';

const SMALL = 10_000;
const LARGE = Number(process.env.BOOKINGS ?? 1_000_000);

export interface BookingFigures {
  bookings: { small: number; large: number };
  answers: Answer[];
}

/** The same lists and calendars of a temple with 10,000 bookings on its platform and with a million, in turns. */
export async function measureBookings(): Promise<BookingFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'sannidhi-bookings-'));
  const [demoDir, smallDir, largeDir] = ['demo', 'small', 'large'].map((name) => join(folder, name)) as [string, string, string];
  try {
    const demo = await startPlatform({ dataDir: demoDir, env: { ...SETTINGS, DEMO_DATA: 'small' } });
    await demo.stop();
    growBookings(demoDir, smallDir, SMALL);
    growBookings(demoDir, largeDir, LARGE);
    const env = { ...SETTINGS, DEMO_DATA: 'off' };
    const [small, large] = [await startPlatform({ dataDir: smallDir, env }), await startPlatform({ dataDir: largeDir, env })];
    const answers: Answer[] = [];
    for (const question of BOOKING_QUESTIONS) answers.push(await compare(question, small, large));
    await small.stop();
    await large.stop();
    return { bookings: { small: bookingsIn(smallDir), large: bookingsIn(largeDir) }, answers };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const bookingRows = ({ answers, bookings }: BookingFigures) => answerRows(answers, `${bookings.small} bookings`);
