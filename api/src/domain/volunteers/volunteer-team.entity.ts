import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** Volunteers who often serve together. */
@Entity('volunteer_teams')
@Index('ux_volunteer_teams_name', ['templeId', 'searchText'], { unique: true })
export class VolunteerTeamRow extends TenantEntity {
  @TextColumn(60)
  name: string;

  /** The name in lower case. */
  @TextColumn(60)
  searchText: string;

  @TextColumn(300)
  note: string;

  /** The volunteer on the team who leads it. */
  @RefColumn({ nullable: true })
  leadId: string | null;

  /** Its rows in `volunteer_team_members`, counted as they come and go. */
  @IntegerColumn()
  members: number;

  @InstantColumn()
  createdAt: Date;
}

/** One volunteer on one team. */
@Entity('volunteer_team_members')
@Index('ux_volunteer_team_members_person', ['templeId', 'teamId', 'volunteerId'], { unique: true })
@Index('ix_volunteer_team_members_volunteer', ['templeId', 'volunteerId'])
export class VolunteerTeamMemberRow extends TenantEntity {
  @RefColumn()
  teamId: string;

  @RefColumn()
  volunteerId: string;

  @InstantColumn()
  createdAt: Date;
}
