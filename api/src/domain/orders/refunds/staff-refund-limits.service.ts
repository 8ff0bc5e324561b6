import { Injectable } from '@nestjs/common';
import { limitOf, messagesOf, type Permission, staffRoleNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { StaffActor } from '../../../platform/auth/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { StaffService } from '../../staff/staff.service.ts';
import type { OrderKey } from '../places/line-holds.ts';
import { namesOfStaff } from '../staff-names.ts';
import { SecondPerson } from './second-person.service.ts';

const say = messagesOf(staffRoleNoun);
/** Permissions that refund, and what is said above their limit. */
const SENTENCES = {
  'donations:refund': 'staff-role.refund-limit',
  'bookings:cancel': 'staff-role.cancel-limit',
  'tickets:cancel': 'staff-role.cancel-limit',
} as const satisfies Partial<Record<Permission, string>>;

type Refunding = keyof typeof SENTENCES;

/** How much of an order a member of staff may refund in all, and the sentence above that limit. */
export interface RefundLimit {
  limitCents: number;
  beyond: (tx: EntityManager) => Promise<DomainError>;
}

/** What one member of staff may refund: up to a limit, if their role has one, and not alone what they recorded themselves. */
export interface RefundRule extends Partial<RefundLimit> {
  assertNotOwn: (tx: EntityManager, order: OrderKey, cents: number) => Promise<void>;
}

/** Up to which amount somebody's role lets them refund, and who can refund more. */
@Injectable()
export class StaffRefundLimits {
  constructor(
    private readonly staff: StaffService,
    private readonly secondPerson: SecondPerson,
  ) {}

  /** The limit of a role for all that goes back of one order, if it has one, and whose entries ask for a second person. */
  of(actor: StaffActor, permission: Refunding = 'donations:refund'): RefundRule {
    const limitCents = limitOf(actor.limits, permission);
    const assertNotOwn: RefundRule['assertNotOwn'] = (tx, order, cents) =>
      this.secondPerson.assert(tx, actor, order, { kind: 'refund', permission, cents });
    if (limitCents === undefined) return { assertNotOwn };
    return { assertNotOwn, limitCents, beyond: (tx) => this.beyond(tx, actor, permission, limitCents) };
  }

  private async beyond(tx: EntityManager, { temple }: StaffActor, permission: Refunding, cents: number): Promise<DomainError> {
    const people = await namesOfStaff(tx, await this.staff.whoMay(tx, temple.id, permission, cents + 1));
    return new DomainError('amount-beyond-role', { message: say(SENTENCES[permission], { limitCents: cents, people }) });
  }
}

/** Refuses one act that refunds several orders for more than a limit altogether. Throws `amount-beyond-role`. */
export async function assertWithinLimit(tx: EntityManager, { limitCents, beyond }: Partial<RefundLimit>, cents: number): Promise<void> {
  if (beyond && limitCents !== undefined && cents > limitCents) throw await beyond(tx);
}
