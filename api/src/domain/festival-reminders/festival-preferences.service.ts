import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  DEFAULT_FESTIVAL_PREFERENCES,
  type FestivalPreferences,
  festivalNoun,
  type festivalPreferenceEndpoints,
  messagesOf,
} from '@sannidhi/contracts';
import { cityById } from '@sannidhi/panchanga/cities';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import { DevoteePlaceService } from './devotee-place.service.ts';
import { FestivalPreferenceRow } from './festival-preference.entity.ts';
import { nextTurn } from './reminder-times.ts';

const say = messagesOf(festivalNoun);

type Values = BodyOf<typeof festivalPreferenceEndpoints.save>;

/** Devotees' preferences for festival reminders. Nothing is sent to anyone who never asked. */
@Injectable()
export class FestivalPreferencesService {
  constructor(
    private readonly database: Database,
    private readonly places: DevoteePlaceService,
  ) {}

  /** The actor's preferences, or the defaults. */
  async own(actor: Actor): Promise<FestivalPreferences> {
    const { accountId } = accountOf(actor);
    const row = await this.database.reader.findOneBy(FestivalPreferenceRow, { accountId });
    const place = (await this.places.of(accountId))?.place ?? null;
    return { ...(row ? valuesOf(row) : DEFAULT_FESTIVAL_PREFERENCES), place, nextAt: row?.nextAt?.toISOString() ?? null };
  }

  /** Replaces the actor's preferences. Throws `invalid-fields` for an unknown city. */
  async save(actor: Actor, values: Values): Promise<FestivalPreferences> {
    const { accountId } = accountOf(actor);
    if (values.city && !cityById(values.city)) {
      throw fieldError('city', say('panchanga.city-unknown'));
    }
    await this.write(rowOf(accountId, values, new Date()));
    await this.plan(accountId);
    return this.own(actor);
  }

  /** Turns emails on or off and leaves the rest. Harmless without preferences. */
  async setEmail(accountId: string, email: boolean): Promise<void> {
    await this.database.transaction((tx) => tx.update(FestivalPreferenceRow, { accountId }, { email, updatedAt: new Date() }));
    await this.plan(accountId);
  }

  /** Whether emails are on. */
  async wantsEmail(accountId: string): Promise<boolean> {
    return this.database.reader.existsBy(FestivalPreferenceRow, { accountId, email: true });
  }

  /** Schedules the next turn, based on the current place. */
  private async plan(accountId: string): Promise<void> {
    const row = await this.database.reader.findOneBy(FestivalPreferenceRow, { accountId });
    if (!row) return;
    const place = (await this.places.of(accountId))?.place;
    // The turn is scheduled even without a place, and checks then whether there is one.
    const { on, at } = nextTurn(new Date(), row.hour, place?.timeZone ?? 'UTC');
    const turn = row.email || row.inApp ? { nextOn: on, nextAt: at } : { nextOn: null, nextAt: null };
    await this.database.transaction((tx) => tx.update(FestivalPreferenceRow, { accountId }, turn));
  }

  private write(row: FestivalPreferenceRow): Promise<void> {
    const { nextOn: _on, nextAt: _at, ...values } = row;
    return this.database.transaction(async (tx) => {
      await insertOnce(tx, FestivalPreferenceRow, row);
      await tx.update(FestivalPreferenceRow, { accountId: row.accountId }, values);
    });
  }
}

const rowOf = (accountId: string, { city, tradition, ...values }: Values, updatedAt: Date): FestivalPreferenceRow => ({
  accountId,
  ...values,
  city: city || null,
  tradition: tradition ?? null,
  nextOn: null,
  nextAt: null,
  updatedAt,
});

function valuesOf({
  accountId: _account,
  nextOn: _on,
  nextAt: _at,
  updatedAt: _updated,
  city,
  tradition,
  ...values
}: FestivalPreferenceRow) {
  return { ...values, ...(city ? { city } : {}), ...(tradition ? { tradition } : {}) };
}
