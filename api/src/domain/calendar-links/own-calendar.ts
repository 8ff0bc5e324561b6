import type { CalendarLink } from '@sannidhi/contracts';
import { MoreThan } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { found } from '../../platform/http/domain-error.ts';
import type { CalendarKind } from './calendar-link.entity.ts';
import type { CalendarLinks } from './calendar-links.service.ts';

const DAY_MS = 86_400_000;
const PAST_DAYS = 31;

/** A person's own calendar in their calendar app: the address it is read at, which they renew and end. */
export abstract class OwnCalendar {
  constructor(
    private readonly links: CalendarLinks,
    private readonly calendar: CalendarKind,
  ) {}

  link(actor: Actor): Promise<CalendarLink> {
    return this.links.own(actor, this.calendar);
  }

  renew(actor: Actor): Promise<CalendarLink> {
    return this.links.renew(actor, this.calendar);
  }

  drop(actor: Actor): Promise<CalendarLink> {
    return this.links.drop(actor, this.calendar);
  }

  /** Whose calendar a token opens. Throws `not-found` for one that ended. */
  protected async ownerOf(token: string): Promise<string> {
    return found(await this.links.ownerOf(token, this.calendar));
  }
}

/** What a feed shows: from a month ago on. */
export const sinceLastMonth = () => MoreThan(new Date(Date.now() - PAST_DAYS * DAY_MS));

/** "Main hall, Sri Ganesha Temple, 12 Oak Ave, Edison, NJ 08817" */
export const locationOf = (place: string | null | undefined, temple: { name: string; address: string }): string =>
  [place, temple.name, temple.address].filter(Boolean).join(', ');
