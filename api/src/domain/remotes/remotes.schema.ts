import { defineSchema } from '../../platform/database/schema.ts';
import { RemoteTables1764100003000 } from './1764100003000-remote-tables.migration.ts';
import { DeployTokenMakers1764610000000 } from './1764610000000-deploy-token-makers.migration.ts';
import { RemoteUploads1766500000000 } from './1766500000000-remote-uploads.migration.ts';
import { RemoteHistory1767947000000 } from './1767947000000-remote-history.migration.ts';
import { RegisteredAreas1768050000000 } from './1768050000000-registered-areas.migration.ts';
import { DeployTokenRow } from './deploy-token.entity.ts';
import { PublishedRelease } from './published-release.entity.ts';
import { RegisteredAreaRow } from './registered-area.entity.ts';
import { RemoteLoad } from './remote-load.entity.ts';
import { RemoteState } from './remote-state.entity.ts';
import { RemoteUpload } from './remote-upload.entity.ts';

export const remotesSchema = defineSchema({
  entities: [RegisteredAreaRow, PublishedRelease, RemoteState, RemoteLoad, RemoteUpload, DeployTokenRow],
  migrations: [
    RemoteTables1764100003000,
    DeployTokenMakers1764610000000,
    RemoteUploads1766500000000,
    RemoteHistory1767947000000,
    RegisteredAreas1768050000000,
  ],
});
