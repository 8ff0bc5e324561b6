import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import type { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { coordinatorNotifications, type ShiftFacts, shiftNotifications } from './volunteer-notifications.ts';
import type { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';
import type { VolunteerShiftRow } from './volunteer-shift.entity.ts';
import type { ShiftRefusal } from './volunteer-words.ts';

const PURPOSE = 'shift-answer';
/** 128 bits in hexadecimal digits. */
const SIGNATURE_LENGTH = 32;
const SHIFTS = '/devotee/volunteer?view=shifts';

/** What a message about a place needs to know. */
export interface NoticeContext {
  temple: Temple;
  opportunity: VolunteerOpportunityRow;
  shift: VolunteerShiftRow;
}

/** Notifies volunteers and coordinators, in the transaction of what happened. */
@Injectable()
export class ShiftNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly ring: KeyRing,
  ) {}

  /** A place that someone waited for, or asked for, is theirs. Its link answers without signing in. */
  placed(tx: EntityManager, context: NoticeContext, row: ShiftAssignmentRow): Promise<void> {
    return this.tell(tx, 'placed', context, row, { path: this.answerPath(row) });
  }

  /** The office asks someone to help. */
  asked(tx: EntityManager, context: NoticeContext, row: ShiftAssignmentRow): Promise<void> {
    return this.tell(tx, 'asked', context, row, { path: SHIFTS });
  }

  turnedDown(tx: EntityManager, context: NoticeContext, row: ShiftAssignmentRow, why: Why): Promise<void> {
    return this.tell(tx, 'turned-down', context, row, { path: SHIFTS, ...why });
  }

  canceled(tx: EntityManager, context: NoticeContext, row: ShiftAssignmentRow, reason: string): Promise<void> {
    return this.tell(tx, 'canceled', context, row, { path: SHIFTS, reason });
  }

  replaced(tx: EntityManager, context: NoticeContext, row: ShiftAssignmentRow): Promise<void> {
    return this.tell(tx, 'replaced', context, row, { path: SHIFTS });
  }

  /** A reminder a week or a day before, with the link that declines without signing in. */
  async reminder(tx: EntityManager, context: NoticeContext, row: ShiftAssignmentRow, on: { which: 'week' | 'day'; readerZone: string }) {
    if (!row.accountId) return;
    await this.notifications.notify(tx, shiftNotifications.kinds.reminder, {
      concerned: { accountId: row.accountId, templeId: row.templeId },
      params: { ...factsOf(context, row), readerZone: on.readerZone },
      key: `${row.id}:${on.which}`,
      path: this.answerPath(row),
      usefulUntil: context.shift.startsAt,
    });
  }

  /** A sign-up waits for the coordinators. */
  async requested(tx: EntityManager, context: NoticeContext, row: ShiftAssignmentRow): Promise<void> {
    await this.notifications.notify(tx, coordinatorNotifications.kinds.requested, {
      concerned: { templeId: row.templeId },
      params: factsOf(context, row),
      key: row.id,
      path: '/temple-admin/volunteer-management?view=sign-ups',
    });
  }

  /** Someone declined: whichever way it came, the coordinators read why. */
  async declined(
    tx: EntityManager,
    context: NoticeContext,
    row: ShiftAssignmentRow,
    by: { reason: string; except?: string },
  ): Promise<void> {
    await this.notifications.notify(tx, coordinatorNotifications.kinds.declined, {
      concerned: { templeId: row.templeId },
      params: { ...factsOf(context, row), reason: by.reason },
      key: `${row.id}:${row.changedAt.getTime()}`,
      path: `/temple-admin/volunteer-management?shift=${row.shiftId}`,
      ...(by.except ? { except: by.except } : {}),
    });
  }

  /** The page that answers for a place without signing in. */
  answerPath({ templeId, id }: Pick<ShiftAssignmentRow, 'templeId' | 'id'>): string {
    const value = `${templeId}.${id}`;
    return `/devotee/volunteer/answer/${value}.${this.ring.hash(PURPOSE, value).slice(0, SIGNATURE_LENGTH)}`;
  }

  /** The place that a token answers for, or null. */
  placeOf(token: string): { templeId: string; id: string } | null {
    const [templeId = '', id = '', signature = ''] = token.split('.');
    return this.ring.matches(PURPOSE, `${templeId}.${id}`, signature, SIGNATURE_LENGTH) ? { templeId, id } : null;
  }

  private async tell(
    tx: EntityManager,
    kind: 'placed' | 'asked' | 'turned-down' | 'canceled' | 'replaced',
    context: NoticeContext,
    row: ShiftAssignmentRow,
    { path, reason = '', refusal = null }: { path: string } & Partial<Why>,
  ): Promise<void> {
    if (!row.accountId) return;
    await this.notifications.notify(tx, shiftNotifications.kinds[kind], {
      concerned: { accountId: row.accountId, templeId: row.templeId },
      params: { ...factsOf(context, row), reason, refusal },
      key: `${row.id}:${row.changedAt.getTime()}`,
      path,
    });
  }
}

/** What a person wrote, or a reason that has a code. */
type Why = { reason: string; refusal?: ShiftRefusal | null };

const factsOf = ({ temple, opportunity, shift }: NoticeContext, { name }: ShiftAssignmentRow): ShiftFacts => ({
  shift: opportunity.title,
  temple: temple.name,
  name,
  startsAt: shift.startsAt.toISOString(),
  timeZone: shift.timeZone,
});
