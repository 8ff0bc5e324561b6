import { Injectable } from '@nestjs/common';
import {
  type BirthSky,
  type BodyOf,
  type FamilyMember,
  type familyEndpoints,
  familyMemberNoun,
  MAX_FAMILY_MEMBERS,
  messagesOf,
  type QueryOf,
} from '@sannidhi/contracts';
import { PanchangaRangeError } from '@sannidhi/panchanga';
import { cityById } from '@sannidhi/panchanga/cities';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { type QuotaRule, releaseQuota, takeQuota } from '../../platform/quotas/quotas.ts';
import { DevoteePlaceService } from '../festival-reminders/devotee-place.service.ts';
import { rangeMessage } from '../panchanga/range-message.ts';
import { birthSkyOf } from './birth-sky.ts';
import { FamilyDepartures } from './family-departures.ts';
import { FamilyMemberRow } from './family-member.entity.ts';
import { familyMemberView, placeNameOf } from './family-member-view.ts';
import { NOTHING_KNOWN } from './nothing-known.ts';

const say = messagesOf(familyMemberNoun);

type Details = BodyOf<typeof familyEndpoints.add>;
/** How many members a household may have. */
export const FAMILY_MEMBERS: QuotaRule = {
  name: 'family-members',
  max: MAX_FAMILY_MEMBERS,
  refusal: say('family-member.most', { most: MAX_FAMILY_MEMBERS }),
};
const UNKNOWN_CITY = say('family-member.city-unknown');

/** A devotee's household: whom poojas name and whose dates the family observes. Other people's members are invisible. */
@Injectable()
export class FamilyMembersService {
  constructor(
    private readonly database: Database,
    private readonly places: DevoteePlaceService,
    private readonly departures: FamilyDepartures,
  ) {}

  /** The actor's family in the order they were added. */
  list(actor: Actor): Promise<FamilyMember[]> {
    return this.ofAccount(accountOf(actor).accountId);
  }

  /** An account's family, for its calendar. */
  async ofAccount(accountId: string): Promise<FamilyMember[]> {
    const home = await this.homeOf(accountId);
    const rows = await rowsOf(this.database.reader, accountId);
    return rows.map((row) => familyMemberView(row, home));
  }

  /** One member. Throws `not-found`. */
  async one(actor: Actor, id: string): Promise<FamilyMember> {
    const { accountId } = accountOf(actor);
    const row = found(await this.database.reader.findOneBy(FamilyMemberRow, { accountId, id }));
    return familyMemberView(row, await this.homeOf(accountId));
  }

  /** Adds a member. Throws `invalid-fields` for a place or date that can't be computed, `rule-violation` at the limit. */
  async add(actor: Actor, details: Details): Promise<FamilyMember> {
    const { accountId } = accountOf(actor);
    const now = new Date();
    const row = { accountId, id: newId(), ...columnsOf(details), createdAt: now, updatedAt: now };
    const view = viewed(row, await this.homeOf(accountId));
    await this.database.transaction(async (tx) => {
      await takeQuota(tx, accountId, FAMILY_MEMBERS);
      await insertRow(tx, FamilyMemberRow, row);
    });
    return view;
  }

  /** Replaces a member's data. Throws `not-found`, or `invalid-fields`. */
  async change(actor: Actor, id: string, details: Details): Promise<FamilyMember> {
    const { accountId } = accountOf(actor);
    const home = await this.homeOf(accountId);
    return this.database.transaction(async (tx) => {
      const before = found(await tx.findOneBy(FamilyMemberRow, { accountId, id }));
      const row = { ...before, ...columnsOf(details), updatedAt: new Date() };
      const view = viewed(row, home);
      await tx.update(FamilyMemberRow, { accountId, id }, row);
      return view;
    });
  }

