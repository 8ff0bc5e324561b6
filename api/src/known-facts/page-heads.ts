import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  canonicalPath,
  eventOccurrenceNoun,
  eventPagePath,
  guestTicketsPath,
  type Language,
  matchRoute,
  nounTexts,
} from '@sannidhi/contracts';
import { momentOf } from '../domain/events/moment-of.ts';
import { PublicEvents } from '../domain/events/public-events.service.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { PageHead } from '../platform/web/page-head.ts';

const EVENT = eventPagePath(':slug', ':occurrenceId');

const GUEST_TICKETS = guestTicketsPath(':slug', ':link');

/** Whether an address is a key, which no search engine may list. */
export const isKeyPath = (path: string): boolean => matchRoute(GUEST_TICKETS, canonicalPath(path)) !== undefined;

/** What a public page is about, for a preview of its link; undefined for pages that are about nothing else than their title says. */
export const pageHeads =
  (app: NestFastifyApplication) =>
  async (address: URL, language: Language): Promise<PageHead | undefined> => {
    const path = canonicalPath(address.pathname);
    const event = matchRoute(EVENT, path);
    if (!event) return undefined;
    try {
      const { row, series, temple } = await app.get(PublicEvents).shown(event.slug ?? '', event.occurrenceId ?? '');
      const { title, timeZone, summary } = series;
      const when = momentOf({ startsAt: row.startsAt.toISOString(), timeZone }, language);
      const where = `${temple.name}, ${temple.city}, ${temple.state}`;
      return { title, description: [await warning(row.status, language), when, where, summary].filter(Boolean).join(' · '), path };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not-found') return undefined;
      throw error;
    }
  };

const STATES = eventOccurrenceNoun.states['event-occurrence'];

/** The status of a date that won't take place as planned, so that a shared link doesn't mislead anyone. */
async function warning(status: keyof typeof STATES, language: Language): Promise<string> {
  if (status !== 'canceled' && status !== 'postponed') return '';
  const { states } = await nounTexts(language);
  return states['event-occurrence']?.[status] ?? STATES[status].word;
}
