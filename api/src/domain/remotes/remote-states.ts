import { Injectable } from '@nestjs/common';
import type { AuditAction, Remote } from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { PublishedRelease } from './published-release.entity.ts';
import { RemoteState } from './remote-state.entity.ts';

/** Other publishes may win a few times in a row. */
const MAX_TRIES = 5;

type Releases = Omit<RemoteState, 'remote' | 'revision'>;

/** How a change appears in the history. */
export interface StateChange {
  actor: Actor;
  action: Extract<AuditAction, `remote.${string}`>;
  note: string;
  /** Runs in the same transaction once the state has changed. */
  afterwards?: (tx: EntityManager) => Promise<void>;
}

/** Nothing published yet. */
const FRESH: Releases = {
  activeRelease: null,
  previousRelease: null,
  earlierReleases: null,
  activatedAt: null,
  canaryRelease: null,
  canaryPercent: 0,
  canaryStartedAt: null,
};
const CHANGE = `UPDATE remote_states
  SET activeRelease = ?, previousRelease = ?, earlierReleases = ?, activatedAt = ?, canaryRelease = ?, canaryPercent = ?, canaryStartedAt = ?, revision = revision + 1
  WHERE remote = ? AND revision = ?`;
/** Changes nothing; on both databases, the second caller waits for the first. */
const HOLD = 'UPDATE remote_states SET revision = revision WHERE remote = ?';
const NOTE_USE = 'UPDATE remote_releases SET lastUsedAt = ? WHERE remote = ? AND releaseName IN (?, ?, ?)';

/** Moves a remote from one release to another: one statement that names the state it saw, with its audit entry. */
@Injectable()
export class RemoteStates {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** The remote's state; a remote with nothing published has a fresh one. */
  async of(remote: Remote): Promise<RemoteState> {
    return (await this.database.reader.findOneBy(RemoteState, { remote })) ?? { remote, revision: 0, ...FRESH };
  }

  async all(): Promise<RemoteState[]> {
    return this.database.reader.find(RemoteState);
  }

  /** The remote's releases that could run: their files weren't removed. */
  async stored(remote: Remote): Promise<ReadonlySet<string>> {
    const rows = await this.database.reader
      .createQueryBuilder(PublishedRelease, 'one')
      .select('one.releaseName', 'releaseName')
      .where({ remote, filesRemovedAt: IsNull() })
      .getRawMany<Pick<PublishedRelease, 'releaseName'>>();
    return new Set(rows.map(({ releaseName }) => releaseName));
  }

  /**
   * Applies `next` to the current state, however many change it at once. `next` may refuse with a `DomainError`, or return undefined if
   * there is nothing to change. Throws `state-conflict` if others keep winning.
   */
  async change(remote: Remote, change: StateChange, next: (state: RemoteState) => Partial<Releases> | undefined): Promise<void> {
    for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
      if (await this.database.transaction((tx) => this.attempt(tx, remote, change, next))) return;
    }
    throw new DomainError('state-conflict');
  }

  /** Runs `work` in a transaction exclusively for the remote, across all processes: its totals are right until it commits. */
  async alone<Result>(remote: Remote, work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    await this.database.transaction((tx) => insertOnce(tx, RemoteState, { remote, revision: 0, ...FRESH }));
    return this.database.transaction(async (tx) => {
      await execute(tx, HOLD, [remote]);
      return work(tx);
    });
  }

  /** Nothing published, as on the first day; browsers learn of it because the revision only ever rises. */
  async startOver(tx: EntityManager, remote: Remote): Promise<void> {
    await insertOnce(tx, RemoteState, { remote, revision: 0, ...FRESH });
    await tx.update(RemoteState, { remote }, { ...FRESH, revision: () => 'revision + 1' });
  }

  private async attempt(
    tx: EntityManager,
    remote: Remote,
    { actor, action, note, afterwards }: StateChange,
    next: (state: RemoteState) => Partial<Releases> | undefined,
  ): Promise<boolean> {
    await insertOnce(tx, RemoteState, { remote, revision: 0, ...FRESH });
    const before = await tx.findOneByOrFail(RemoteState, { remote });
    const changed = next(before);
    if (!changed) return true;
    const after = { ...before, ...changed };
    const sequence = [after.activeRelease, after.previousRelease, JSON.stringify(after.earlierReleases ?? []), after.activatedAt];
    const values = [...sequence, after.canaryRelease, after.canaryPercent, after.canaryStartedAt];
    if ((await execute(tx, CHANGE, [...values, remote, before.revision])) === 0) return false;
    await execute(tx, NOTE_USE, [new Date(), remote, before.activeRelease, before.previousRelease, before.canaryRelease]);
    await this.audit.record(tx, {
      actor,
      templeId: null,
      action,
      subject: { kind: 'remote', id: remote },
      before: facts(before),
      after: facts(after),
      note,
    });
    await afterwards?.(tx);
    return true;
  }
}

const facts = ({ activeRelease, canaryRelease, canaryPercent }: Releases) => ({ activeRelease, canaryRelease, canaryPercent });
