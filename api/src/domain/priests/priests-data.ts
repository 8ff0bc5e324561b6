import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Priest } from './priest.entity.ts';
import { PriestHours } from './priest-availability.entity.ts';
import { PriestDayOff } from './priest-day-off.entity.ts';
import { PriestPhotos } from './priest-photos.service.ts';
import { PriestTemple } from './priest-temple.entity.ts';

/** A priest's profile, hours and appointments are deleted with the account. */
@Injectable()
export class PriestsData {
  constructor(personalData: PersonalData, photos: PriestPhotos) {
    personalData.add({
      name: 'priest',
      nouns: ['priest'],
      entities: [Priest, PriestHours, PriestDayOff, PriestTemple],
      export: async (reader, accountId) => ({
        profile: await reader.findOneBy(Priest, { accountId }),
        hours: await reader.findBy(PriestHours, { accountId }),
        daysOff: await reader.findBy(PriestDayOff, { accountId }),
        temples: await reader.findBy(PriestTemple, { accountId }),
      }),
      erase: async (tx, accountId) => {
        await photos.forget(tx, accountId);
        for (const entity of [PriestDayOff, PriestHours, PriestTemple, Priest]) await tx.delete(entity, { accountId });
      },
    });
  }
}
