import { defineSchema } from '../../platform/database/schema.ts';
import { RemoteTables1764100003000 } from './1764100003000-remote-tables.migration.ts';
import { DeployTokenMakers1764610000000 } from './1764610000000-deploy-token-makers.migration.ts';
import { DeployTokenRow } from './deploy-token.entity.ts';
import { PublishedRelease } from './published-release.entity.ts';
import { RemoteLoad } from './remote-load.entity.ts';
import { RemoteState } from './remote-state.entity.ts';

export const remotesSchema = defineSchema({
  entities: [PublishedRelease, RemoteState, RemoteLoad, DeployTokenRow],
  migrations: [RemoteTables1764100003000, DeployTokenMakers1764610000000],
});
