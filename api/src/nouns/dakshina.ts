import { DakshinaModule } from '../domain/dakshina/dakshina.module.ts';
import { dakshinaSchema } from '../domain/dakshina/dakshina.schema.ts';
import { OwnDakshinaController } from '../portals/priest/own-dakshina.controller.ts';
import { OfficeDakshinaController } from '../portals/temple-admin/dakshina.controller.ts';
import { apiNoun } from './api-noun.ts';

export const dakshina = apiNoun({
  nouns: ['dakshina'],
  module: DakshinaModule,
  schema: dakshinaSchema,
  controllers: { priest: [OwnDakshinaController], 'temple-admin': [OfficeDakshinaController] },
});
