import { Injectable } from '@nestjs/common';
import { limitOf, messagesOf, type Permission, staffRoleNoun } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { StaffActor } from '../../platform/auth/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Account } from '../accounts/account.entity.ts';
import { StaffService } from '../staff/staff.service.ts';

const say = messagesOf(staffRoleNoun);
/** Permissions that refund, and what is said above their limit. */
const SENTENCES = {
  'donations:refund': 'staff-role.refund-limit',
  'bookings:cancel': 'staff-role.cancel-limit',
  'tickets:cancel': 'staff-role.cancel-limit',
} as const satisfies Partial<Record<Permission, string>>;
/** Enough to ask somebody. */
const NAMED = 3;

type Refunding = keyof typeof SENTENCES;

/** How much of an order a member of staff may refund in all, and the sentence above that limit. */
export interface RefundLimit {
  limitCents: number;
  beyond: (tx: EntityManager) => Promise<DomainError>;
}

/** Up to which amount somebody's role lets them refund, and who can refund more. */
@Injectable()
export class StaffRefundLimits {
  constructor(private readonly staff: StaffService) {}

  /** The limit of a role for all that goes back of one order; nothing for roles without one. */
  of(actor: StaffActor, permission: Refunding = 'donations:refund'): Partial<RefundLimit> {
    const cents = limitOf(actor.limits, permission);
    return cents === undefined ? {} : { limitCents: cents, beyond: (tx) => this.beyond(tx, actor, permission, cents) };
  }

  private async beyond(tx: EntityManager, { temple }: StaffActor, permission: Refunding, cents: number): Promise<DomainError> {
    const members = (await this.staff.whoMay(tx, temple.id, permission, cents + 1)).slice(0, NAMED);
    const accounts = await tx.findBy(Account, { id: In(members.map(({ accountId }) => accountId)) });
    const nameOf = (id: string) => accounts.find((account) => account.id === id)?.fullName;
    const people = members.map(({ accountId, adminName }) => adminName ?? nameOf(accountId)).join(', ');
    return new DomainError('amount-beyond-role', { message: say(SENTENCES[permission], { limitCents: cents, people }) });
  }
}

/** Refuses one act that refunds several orders for more than a limit altogether. Throws `amount-beyond-role`. */
export async function assertWithinLimit(tx: EntityManager, { limitCents, beyond }: Partial<RefundLimit>, cents: number): Promise<void> {
  if (beyond && limitCents !== undefined && cents > limitCents) throw await beyond(tx);
}
