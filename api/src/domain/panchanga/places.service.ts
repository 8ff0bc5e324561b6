import { Injectable } from '@nestjs/common';
import { festivalNoun, messagesOf, type PanchangaPlace, type panchangaCalendarQuery } from '@sannidhi/contracts';
import { PanchangaRangeError, type Place } from '@sannidhi/panchanga';
import { cityById } from '@sannidhi/panchanga/cities';
import type { InferType } from 'yup';
import { fieldError } from '../../platform/http/domain-error.ts';
import { SavedTemplesService } from '../temples/saved-temples.service.ts';
import { rangeMessage } from './range-message.ts';

const say = messagesOf(festivalNoun);

/** A query's place, and whose calendar it asks for. */
export type PlaceQuery = Omit<InferType<typeof panchangaCalendarQuery>, 'kinds'>;

/** The place the sky is observed from; `templeId` if a temple's own dates apply. */
export type ChosenPlace = { place: PanchangaPlace & Place; templeId: string | null };

/** The place of a query: a temple's own, a city in the gazetteer, or coordinates. */
@Injectable()
export class PlacesService {
  constructor(private readonly temples: SavedTemplesService) {}

  /** As an account sees it, or the public. Throws `not-found` for an unknown temple and one that is suspended, unless they saved it; `invalid-fields` for an unknown city or no place at all. */
  async choose({ temple, city, latitude, longitude, timeZone }: PlaceQuery, accountId: string | null = null): Promise<ChosenPlace> {
    if (temple) return this.temple(temple, accountId);
    if (city) return { place: knownCity(city), templeId: null };
    if (latitude === undefined || longitude === undefined || !timeZone) throw fieldError('city', say('panchanga.place-required'));
    return { place: { name: `${latitude}, ${longitude}`, latitude, longitude, timeZone }, templeId: null };
  }

  private async temple(slug: string, accountId: string | null): Promise<ChosenPlace> {
    const { id, status, name, latitude, longitude, timeZone } = await this.temples.visibleTo(accountId, slug);
    // A suspended temple's own dates and notes are gone like its page; its sky isn't.
    return { place: { name, latitude, longitude, timeZone }, templeId: status === 'approved' ? id : null };
  }
}

function knownCity(id: string): PanchangaPlace {
  const city = cityById(id);
  if (!city) throw fieldError('city', say('panchanga.city-unknown'));
  const { name, region, latitude, longitude, timeZone } = city;
  return { name: region ? `${name}, ${region}` : name, latitude, longitude, timeZone };
}

/** Turns what the calendar can't answer into `invalid-fields`; the message gives the allowed range. */
export function answered<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof PanchangaRangeError ? fieldError(error.field, rangeMessage(error)) : error;
  }
}
