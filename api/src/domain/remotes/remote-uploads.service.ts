import { Injectable, type OnModuleInit } from '@nestjs/common';
import { REMOTE_QUOTA, type Remote, UPLOAD_KEPT_MINUTES } from '@sannidhi/contracts';
import { type EntityManager, LessThan } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { ReleaseStore, UPLOAD_LIMIT_MS } from '../../platform/storage/release-store.ts';
import { RemoteStates } from './remote-states.ts';
import { RemoteUpload } from './remote-upload.entity.ts';

const SWEEP_SECONDS = 10 * 60;
const MINUTE_MS = 60_000;
/** Every stored release, and every one being uploaded. */
const HELD = `SELECT COUNT(DISTINCT releaseName) AS releases, SUM(bytes) AS bytes, SUM(isUpload) AS files FROM (
  SELECT releaseName, bytes, 1 AS isUpload FROM remote_uploads WHERE remote = ?
  UNION ALL SELECT releaseName, bytes, 0 FROM remote_releases WHERE remote = ? AND filesRemovedAt IS NULL
) AS held`;

type Sum = number | string | null;

/** What remotes store on the platform, and what their teams upload: each remote has its quota and no more. */
@Injectable()
export class RemoteUploads implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly states: RemoteStates,
    private readonly store: ReleaseStore,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('remotes: uploads nobody published', SWEEP_SECONDS, () => this.sweep());
  }

  /** Counts a file's bytes, then receives it with `receive`; one that fails no longer counts. Throws `release-quota`. */
  async count(remote: Remote, releaseName: string, bytes: number, receive: () => Promise<void>): Promise<void> {
    const id = newId();
    await this.states.alone(remote, async (tx) => {
      await insertRow(tx, RemoteUpload, { id, remote, releaseName, bytes, at: new Date() });
      await refuseAboveQuota(tx, remote);
    });
    try {
      await receive();
    } catch (error) {
      await this.database.transaction((tx) => tx.delete(RemoteUpload, { id }));
      throw error;
    }
  }

  /** Deletes files that were sent an hour ago and never published. They count as long as they are there. */
  async sweep(now = new Date()): Promise<void> {
    const before = now.getTime() - UPLOAD_KEPT_MINUTES * MINUTE_MS;
    await this.store.forgetReceived(new Date(before));
    await this.database.transaction((tx) => tx.delete(RemoteUpload, { at: LessThan(new Date(before - UPLOAD_LIMIT_MS)) }));
  }
}

async function refuseAboveQuota(tx: EntityManager, remote: Remote): Promise<void> {
  const [held]: Record<keyof typeof REMOTE_QUOTA, Sum>[] = await tx.query(HELD, [remote, remote]);
  const isAbove = (what: keyof typeof REMOTE_QUOTA) => toSafeInteger(held?.[what]) > REMOTE_QUOTA[what];
  if (isAbove('releases') || isAbove('bytes') || isAbove('files')) throw new DomainError('release-quota');
}
