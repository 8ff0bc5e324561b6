import type { FamilyMemberDetails, FamilyRelation } from '@sannidhi/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, LocalDateColumn, TextColumn } from '../../platform/database/columns.ts';

const OPTIONAL = { nullable: true };

/** A member of a devotee's household; visible to that account only. Null means unknown. */
@Entity('family_members')
export class FamilyMemberRow implements FamilyMemberDetails {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @IdColumn()
  id: string;

  @TextColumn(120)
  name: string;

  @TextColumn(20)
  relation: FamilyRelation;

  @TextColumn(80, OPTIONAL)
  gotra: string | null;

  /** How the priest pronounces the name. */
  @TextColumn(200, OPTIONAL)
  pronunciation: string | null;

  /** The name in an Indian script, as the family writes it. */
  @TextColumn(120, OPTIONAL)
  spelling: string | null;

  @LocalDateColumn(OPTIONAL)
  birthDate: string | null;

  /** `HH:MM` in the birthplace's local time. */
  @TextColumn(5, OPTIONAL)
  birthTime: string | null;

  /** A city in the gazetteer; the four columns after it are copied from it, or were typed by hand. */
  @TextColumn(80, OPTIONAL)
  birthCity: string | null;

  @TextColumn(120, OPTIONAL)
  birthPlaceName: string | null;

  @Column({ type: 'double', nullable: true })
  birthLatitude: number | null;

  @Column({ type: 'double', nullable: true })
  birthLongitude: number | null;

  @TextColumn(60, OPTIONAL)
  birthTimeZone: string | null;

  /** 1–27, as the family knows it. */
  @IntegerColumn(OPTIONAL)
  nakshatra: number | null;

  @IntegerColumn(OPTIONAL)
  pada: number | null;

  /** 1–12, as the family knows it. */
  @IntegerColumn(OPTIONAL)
  rashi: number | null;

  @LocalDateColumn(OPTIONAL)
  deathDate: string | null;

  @TextColumn(5, OPTIONAL)
  deathTime: string | null;

  @TextColumn(80, OPTIONAL)
  deathCity: string | null;

  /** 1–30, as the family observes it. */
  @IntegerColumn(OPTIONAL)
  shraddhaTithi: number | null;

  /** Amanta month, 1 Chaitra … 12. */
  @IntegerColumn(OPTIONAL)
  shraddhaMonth: number | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}
