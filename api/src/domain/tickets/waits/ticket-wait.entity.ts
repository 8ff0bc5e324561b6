import type { Language, TicketPerson, TicketWaitStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

/** A party that waits for places at a date, or for the temple's approval. */
@Entity('ticket_waits')
@Index('ix_ticket_waits_line', ['templeId', 'occurrenceId', 'status', 'turn', 'id'])
@Index('ix_ticket_waits_status', ['templeId', 'status', 'id'])
@Index('ux_ticket_waits_open', ['openKey'], { unique: true })
@Index('ix_ticket_waits_offers', ['status', 'offeredUntil'])
@Index('ix_ticket_waits_account', ['accountId', 'id'])
export class TicketWaitRow extends TenantEntity {
  @RefColumn()
  occurrenceId: string;

  /** Null for a guest: the phone they proved is theirs. */
  @RefColumn({ nullable: true })
  accountId: string | null;

  /** E.164, of a guest; null for an account, which is known by its own. */
  @TextColumn(16, { nullable: true })
  phone: string | null;

  @TextColumn(254, { nullable: true })
  email: string | null;

  /** Of the page on which a guest joined. */
  @TextColumn(2, { nullable: true })
  language: Language | null;

  @TextColumn(120)
  bookedBy: string;

  @TextColumn(10)
  status: TicketWaitStatus;

  /** `<date>:<account or phone>` while it waits, was offered places or asks for approval: nobody waits twice. */
  @TextColumn(80, { nullable: true })
  openKey: string | null;

  /** 0 for who paid and found no place, 1 for everybody else: within it, by their ids. */
  @IntegerColumn()
  turn: number;

  /** The filled-in form. */
  @JsonColumn()
  people: TicketPerson[];

  @IntegerColumn()
  peopleCount: number;

  /** It takes the places there are if there aren't enough for all of it. Null where it wasn't asked yet. */
  @BooleanColumn({ nullable: true })
  takesFewer: boolean | null;

  /** Whom of them the latest offer is for; null for all. */
  @JsonColumn({ nullable: true })
  offeredPeople: TicketPerson[] | null;

  /** How many of them have been put into the cart since the offer was accepted. */
  @IntegerColumn()
  claimed: number;

  /** The temple agreed, where its approval is needed. */
  @BooleanColumn()
  isApproved: boolean;

  @InstantColumn({ nullable: true })
  offeredUntil: Date | null;

  @InstantColumn()
  createdAt: Date;
}
