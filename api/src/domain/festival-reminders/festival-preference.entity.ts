import type { FestivalPreferencesValues, PANCHANGA_TRADITIONS } from '@sannidhi/contracts';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, JsonColumn, LocalDateColumn, TextColumn } from '../../platform/database/columns.ts';

/** A devotee's preferences for festival reminders, and when the next daily turn is due. */
@Entity('festival_preferences')
@Index('ix_festival_preferences_next', ['nextAt'])
export class FestivalPreferenceRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @BooleanColumn()
  email: boolean;

  @BooleanColumn()
  inApp: boolean;

  /** A city in the gazetteer; null is the home temple. */
  @TextColumn(80, { nullable: true })
  city: string | null;

  /** Null: both. */
  @TextColumn(12, { nullable: true })
  tradition: (typeof PANCHANGA_TRADITIONS)[number] | null;

  @JsonColumn()
  regions: FestivalPreferencesValues['regions'];

  @JsonColumn()
  kinds: FestivalPreferencesValues['kinds'];

  /** 0–23 in the place's local time, as are the quiet hours. */
  @IntegerColumn()
  hour: number;

  @IntegerColumn()
  daysBefore: number;

  @IntegerColumn()
  quietFrom: number;

  @IntegerColumn()
  quietTo: number;

  @TextColumn(2)
  language: FestivalPreferencesValues['language'];

  /** The civil date of the next turn, and the instant of its hour; null while reminders are off. */
  @LocalDateColumn({ nullable: true })
  nextOn: string | null;

  @InstantColumn({ nullable: true })
  nextAt: Date | null;

  @InstantColumn()
  updatedAt: Date;
}
