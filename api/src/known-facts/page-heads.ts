import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  canonicalPath,
  eventOccurrenceNoun,
  eventPagePath,
  guestTicketsPath,
  guestWaitPath,
  type Language,
  matchRoute,
  nounTexts,
  templePagePath,
  waitLinkPath,
} from '@sannidhi/contracts';
import { momentOf } from '../domain/events/moment-of.ts';
import { PublicEvents } from '../domain/events/public-events.service.ts';
import { TemplesService } from '../domain/temples/temples.service.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { PageHead } from '../platform/web/page-head.ts';

const EVENT = eventPagePath(':slug', ':occurrenceId');
const TEMPLE = templePagePath(':slug');

/** Pages of signed links. */
const KEYS = [guestTicketsPath(':slug', ':link'), guestWaitPath(':slug', ':link'), waitLinkPath(':slug', ':link')];

/** Whether an address is a key, which no search engine may list. */
export const isKeyPath = (path: string): boolean => KEYS.some((key) => matchRoute(key, canonicalPath(path)) !== undefined);

/**
 * What a public page is about, for a preview of its link; undefined for pages that are about nothing else than their title says, and null for
 * those of what doesn't exist. A temple that is unknown, not approved or suspended doesn't, and all three look alike.
 */
export const pageHeads =
  (app: NestFastifyApplication) =>
  async (address: URL, language: Language): Promise<PageHead | null | undefined> => {
    const path = canonicalPath(address.pathname);
    const event = matchRoute(EVENT, path);
    const temple = matchRoute(TEMPLE, path);
    try {
      if (event) return { ...(await eventHead(app.get(PublicEvents), event, language)), path };
      return temple && { ...(await templeHead(app.get(TemplesService), temple)), path };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not-found') return null;
      throw error;
    }
  };

type Named = Record<string, string>;

async function eventHead(events: PublicEvents, { slug = '', occurrenceId = '' }: Named, language: Language) {
  const { row, series, temple } = await events.shown(slug, occurrenceId);
  const { title, timeZone, summary } = series;
  const when = momentOf({ startsAt: row.startsAt.toISOString(), timeZone }, language);
  const where = `${temple.name}, ${temple.city}, ${temple.state}`;
  return { title, description: [await warning(row.status, language), when, where, summary].filter(Boolean).join(' · ') };
}

async function templeHead(temples: TemplesService, { slug = '' }: Named) {
  const { name, city, state, description } = await temples.approvedBySlug(slug);
  return { title: name, description: [`${city}, ${state}`, description].filter(Boolean).join(' · ') };
}

const STATES = eventOccurrenceNoun.states['event-occurrence'];

/** The status of a date that won't take place as planned, so that a shared link doesn't mislead anyone. */
async function warning(status: keyof typeof STATES, language: Language): Promise<string> {
  if (status !== 'canceled' && status !== 'postponed') return '';
  const { states } = await nounTexts(language);
  return states['event-occurrence']?.[status] ?? STATES[status].word;
}
