import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** What a calendar address shows. */
export const CALENDARS = ['priest', 'bookings'] as const;
export type CalendarKind = (typeof CALENDARS)[number];

/**
 * The secret address of one of an account's calendars. Its token is stored sealed, so its owner can see it again while a copy of the table
 * reveals nothing; it is found by its hash.
 */
@Entity('calendar_links')
@Index('ux_calendar_links_owner', ['accountId', 'calendar'], { unique: true })
@Index('ux_calendar_links_token', ['tokenHash'], { unique: true })
export class CalendarLinkRow {
  @IdColumn()
  id: string;

  @RefColumn()
  accountId: string;

  @TextColumn(10)
  calendar: CalendarKind;

  /** See `KeyRing.seal`. */
  @TextColumn(200)
  sealedToken: string;

  @TextColumn(64)
  tokenHash: string;

  @InstantColumn()
  createdAt: Date;
}
