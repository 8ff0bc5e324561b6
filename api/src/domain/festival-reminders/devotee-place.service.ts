import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { type ChosenPlace, PlacesService } from '../panchanga/places.service.ts';
import { SavedTemplesService } from '../temples/saved-temples.service.ts';
import { FestivalPreferenceRow } from './festival-preference.entity.ts';

/** The place as a panchanga query names it. */
export type DevoteePlaceQuery = { city: string } | { temple: string };

/**
 * The place whose sky applies to a devotee: the city in their preferences, otherwise the home temple, whose own festival dates then apply.
 */
@Injectable()
export class DevoteePlaceService {
  constructor(
    private readonly database: Database,
    private readonly temples: SavedTemplesService,
    private readonly places: PlacesService,
  ) {}

  /** Null until one is chosen. */
  async of(accountId: string): Promise<(ChosenPlace & { query: DevoteePlaceQuery }) | null> {
    const query = await this.queryOf(accountId);
    return query && { ...(await this.places.choose(query, accountId)), query };
  }

  private async queryOf(accountId: string): Promise<DevoteePlaceQuery | null> {
    const preference = await this.database.reader.findOneBy(FestivalPreferenceRow, { accountId });
    if (preference?.city) return { city: preference.city };
    const temple = await this.temples.homeOf(accountId);
    return temple === null ? null : { temple };
  }
}
