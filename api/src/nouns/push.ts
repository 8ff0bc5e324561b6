import { PushModule } from '../domain/push/push.module.ts';
import { pushSchema } from '../domain/push/push.schema.ts';
import { PushDevicesController } from '../portals/auth/push-devices.controller.ts';
import { apiNoun } from './api-noun.ts';

export const push = apiNoun({
  nouns: ['push-device'],
  module: PushModule,
  schema: pushSchema,
  controllers: { auth: [PushDevicesController] },
});
