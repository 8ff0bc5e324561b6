import type { Remote, RemoteRelease } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, JsonColumn, TextColumn } from '../../platform/database/columns.ts';

/** A registered release. Its content never changes: the name is the digest of its files. */
@Entity('remote_releases')
@Index('ux_remote_releases_name', ['remote', 'releaseName'], { unique: true })
export class PublishedRelease {
  @IdColumn()
  id: string;

  @TextColumn(40)
  remote: Remote;

  @TextColumn(16)
  releaseName: string;

  @TextColumn(40)
  contract: string;

  /** Its `mfe.json`, checked when it was published. */
  @JsonColumn()
  manifest: RemoteRelease;

  @TextColumn(120)
  publishedBy: string;

  @InstantColumn()
  publishedAt: Date;

  /** When it was last active, a canary or the rollback target: its files are kept from then on. */
  @InstantColumn()
  lastUsedAt: Date;

  /** The size of its files; null for those published before this was recorded. */
  @IntegerColumn({ nullable: true })
  bytes: number | null;

  @InstantColumn({ nullable: true })
  filesRemovedAt: Date | null;
}
