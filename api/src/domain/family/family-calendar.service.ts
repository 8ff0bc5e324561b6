import { Injectable } from '@nestjs/common';
import type { FamilyDatesReply, familyDateEndpoints, QueryOf } from '@sannidhi/contracts';
import { dateAt, type Language } from '@sannidhi/panchanga';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { DevoteePlaceService } from '../festival-reminders/devotee-place.service.ts';
import { Calendars } from '../panchanga/calendars.ts';
import { type ChosenPlace, PlacesService } from '../panchanga/places.service.ts';
import { FamilyCalendarLinksService } from './family-calendar-links.service.ts';
import { familyDatesOf } from './family-dates.ts';
import { familyFeed } from './family-feed.ts';
import { FamilyMembersService } from './family-members.service.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** A family's dates, at the devotee's own place or another one. */
@Injectable()
export class FamilyCalendarService {
  constructor(
    private readonly members: FamilyMembersService,
    private readonly places: PlacesService,
    private readonly devoteePlaces: DevoteePlaceService,
    private readonly calendars: Calendars,
    private readonly links: FamilyCalendarLinksService,
  ) {}

  /** A civil year of dates, in order. Throws `invalid-fields` for an unknown city, `not-found` for an unknown temple. */
  async dates(actor: Actor, { year, city, temple }: QueryOf<typeof familyDateEndpoints.dates>): Promise<FamilyDatesReply> {
    const { accountId } = accountOf(actor);
    const chosen = city || temple ? await this.places.choose({ city, temple }, accountId) : await this.devoteePlaces.of(accountId);
    return { place: chosen?.place ?? null, year, dates: await this.datesAt(accountId, chosen, [year]) };
  }

  /** This year's and next year's dates as a calendar file. */
  file(actor: Actor, language?: Language): Promise<string> {
    return this.fileOf(accountOf(actor).accountId, language);
  }

  /** The same for anyone who knows the calendar's address. Throws `not-found`. */
  async feed(token: string, language?: Language): Promise<string> {
    const accountId = await this.links.accountOf(token);
    if (!accountId) throw new DomainError('not-found');
    return this.fileOf(accountId, language);
  }

  private async fileOf(accountId: string, language: Language = 'en', now = Date.now()): Promise<string> {
    const chosen = await this.devoteePlaces.of(accountId);
    const members = await this.members.ofAccount(accountId);
    const year = Number((chosen ? dateAt(now, chosen.place.timeZone) : new Date(now).toISOString()).slice(0, 4));
    return familyFeed(members, await this.datesAt(accountId, chosen, [year, year + 1]), chosen?.place.name ?? null, language);
  }

  private async datesAt(accountId: string, chosen: ChosenPlace | null, years: readonly number[]) {
    if (!chosen) return [];
    const { place } = chosen;
    const calendar = this.calendars.of(place, {});
    const members = await this.members.ofAccount(accountId);
    const spans = years
      .filter((year) => year >= FIRST_YEAR && year <= LAST_YEAR)
      .map((year) => ({ from: `${year}-01-01`, to: `${year}-12-31` }));
    return spans
      .flatMap((span) => members.flatMap((member) => familyDatesOf(member, calendar, place, span)))
      .sort((a, b) => a.date.localeCompare(b.date));
  }
}
