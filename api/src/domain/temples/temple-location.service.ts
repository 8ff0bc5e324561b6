import { Injectable } from '@nestjs/common';
import tzlookup from '@photostructure/tz-lookup';
import {
  addressLine,
  type BodyOf,
  type LocationFound,
  messagesOf,
  type OwnTemple,
  type QueryOf,
  type templeLocationEndpoints,
  templeNoun,
  type ZipPlace,
} from '@sannidhi/contracts';
import { usCity } from '@sannidhi/panchanga/cities';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import type { Temple } from './temple.entity.ts';
import { TempleFoundationService } from './temple-foundation.service.ts';
import { ownTemple, TemplesService } from './temples.service.ts';
import { zipCode } from './zip-codes.ts';

const say = messagesOf(templeNoun);

/** Where a temple is: its address, its pin, and what follows from the pin. */
@Injectable()
export class TempleLocationService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly foundation: TempleFoundationService,
    private readonly audit: Audit,
  ) {}

  /** Where a ZIP code is; its last four digits don't matter. */
  placeOf({ zip }: QueryOf<typeof templeLocationEndpoints.zip>): { place: ZipPlace | null } {
    const known = zipCode(zip.slice(0, 5));
    return { place: known && { ...known, timeZone: tzlookup(known.latitude, known.longitude) } };
  }

  /** Where a city is, and the time zone at a pin; each only if asked for. */
  lookUp({ city, state, latitude, longitude }: QueryOf<typeof templeLocationEndpoints.lookUp>): LocationFound {
    const known = state ? usCity(city ?? '', state) : undefined;
    const center = known ? { latitude: known.city.latitude, longitude: known.city.longitude, exact: known.exact } : null;
    const hasPin = latitude !== undefined && longitude !== undefined;
    return { center, timeZone: hasPin ? tzlookup(latitude, longitude) : null };
  }

  /** Moves the actor's temple; its pooja times follow in a job where the time zone changes. Throws `invalid-fields` if the pin is in another time zone than the one that was shown, and `temple-changed`. */
  async change(actor: Actor, body: BodyOf<typeof templeLocationEndpoints.change>): Promise<OwnTemple> {
    const staff = staffOf(actor);
    const { street, city, state, zip, latitude, longitude, timeZone, version } = body;
    if (tzlookup(latitude, longitude) !== timeZone) throw fieldError('timeZone', say('temple.zone-differs'));
    const part = { address: addressLine({ street, city, state, zip }), city, state, latitude, longitude, timeZone };
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const temple = await this.temples.of(tx, templeId);
      const changed = await this.foundation.change(tx, temple, part, version);
      const change = { subject: { kind: 'temple', id: templeId }, before: partOf(temple), after: part };
      await this.audit.record(tx, { actor: staff, templeId, action: 'temple.location-changed', ...change });
      return ownTemple(changed);
    });
  }
}

const partOf = ({ address, city, state, latitude, longitude, timeZone }: Temple) => ({
  address,
  city,
  state,
  latitude,
  longitude,
  timeZone,
});
