import type { LineKind, PlanRule, PlanRuleKind, PlanStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  CentsColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  LocalDateColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** Where tithi and nakshatra are looked at from. */
export interface PlanPlace {
  name: string;
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** What a devotee gives again and again. Its dates follow from rule, start and number; what became of each is in `PlanOccurrence`. */
@Entity('recurring_plans')
@Index('ix_recurring_plans_next', ['nextAt', 'id'])
@Index('ix_recurring_plans_owner', ['accountId', 'id'])
@Index('ix_recurring_plans_status', ['templeId', 'status', 'id'])
@Index('ix_recurring_plans_card', ['templeId', 'cardId'])
@Index('ux_recurring_plans_repeat', ['templeId', 'repeatKey'], { unique: true })
export class RecurringPlan extends TenantEntity {
  /** Null once the account is gone. */
  @RefColumn({ nullable: true })
  accountId: string | null;

  @TextColumn(12)
  status: PlanStatus;

  /** Paused until its first card is there. */
  @BooleanColumn()
  waitsForCard: boolean;

  /** The kind of line it buys, where that isn't a gift. */
  @TextColumn(12, { nullable: true })
  sells: LineKind | null;

  /** How many days before its date it is charged: a pooja is booked ahead. */
  @IntegerColumn({ nullable: true })
  leadDays: number | null;

  /** The booking it repeats and by which rule (`repeatKeyOf`), so that no other plan does the same; null for a gift, and once its rule is changed. */
  @TextColumn(90, { nullable: true })
  repeatKey: string | null;

  @TextColumn(254, { nullable: true })
  email: string | null;

  @TextColumn(120, { nullable: true })
  legalName: string | null;

  @BooleanColumn()
  anonymous: boolean;

  @TextColumn(12)
  ruleKind: PlanRuleKind;

  @JsonColumn()
  rule: PlanRule;

  /** The donor's IANA zone. */
  @TextColumn(60)
  timeZone: string;

  @JsonColumn()
  place: PlanPlace;

  /** Where the dates are counted from, and the number of the first: a changed day starts them over. */
  @LocalDateColumn()
  startsOn: string;

  @IntegerColumn()
  firstN: number;

  @IntegerColumn({ nullable: true })
  endsAfter: number | null;

  @LocalDateColumn({ nullable: true })
  endsOn: string | null;

  /** The next date nobody has written down: its number, and, while the plan goes on and has one, its day and instant. */
  @IntegerColumn()
  nextN: number;

  @LocalDateColumn({ nullable: true })
  nextOn: string | null;

  @InstantColumn({ nullable: true })
  nextAt: Date | null;

  @BooleanColumn()
  coverFees: boolean;

  /** What one date charges, the covered fee included. */
  @CentsColumn()
  totalCents: number;

  /** "Annadanam and 1 more" */
  @TextColumn(120)
  label: string;

  @RefColumn({ nullable: true })
  cardId: string | null;

  /** Everything the office's search looks in, in lower case. */
  @LongTextColumn()
  searchText: string;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}
