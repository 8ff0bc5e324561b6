import { ageOn, messagesOf, type TicketPerson, ticketNoun } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { fieldError } from '../../platform/http/domain-error.ts';
import { FamilyMemberRow } from '../family/family-member.entity.ts';
import { hasDied } from '../family/family-member-view.ts';
import type { TicketFacts } from './ticket-facts.ts';

const say = messagesOf(ticketNoun);
type Facts = Pick<TicketFacts, 'date' | 'series' | 'type'>;
type FromFamily = Pick<TicketPerson, 'familyMemberId'>;

/**
 * A member of the family is the registering devotee's own, is alive, and has the ticket's age on the event's date where the birth date is known:
 * the door sees the kind of everybody else's. Throws `invalid-fields`.
 */
export async function assertFamily(
  tx: EntityManager,
  accountId: string | null,
  facts: Facts,
  { familyMemberId }: FromFamily,
): Promise<void> {
  if (familyMemberId === null) return;
  const member = accountId === null ? null : await tx.findOneBy(FamilyMemberRow, { accountId, id: familyMemberId });
  if (!member) throw fieldError('name', say('ticket.family-unknown'));
  if (hasDied(member)) throw fieldError('name', say('ticket.departed'));
  assertAge(facts, member);
}

function assertAge({ date, series, type }: Facts, { name, birthDate }: FamilyMemberRow): void {
  if (birthDate === null) return;
  const age = ageOn(birthDate, dateAt(date.startsAt.getTime(), series.timeZone));
  const { name: kind, minAge: from, maxAge: to } = type;
  if (age >= (from ?? age) && age <= (to ?? age)) return;
  if (from !== null && to !== null) throw fieldError('name', say('ticket.age-range', { type: kind, from, to, name }));
  throw fieldError(
    'name',
    from === null ? say('ticket.age-to', { type: kind, to: to ?? age, name }) : say('ticket.age-from', { type: kind, from, name }),
  );
}
