import type { VolunteerRequirement } from '@sannidhi/contracts';
import { Entity } from 'typeorm';
import {
  BooleanColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  LocalDateColumn,
  LongTextColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** What a temple needs hands for. */
@Entity('volunteer_opportunities')
export class VolunteerOpportunityRow extends TenantEntity {
  @TextColumn(120)
  title: string;

  @LongTextColumn()
  description: string;

  @TextColumn(120)
  placeName: string;

  @JsonColumn()
  skills: string[];

  @JsonColumn()
  requirements: VolunteerRequirement[];

  @IntegerColumn()
  minimumAge: number;

  @BooleanColumn()
  needsReview: boolean;

  @BooleanColumn()
  takesTrainees: boolean;

  @BooleanColumn()
  isPublished: boolean;

  /** On the temple's clocks, as entered. */
  @LocalDateColumn({ nullable: true })
  opensOn: string | null;

  @TextColumn(5)
  opensTime: string;

  /** The same as an instant. */
  @InstantColumn({ nullable: true })
  opensAt: Date | null;

  @InstantColumn()
  createdAt: Date;
}
