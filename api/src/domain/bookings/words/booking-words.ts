import { bookingWordsGu } from './booking-words.gu.ts';
import { bookingWordsKn } from './booking-words.kn.ts';
import { bookingWordsTa } from './booking-words.ta.ts';
import { bookingWordsTe } from './booking-words.te.ts';

/** What families read of their bookings, besides English and Hindi. */
export const BOOKING_WORDS = { te: bookingWordsTe, ta: bookingWordsTa, kn: bookingWordsKn, gu: bookingWordsGu };
