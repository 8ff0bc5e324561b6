import { defineSchema } from '../../platform/database/schema.ts';
import { TempleRegistrationTables1764400000000 } from './1764400000000-temple-registration-tables.migration.ts';
import { RegistrationVersions1771300000000 } from './1771300000000-registration-versions.migration.ts';
import { RegistrationDocument } from './registration-document.entity.ts';
import { TempleRegistration } from './temple-registration.entity.ts';

export const templeRegistrationsSchema = defineSchema({
  entities: [TempleRegistration, RegistrationDocument],
  migrations: [TempleRegistrationTables1764400000000, RegistrationVersions1771300000000],
});
