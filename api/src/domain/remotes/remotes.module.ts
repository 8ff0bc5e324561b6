import { Global, Module } from '@nestjs/common';
import { DeployLookup } from '../../platform/auth/session-lookup.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { AreaDeskService } from './area-desk.service.ts';
import { CanaryWatch } from './canary-watch.ts';
import { DeployTokensService } from './deploy-tokens.service.ts';
import { InstalledReleases } from './installed-releases.ts';
import { KnownAreas } from './known-areas.ts';
import { PageLoadNames } from './page-load-name.ts';
import { PreviewsService } from './previews.service.ts';
import { RegistryStreamService } from './registry-stream.service.ts';
import { ReleasesService } from './releases.service.ts';
import { RemoteFiguresService } from './remote-figures.service.ts';
import { RemoteLoadsService } from './remote-loads.service.ts';
import { remoteNotifications } from './remote-notifications.ts';
import { RemoteRegistry } from './remote-registry.service.ts';
import { RemoteStates } from './remote-states.ts';
import { RemoteStatusService } from './remote-status.service.ts';
import { RemoteUploads } from './remote-uploads.service.ts';

const offered = [
  AreaDeskService,
  DeployTokensService,
  InstalledReleases,
  PageLoadNames,
  PreviewsService,
  RegistryStreamService,
  ReleasesService,
  RemoteLoadsService,
  RemoteRegistry,
  RemoteStatusService,
];
const lookup = { provide: DeployLookup, useExisting: DeployTokensService };

/** Releases of remotes. Global, because the access guard of every route looks up deploy tokens. */
@Global()
@Module({
  providers: [
    ...offered,
    lookup,
    CanaryWatch,
    KnownAreas,
    RemoteFiguresService,
    RemoteStates,
    RemoteUploads,
    provideNotifications(remoteNotifications),
  ],
  exports: [...offered, lookup, CanaryWatch],
})
export class RemotesModule {}
