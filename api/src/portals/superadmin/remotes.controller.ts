import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type RemoteChange, type RemoteStatus, remoteDeskEndpoints } from '@sannidhi/contracts';
import { AreaDeskService } from '../../domain/remotes/area-desk.service.ts';
import { PreviewsService } from '../../domain/remotes/previews.service.ts';
import { ReleasesService } from '../../domain/remotes/releases.service.ts';
import { RemoteStatusService } from '../../domain/remotes/remote-status.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

type RegisterArea = BodyOf<typeof remoteDeskEndpoints.registerArea>;
type Activate = BodyOf<typeof remoteDeskEndpoints.activate>;
type Rollback = BodyOf<typeof remoteDeskEndpoints.rollback>;
type StartCanary = BodyOf<typeof remoteDeskEndpoints.startCanary>;
type EndCanary = BodyOf<typeof remoteDeskEndpoints.endCanary>;

@Controller()
export class RemotesDeskController {
  constructor(
    private readonly status: RemoteStatusService,
    private readonly releases: ReleasesService,
    private readonly previews: PreviewsService,
    private readonly areas: AreaDeskService,
  ) {}

  @Handle(remoteDeskEndpoints.list)
  list(): Promise<RemoteStatus[]> {
    return this.status.list();
  }

  @Handle(remoteDeskEndpoints.registerArea)
  register(@CurrentActor() actor: Actor, @ValidBody() body: RegisterArea): Promise<RemoteStatus> {
    return this.areas.register(actor, body);
  }

  @Handle(remoteDeskEndpoints.removeArea)
  remove(@CurrentActor() actor: Actor, @Param('remote') remote: string): Promise<void> {
    return this.areas.remove(actor, remote);
  }

  @Handle(remoteDeskEndpoints.history)
  history(@Param('remote') remote: string): Promise<RemoteChange[]> {
    return this.status.history(remote);
  }

  @Handle(remoteDeskEndpoints.activate)
  activate(@CurrentActor() actor: Actor, @Param('remote') remote: string, @ValidBody() body: Activate): Promise<RemoteStatus> {
    return this.releases.activate(actor, remote, body);
  }

  @Handle(remoteDeskEndpoints.rollback)
  rollBack(@CurrentActor() actor: Actor, @Param('remote') remote: string, @ValidBody() body: Rollback): Promise<RemoteStatus> {
    return this.releases.rollBack(actor, remote, body);
  }

  @Handle(remoteDeskEndpoints.startCanary)
  startCanary(@CurrentActor() actor: Actor, @Param('remote') remote: string, @ValidBody() body: StartCanary): Promise<RemoteStatus> {
    return this.releases.activate(actor, remote, body);
  }

  @Handle(remoteDeskEndpoints.endCanary)
  endCanary(@CurrentActor() actor: Actor, @Param('remote') remote: string, @ValidBody() body: EndCanary): Promise<RemoteStatus> {
    return this.releases.endCanary(actor, remote, body);
  }

  @Handle(remoteDeskEndpoints.previewLink)
  previewLink(@Param() { remote, release }: Record<'remote' | 'release', string>): Promise<{ path: string; expiresAt: string }> {
    return this.previews.link(remote, release);
  }
}
