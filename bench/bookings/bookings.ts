import { compareGrown, type GrownFigures } from '../scale/compare-grown.ts';
import { type Answer, answerRows } from '../scale/scale.ts';
import { growBookings } from './grown.ts';
import { BOOKING_QUESTIONS } from './questions.ts';

export interface BookingFigures {
  bookings: GrownFigures['rows'];
  answers: Answer[];
}

/** The same lists and calendars of a temple with 10,000 bookings on its platform and with a million, in turns. */
export async function measureBookings(): Promise<BookingFigures> {
  const large = Number(process.env.BOOKINGS ?? 1_000_000);
  const questions = () => BOOKING_QUESTIONS;
  const { rows, answers } = await compareGrown({ table: 'bookings', small: 10_000, large, grow: growBookings, questions });
  return { bookings: rows, answers };
}

export const bookingRows = ({ answers, bookings }: BookingFigures) => answerRows(answers, `${bookings.small} bookings`);
