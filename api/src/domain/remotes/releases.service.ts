import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type deployEndpoints,
  messagesOf,
  RELEASE_FILE_LIMIT_BYTES,
  type Remote,
  type RemoteRelease,
  type RemoteStatus,
  type remoteDeskEndpoints,
  remoteNoun,
  satisfiesContract,
} from '@sannidhi/contracts';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { type Actor, deployerOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { ReleaseStore, releasePath, type Upload, weightOf } from '../../platform/storage/release-store.ts';
import { Audit, labelOf } from '../audit/audit.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { checkFileName, checkFiles, readManifest } from './check-release.ts';
import { afterActivating, oneStepBack } from './earlier-releases.ts';
import { InstalledReleases } from './installed-releases.ts';
import { KnownAreas } from './known-areas.ts';
import { PublishedRelease } from './published-release.entity.ts';
import { remoteNotifications } from './remote-notifications.ts';
import { RemoteRegistry } from './remote-registry.service.ts';
import { RemoteStates, type StateChange } from './remote-states.ts';
import { RemoteStatusService } from './remote-status.service.ts';
import { RemoteUpload } from './remote-upload.entity.ts';
import { RemoteUploads } from './remote-uploads.service.ts';

const say = messagesOf(remoteNoun);

type Publish = BodyOf<typeof deployEndpoints.publish>;
type Activate = BodyOf<typeof deployEndpoints.activate>;
type Rollback = BodyOf<typeof deployEndpoints.rollback>;
type EndCanary = BodyOf<typeof remoteDeskEndpoints.endCanary>;

/** A file being sent: where to, and its content with its size. */
interface SentFile extends Upload {
  release: string;
  file: string;
}

/** A release's size, and until when its files were received. */
interface TakenOver {
  bytes: number;
  until: Date;
}

/** Publishing, promoting and rolling back: everything that changes which release a remote runs. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly database: Database,
    private readonly store: ReleaseStore,
    private readonly uploads: RemoteUploads,
    private readonly states: RemoteStates,
    private readonly installed: InstalledReleases,
    private readonly areas: KnownAreas,
    private readonly registry: RemoteRegistry,
    private readonly status: RemoteStatusService,
    private readonly audit: Audit,
    private readonly notifications: Notifications,
  ) {}

  /** The state of the tool's own remote. Throws `deploy-token-scope`. */
  async own(actor: Actor, remote: string): Promise<RemoteStatus> {
    return this.status.of(ownRemote(actor, remote));
  }

  /**
   * Receives one file of a new release. Throws `deploy-token-scope`, `not-found`, `release-file-name`, `release-file-type`,
   * `request-too-large`, `release-quota` and `release-no-room`.
   */
  async receive(actor: Actor, remote: string, { release, file, ...upload }: SentFile): Promise<void> {
    const own = ownRemote(actor, remote);
    releasePath(own, release);
    checkFileName(file);
    if (upload.bytes > RELEASE_FILE_LIMIT_BYTES) throw new DomainError('request-too-large');
    await this.uploads.count(own, release, upload.bytes, () => this.store.receive(own, release, file, upload));
  }

  /**
   * Checks what was received against its `mfe.json`, stores it, registers it, and makes it active or a canary. Publishing a release that is
   * already registered only activates it. A refusal gives its reason and changes nothing.
   */
  async publish(actor: Actor, remote: string, { manifest, activate, sharePercent, reason }: Publish): Promise<RemoteStatus> {
    const own = await this.areas.named(ownRemote(actor, remote));
    const release = readManifest(own, manifest);
    if (activate && !satisfiesContract(release.contract)) throw new DomainError('release-incompatible');
    await this.register(actor, release, await this.takeOver(own, release));
    return activate ? this.activate(actor, own, { release: release.release, sharePercent, reason }) : this.status.of(own);
  }

  /**
   * Makes a registered release active, or the canary for a percentage of browsers. Throws `not-found`, `release-gone`,
   * `release-incompatible`, and `release-active` for a canary of the active release.
   */
  async activate(actor: Actor, name: string, { release, sharePercent, reason }: Activate): Promise<RemoteStatus> {
    const remote = await this.areas.named(name);
    if (actor.kind === 'deploy') ownRemote(actor, remote);
    const row = await this.database.reader.findOneBy(PublishedRelease, { remote, releaseName: release });
    if (!row) throw new DomainError('not-found', { message: say('remote.release-unknown', { remote, release }) });
    if (row.filesRemovedAt) throw new DomainError('release-gone');
    if (!satisfiesContract(row.contract)) throw new DomainError('release-incompatible');
    const isCanary = sharePercent < 100;
    const note = [release, isCanary && `${sharePercent}%`, reason].filter(Boolean).join(' · ');
    const change: StateChange = { actor, action: isCanary ? 'remote.canary-started' : 'remote.activated', note };
    await this.states.change(remote, change, (state) => {
      const { activeRelease, canaryRelease, canaryStartedAt } = state;
      const runs = activeRelease ?? this.installed.of(remote)?.release;
      if (isCanary && runs === release) throw new DomainError('release-active');
      if (isCanary)
        return {
          canaryRelease: release,
          canaryPercent: sharePercent,
          canaryStartedAt: canaryRelease === release ? canaryStartedAt : new Date(),
        };
      if (activeRelease === release && !canaryRelease) return undefined;
      return { ...(activeRelease === release ? {} : afterActivating(state, release)), ...NO_CANARY };
    });
    this.registry.forget();
    return this.status.of(remote);
  }

  /**
   * Ends the canary if there is one, otherwise returns to the previous release; the next time to the one before that. Throws `nothing-to-roll-back`, and `state-conflict` if what
   * runs isn't what the caller is `leaving`: two operators who press at once go back one step, not two.
   */
  async rollBack(actor: Actor, name: string, { reason, leaving }: Rollback): Promise<RemoteStatus> {
    const remote = await this.areas.named(name);
    if (actor.kind === 'deploy') ownRemote(actor, remote);
    const note = [leaving, reason].filter(Boolean).join(' · ');
    const afterwards = (tx: EntityManager) => this.notifyOfRollback(tx, actor, remote, reason);
    const stored = await this.states.stored(remote);
    await this.states.change(remote, { actor, action: 'remote.rolled-back', note, afterwards }, (state) => {
      if (leaving && leaving !== (state.canaryRelease ?? state.activeRelease)) throw new DomainError('state-conflict');
      if (state.canaryRelease) return NO_CANARY;
      if (!state.activeRelease || !(state.previousRelease || this.installed.of(remote))) throw new DomainError('nothing-to-roll-back');
      return oneStepBack(state, stored);
    });
    this.registry.forget();
    return this.status.of(remote);
  }

  private notifyOfRollback(tx: EntityManager, actor: Actor, remote: Remote, reason = ''): Promise<void> {
    return this.notifications.notify(tx, remoteNotifications.kinds['rolled-back'], {
      concerned: {},
      params: { remote, by: labelOf(actor), reason },
      key: newId(),
      path: '/superadmin/remotes',
      ...(actor.kind === 'account' ? { except: actor.accountId } : {}),
    });
  }

  /** Ends this release's canary; everyone runs the active one. Throws `state-conflict` if it is no longer a canary. */
  async endCanary(actor: Actor, name: string, { release, reason }: EndCanary): Promise<RemoteStatus> {
    const remote = await this.areas.named(name);
    const note = [release, reason].filter(Boolean).join(' · ');
    await this.states.change(remote, { actor, action: 'remote.canary-stopped', note }, ({ canaryRelease }) => {
      if (canaryRelease !== release) throw new DomainError('state-conflict');
      return NO_CANARY;
    });
    this.registry.forget();
    return this.status.of(remote);
  }

  /** Stores what was received so far, unless the release is stored already, and returns its size. */
  private async takeOver(remote: Remote, manifest: RemoteRelease): Promise<TakenOver | undefined> {
    if (await this.store.has(remote, manifest.release)) return undefined;
    const until = new Date();
    const files = await this.store.received(remote, manifest.release);
    await checkFiles(manifest, files);
    await this.store.keep(remote, manifest.release, files);
    return { bytes: weightOf(files), until };
  }

  private async register(actor: Actor, manifest: RemoteRelease, taken: TakenOver | undefined): Promise<void> {
    const key = { remote: manifest.name as Remote, releaseName: manifest.release };
    const id = newId();
    await this.database.transaction(async (tx) => {
      const now = new Date();
      const facts = { contract: manifest.contract, manifest, publishedBy: labelOf(actor), publishedAt: now, lastUsedAt: now };
      await insertOnce(tx, PublishedRelease, { id, ...key, ...facts, bytes: taken?.bytes ?? null, filesRemovedAt: null });
      // Files sent for a release that is already stored stay for an hour, and count.
      if (taken) await tx.delete(RemoteUpload, { ...key, at: LessThanOrEqual(taken.until) });
      const row = await tx.findOneByOrFail(PublishedRelease, key);
      // It was here before, and its files may have been deleted since: they were just sent again.
      if (row.id !== id)
        await tx.update(PublishedRelease, key, { filesRemovedAt: null, lastUsedAt: now, ...(taken && { bytes: taken.bytes }) });
      else
        await this.audit.record(tx, {
          actor,
          templeId: null,
          action: 'remote.published',
          subject: { kind: 'remote', id: key.remote },
          note: manifest.release,
        });
    });
  }
}

const NO_CANARY = { canaryRelease: null, canaryPercent: 0, canaryStartedAt: null };

/** The remote in the path, if it is the token's own. Throws `deploy-token-scope`. */
function ownRemote(actor: Actor, remote: string): Remote {
  const own = deployerOf(actor).remote;
  if (own !== remote) throw new DomainError('deploy-token-scope');
  return own;
}
