import type { VolunteerRequirement } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  InstantColumn,
  JsonColumn,
  LocalDateColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A person as one temple knows them. */
@Entity('volunteers')
@Index('ux_volunteers_person', ['templeId', 'personId'], { unique: true })
@Index('ix_volunteers_name', ['templeId', 'searchText', 'id'])
@Index('ix_volunteers_account', ['accountId'])
export class VolunteerRow extends TenantEntity {
  @RefColumn()
  personId: string;

  /** Who signs them up; null once the account is deleted. */
  @RefColumn({ nullable: true })
  accountId: string | null;

  @BooleanColumn()
  isFamilyMember: boolean;

  @TextColumn(120)
  name: string;

  /** The name in lower case. */
  @TextColumn(120)
  searchText: string;

  /** What the temple knows they can do. */
  @JsonColumn()
  skills: string[];

  @LongTextColumn()
  note: string;

  @InstantColumn()
  createdAt: Date;
}

/** A requirement that a volunteer meets at one temple. */
@Entity('volunteer_requirements')
@Index('ux_volunteer_requirements_kind', ['templeId', 'volunteerId', 'kind'], { unique: true })
export class VolunteerRequirementRow extends TenantEntity {
  @RefColumn()
  volunteerId: string;

  @TextColumn(20)
  kind: VolunteerRequirement;

  /** The last day it counts. */
  @LocalDateColumn({ nullable: true })
  expiresOn: string | null;

  @InstantColumn()
  recordedAt: Date;
}
