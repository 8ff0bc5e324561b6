import { Injectable } from '@nestjs/common';
import { type BodyOf, isFreePrefix, type Remote, type RemoteStatus, type remoteDeskEndpoints, remoteNamed } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { ReleaseStore } from '../../platform/storage/release-store.ts';
import { Audit } from '../audit/audit.ts';
import { DeployTokenRow } from './deploy-token.entity.ts';
import { KnownAreas } from './known-areas.ts';
import { PublishedRelease } from './published-release.entity.ts';
import { RegisteredAreaRow } from './registered-area.entity.ts';
import { RemoteLoad } from './remote-load.entity.ts';
import { RemoteRegistry } from './remote-registry.service.ts';
import { RemoteStates } from './remote-states.ts';
import { RemoteStatusService } from './remote-status.service.ts';
import { RemoteUpload } from './remote-upload.entity.ts';

/** Areas that operators add and remove while the platform runs. */
@Injectable()
export class AreaDeskService {
  constructor(
    private readonly database: Database,
    private readonly store: ReleaseStore,
    private readonly areas: KnownAreas,
    private readonly states: RemoteStates,
    private readonly registry: RemoteRegistry,
    private readonly status: RemoteStatusService,
    private readonly audit: Audit,
  ) {}

  /** Adds an area with nothing in it: its team's first release opens it. Throws `area-name-taken` and `area-prefix-taken`. */
  async register(
    actor: Actor,
    { remote, role, prefix, title, titleHi }: BodyOf<typeof remoteDeskEndpoints.registerArea>,
  ): Promise<RemoteStatus> {
    await this.areas.read();
    if (remoteNamed(remote)) throw new DomainError('area-name-taken');
    if (!isFreePrefix(prefix)) throw new DomainError('area-prefix-taken');
    const row: RegisteredAreaRow = { remote: remote as Remote, role, prefix, title, titleHi, registeredAt: new Date() };
    await this.database.transaction(async (tx) => {
      // Two operators at once: the keys decide.
      if (!(await insertOnce(tx, RegisteredAreaRow, row))) throw new DomainError('area-prefix-taken');
      await this.states.startOver(tx, row.remote);
      await this.record(tx, actor, row.remote, 'remote.registered', `${prefix} · ${title}`);
    });
    this.registry.forget();
    return this.status.of(remote);
  }

  /**
   * Removes a registered area with its releases, files and tokens; only the record of who did what remains. Throws `not-found` for an
   * installed one.
   */
  async remove(actor: Actor, name: string): Promise<void> {
    const remote = await this.areas.named(name);
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.delete(RegisteredAreaRow, { remote });
      if (!affected) throw new DomainError('not-found');
      for (const rows of [PublishedRelease, RemoteUpload, RemoteLoad, DeployTokenRow]) await tx.delete(rows, { remote });
      await this.states.startOver(tx, remote);
      await this.record(tx, actor, remote, 'remote.removed', '');
    });
    this.registry.forget();
    await this.areas.read();
    await this.store.removeAll(remote);
  }

  private record(tx: EntityManager, actor: Actor, remote: Remote, action: 'remote.registered' | 'remote.removed', note: string) {
    return this.audit.record(tx, { actor, templeId: null, action, subject: { kind: 'remote', id: remote }, note });
  }
}
