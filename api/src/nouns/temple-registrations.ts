import { registrationsDemo } from '../demo/registrations.demo.ts';
import { TempleRegistrationsModule } from '../domain/temple-registrations/temple-registrations.module.ts';
import { templeRegistrationsSchema } from '../domain/temple-registrations/temple-registrations.schema.ts';
import { TempleRegistrationsController } from '../portals/public/temple-registrations.controller.ts';
import { RegistrationDeskController } from '../portals/superadmin/registration-desk.controller.ts';
import { apiNoun } from './api-noun.ts';

export const templeRegistrations = apiNoun({
  nouns: ['temple-registration'],
  module: TempleRegistrationsModule,
  schema: templeRegistrationsSchema,
  controllers: {
    public: [TempleRegistrationsController],
    superadmin: [RegistrationDeskController],
  },
  demo: registrationsDemo,
});
