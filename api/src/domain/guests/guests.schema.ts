import { defineSchema } from '../../platform/database/schema.ts';
import { GuestTables1763700007000 } from './1763700007000-guest-tables.migration.ts';
import { PhoneCodeSites1766300000000 } from './1766300000000-phone-code-sites.migration.ts';
import { PhoneGuessNetworks1766300002000 } from './1766300002000-phone-guess-networks.migration.ts';
import { PhoneCode } from './phone-code.entity.ts';
import { PhoneGate } from './phone-gate.entity.ts';
import { PhoneGuess } from './phone-guess.entity.ts';

export const guestsSchema = defineSchema({
  entities: [PhoneCode, PhoneGuess, PhoneGate],
  migrations: [GuestTables1763700007000, PhoneCodeSites1766300000000, PhoneGuessNetworks1766300002000],
});
