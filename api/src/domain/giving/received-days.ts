import { batchNoun, messagesOf } from '@sannidhi/contracts';
import { localDateAt, longDate } from '../../platform/documents/words.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import { booksBegin } from '../ledger/books-begin.ts';
import type { Temple } from '../temples/temple.entity.ts';

const say = messagesOf(batchNoun);

interface ReceivedDay {
  /** The temple's civil day. */
  day: string;
  reason: string | undefined;
  /** The names of the fields for day and reason. */
  fields: readonly [day: string, reason: string];
}

/**
 * Throws `invalid-fields` unless the day is one of the temple's books: from January 1 of the year it joined, so that its first
 * year-end statements are whole, to today at the temple. A day more than a year back needs a reason.
 */
export function assertReceivedDay(temple: Temple, { day, reason, fields: [dayField, reasonField] }: ReceivedDay, now = new Date()): void {
  const today = localDateAt(now, temple.timeZone);
  const first = booksBegin(temple);
  if (day < first) throw fieldError(dayField, say('batch.received-early', { day: longDate(first) }));
  if (day > today) throw fieldError(dayField, say('batch.received-future', { day: longDate(today) }));
  if (day < yearBefore(today) && !reason) throw fieldError(reasonField, say('batch.received-reason'));
}

/** Throws `invalid-fields` for a postmark after the day its check was received, or more than a year before it. */
export function assertPostmark(postmarkedOn: string, { receivedOn }: { receivedOn: string }): void {
  if (postmarkedOn > receivedOn) throw fieldError('postmarkedOn', say('batch.postmark-late'));
  if (postmarkedOn < yearBefore(receivedOn)) throw fieldError('postmarkedOn', say('batch.postmark-early'));
}

/** The same civil day a year earlier, to compare others with: February 29 has none, and compares right. */
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
