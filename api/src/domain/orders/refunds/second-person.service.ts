import { Injectable } from '@nestjs/common';
import { isPreset, messagesOf, type Permission, staffRoleNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { StaffActor } from '../../../platform/auth/actor.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { StaffService } from '../../staff/staff.service.ts';
import type { StaffMember } from '../../staff/staff-member.entity.ts';
import { Order } from '../order.entity.ts';
import type { OrderKey } from '../places/line-holds.ts';
import { namesOfStaff } from '../staff-names.ts';

const say = messagesOf(staffRoleNoun);
/** What is said to the person who recorded it. */
const SENTENCES = {
  refund: 'staff-role.own-refund',
  gift: 'staff-role.own-given-refund',
  correction: 'staff-role.own-correction',
  'hand-out': 'staff-role.own-hand-out',
} as const;

interface Undoing {
  kind: keyof typeof SENTENCES;
  permission: Permission;
  cents: number;
}

/** The platform's own roles are whole; one that a temple composed, or two together, may record and refund alone. */
const isWholeRole = ({ staffRole, alsoRole }: StaffMember): boolean => isPreset(staffRole) && alsoRole === null;

/** Money that somebody recorded by hand takes a second person to undo where a composed role would let them do both. */
@Injectable()
export class SecondPerson {
  constructor(private readonly staff: StaffService) {}

  /** Throws `own-entry` where the actor recorded the order by hand and somebody else on the staff could undo it. */
  async assert(tx: EntityManager, actor: StaffActor, { templeId, id }: OrderKey, { kind, permission, cents }: Undoing): Promise<void> {
    const { recordedById, refundHeldCents } = found(await tx.findOneBy(Order, { templeId, id }));
    if (recordedById !== actor.accountId) return;
    const able = await this.staff.whoMay(tx, templeId, permission, refundHeldCents + cents);
    const mine = able.find(({ accountId }) => accountId === actor.accountId);
    const others = able.filter((member) => member !== mine);
    if (others.length === 0 || (mine && isWholeRole(mine))) return;
    throw new DomainError('own-entry', { message: say(SENTENCES[kind], { people: await namesOfStaff(tx, others) }) });
  }
}
