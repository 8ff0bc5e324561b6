import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { TempleRegistration } from './temple-registration.entity.ts';

/** A registration's contact is deleted with the account; what it says about the temple stays with the temple. */
@Injectable()
export class RegistrationData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'templeRegistrations',
      nouns: ['temple-registration'],
      entities: [TempleRegistration],
      export: (reader, accountId) => reader.findBy(TempleRegistration, { accountId }),
      erase: async (tx, accountId) => {
        const nobody = { accountId: null, contactName: '', contactEmail: '', contactPhone: '' };
        await tx.update(TempleRegistration, { accountId }, nobody);
      },
    });
  }
}
