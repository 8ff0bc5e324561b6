import type { Remote } from '@sannidhi/contracts';
import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, TextColumn } from '../../platform/database/columns.ts';

/** Which releases of a remote are in use: the only thing about remotes that ever changes. */
@Entity('remote_states')
export class RemoteState {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  remote: Remote;

  /** Increases with each change; a change names the revision it saw. */
  @IntegerColumn()
  revision: number;

  /** Null while the build from the installation is in use. */
  @TextColumn(16, { nullable: true })
  activeRelease: string | null;

  @TextColumn(16, { nullable: true })
  previousRelease: string | null;

  /** What ran before the previous release, newest first: a rollback goes back one by one. */
  @JsonColumn({ nullable: true })
  earlierReleases: string[] | null;

  /** When the active release became active; null if that was before it was recorded. */
  @InstantColumn({ nullable: true })
  activatedAt: Date | null;

  @TextColumn(16, { nullable: true })
  canaryRelease: string | null;

  /** 0 without a canary. */
  @IntegerColumn()
  canaryPercent: number;

  @InstantColumn({ nullable: true })
  canaryStartedAt: Date | null;
}
