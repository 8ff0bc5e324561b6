import { Injectable } from '@nestjs/common';
import type { PanchangaPlace, panchangaCalendarQuery } from '@sannidhi/contracts';
import { PanchangaRangeError, type Place } from '@sannidhi/panchanga';
import { cityById } from '@sannidhi/panchanga/cities';
import type { InferType } from 'yup';
import { DomainError } from '../../platform/http/domain-error.ts';
import { TemplesService } from '../temples/temples.service.ts';

/** What a query says of the place and of whose calendar it wants. */
export type PlaceQuery = Omit<InferType<typeof panchangaCalendarQuery>, 'kinds'>;

/** Where the sky is looked at from; `templeId` where a temple's own dates count. */
export type ChosenPlace = { place: PanchangaPlace & Place; templeId: string | null };

const CHOOSE = 'Please choose a city, a temple or coordinates with their time zone';

/** The place a query means: a temple's own, a city of the gazetteer, or coordinates. */
@Injectable()
export class PlacesService {
  constructor(private readonly temples: TemplesService) {}

  /** Throws `not-found` for a temple that is none, `invalid-fields` for an unknown city or no place at all. */
  async choose({ temple, city, latitude, longitude, timeZone }: PlaceQuery): Promise<ChosenPlace> {
    if (temple) return this.temple(temple);
    if (city) return { place: knownCity(city), templeId: null };
    if (latitude === undefined || longitude === undefined || !timeZone) throw refusal('city', CHOOSE);
    return { place: { name: `${latitude}, ${longitude}`, latitude, longitude, timeZone }, templeId: null };
  }

  private async temple(slug: string): Promise<ChosenPlace> {
    const { id, name, latitude, longitude, timeZone } = await this.temples.approvedBySlug(slug);
    return { place: { name, latitude, longitude, timeZone }, templeId: id };
  }
}

function knownCity(id: string): PanchangaPlace {
  const city = cityById(id);
  if (!city) throw refusal('city', 'We do not know this city. Search for it by its name first.');
  const { name, region, latitude, longitude, timeZone } = city;
  return { name: region ? `${name}, ${region}` : name, latitude, longitude, timeZone };
}

function refusal(field: string, sentence: string): DomainError {
  return new DomainError('invalid-fields', { fields: { [field]: sentence }, message: sentence });
}

/** Turns what the calendar cannot answer into `invalid-fields`; the sentence names the allowed range. */
export function answered<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof PanchangaRangeError ? refusal(error.field, error.message) : error;
  }
}
