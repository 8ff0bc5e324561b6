import type { ResourceKind } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, JsonColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A hall, shrine, kitchen or vehicle. Never deleted: its uses stay. Fields are documented at `resourceSchema`. */
@Entity('resources')
@Index('ux_resources_name', ['templeId', 'name'], { unique: true })
export class ResourceRow extends TenantEntity {
  @TextColumn(80)
  name: string;

  @TextColumn(10)
  kind: ResourceKind;

  @IntegerColumn({ nullable: true })
  capacity: number | null;

  /** `HH:MM` on the temple's clocks. */
  @TextColumn(5)
  opensAt: string;

  @TextColumn(5)
  closesAt: string;

  @JsonColumn()
  closedDays: number[];

  @BooleanColumn()
  needsApproval: boolean;

  @IntegerColumn()
  setupMinutes: number;

  @IntegerColumn()
  teardownMinutes: number;

  @JsonColumn()
  serviceIds: string[];

  @BooleanColumn()
  active: boolean;

  /** Counts its changes and those of its uses: who raises it has the resource until the transaction ends. */
  @IntegerColumn()
  version: number;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}
