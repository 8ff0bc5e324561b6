import { RemotesModule } from '../domain/remotes/remotes.module.ts';
import { remotesSchema } from '../domain/remotes/remotes.schema.ts';
import { DeployController } from '../portals/deploy/deploy.controller.ts';
import { RemotesController } from '../portals/public/remotes.controller.ts';
import { DeployTokensController } from '../portals/superadmin/deploy-tokens.controller.ts';
import { RemotesDeskController } from '../portals/superadmin/remotes.controller.ts';
import { apiNoun } from './api-noun.ts';

export const remotes = apiNoun({
  nouns: ['remote', 'deploy-token'],
  module: RemotesModule,
  schema: remotesSchema,
  controllers: {
    public: [RemotesController],
    superadmin: [RemotesDeskController, DeployTokensController],
    deploy: [DeployController],
  },
});
