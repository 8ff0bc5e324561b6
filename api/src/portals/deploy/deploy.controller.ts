import type { Readable } from 'node:stream';
import { Controller, Headers, Param } from '@nestjs/common';
import { type BodyOf, deployEndpoints, RELEASE_FILE_LIMIT_BYTES, type RemoteStatus } from '@sannidhi/contracts';
import { ReleasesService } from '../../domain/remotes/releases.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

type Publish = BodyOf<typeof deployEndpoints.publish>;
type Activate = BodyOf<typeof deployEndpoints.activate>;
type Rollback = BodyOf<typeof deployEndpoints.rollback>;

@Controller()
export class DeployController {
  constructor(private readonly releases: ReleasesService) {}

  @Handle(deployEndpoints.status)
  status(@CurrentActor() actor: Actor, @Param('remote') remote: string): Promise<RemoteStatus> {
    return this.releases.own(actor, remote);
  }

  @Handle(deployEndpoints.upload)
  upload(
    @CurrentActor() actor: Actor,
    @Param() { remote, release, file }: Record<'remote' | 'release' | 'file', string>,
    @ValidBody() content: Readable,
    @Headers('content-length') announced: string | undefined,
  ): Promise<void> {
    // A chunked upload without a length counts as the largest allowed file.
    return this.releases.receive(actor, remote, { release, file, content, bytes: Number(announced ?? RELEASE_FILE_LIMIT_BYTES) });
  }

  @Handle(deployEndpoints.publish)
  publish(@CurrentActor() actor: Actor, @Param('remote') remote: string, @ValidBody() body: Publish): Promise<RemoteStatus> {
    return this.releases.publish(actor, remote, body);
  }

  @Handle(deployEndpoints.activate)
  activate(@CurrentActor() actor: Actor, @Param('remote') remote: string, @ValidBody() body: Activate): Promise<RemoteStatus> {
    return this.releases.activate(actor, remote, body);
  }

  @Handle(deployEndpoints.rollback)
  rollBack(@CurrentActor() actor: Actor, @Param('remote') remote: string, @ValidBody() body: Rollback): Promise<RemoteStatus> {
    return this.releases.rollBack(actor, remote, body);
  }
}