  /** Removes a member permanently and returns the remaining ones. Throws `not-found`. */
  async remove(actor: Actor, id: string): Promise<FamilyMember[]> {
    const { accountId } = accountOf(actor);
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.delete(FamilyMemberRow, { accountId, id });
      if (!affected) throw new DomainError('not-found');
      await releaseQuota(tx, accountId, FAMILY_MEMBERS);
      await this.departures.announce(tx, accountId, id);
    });
    return this.ofAccount(accountId);
  }

  /** The sky at a birth, before it is saved. Throws `invalid-fields` for an unknown or missing place. */
  birthSky({ date, time, city, ...typed }: QueryOf<typeof familyEndpoints.birthSky>): BirthSky {
    const { birthLatitude, birthLongitude, birthTimeZone } = placeColumns({
      birthCity: city,
      birthLatitude: typed.latitude,
      birthLongitude: typed.longitude,
      birthTimeZone: typed.timeZone,
    });
    if (birthLatitude === null || birthLongitude === null || birthTimeZone === null) {
      throw fieldError('city', say('family-member.place-required'));
    }
    const place = { latitude: birthLatitude, longitude: birthLongitude, timeZone: birthTimeZone };
    return inRange(() => birthSkyOf({ date, time: time || null, place }), {});
  }

  private async homeOf(accountId: string) {
    return (await this.places.of(accountId))?.place ?? null;
  }
}

const rowsOf = (manager: EntityManager, accountId: string): Promise<FamilyMemberRow[]> =>
  manager.find(FamilyMemberRow, { where: { accountId }, order: { createdAt: 'ASC', id: 'ASC' } });

/** A payload's columns; omitted or empty fields are unknown. */
function columnsOf(details: Details) {
  const { deathCity } = details;
  if (deathCity && !cityById(deathCity)) throw fieldError('deathCity', UNKNOWN_CITY);
  const { name, relation } = details;
  const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '' && value !== undefined)) as Details;
  return { ...NOTHING_KNOWN, ...given, ...placeColumns(details), name, relation };
}

type PlaceGiven = Pick<Details, 'birthCity' | 'birthPlaceName' | 'birthLatitude' | 'birthLongitude' | 'birthTimeZone'>;

/** A city's own data, or what was typed; an incomplete place is refused. */
function placeColumns({ birthCity, birthPlaceName, birthLatitude, birthLongitude, birthTimeZone }: PlaceGiven) {
  if (birthCity) return cityColumns(birthCity);
  const typed = [birthLatitude, birthLongitude, birthTimeZone].filter((value) => value !== undefined && value !== '');
  if (typed.length > 0 && typed.length < 3) {
    throw fieldError('birthTimeZone', say('family-member.place-incomplete'));
  }
  return {
    birthCity: null,
    birthPlaceName: birthPlaceName || null,
    birthLatitude: birthLatitude ?? null,
    birthLongitude: birthLongitude ?? null,
    birthTimeZone: birthTimeZone || null,
  };
}

function cityColumns(id: string) {
  const city = cityById(id);
  if (!city) throw new DomainError('invalid-fields', { fields: { birthCity: UNKNOWN_CITY, city: UNKNOWN_CITY } });
  const { latitude, longitude, timeZone } = city;
  return {
    birthCity: id,
    birthPlaceName: placeNameOf(id),
    birthLatitude: latitude,
    birthLongitude: longitude,
    birthTimeZone: timeZone,
  };
}

/** A member's view, computed before saving, so that nothing is stored that can't be shown. */
const viewed = (row: FamilyMemberRow, home: Parameters<typeof familyMemberView>[1]): FamilyMember =>
  inRange(() => familyMemberView(row, home), MEMBER_FIELDS);

const MEMBER_FIELDS: Record<string, string> = {
  timeZone: 'birthTimeZone',
  latitude: 'birthLatitude',
  longitude: 'birthLongitude',
  date: 'birthDate',
  year: 'birthDate',
  instant: 'birthDate',
};

function inRange<Answer>(work: () => Answer, fieldOf: Record<string, string>): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof PanchangaRangeError)) throw error;
    throw fieldError(fieldOf[error.field] ?? error.field, rangeMessage(error));
  }
}
