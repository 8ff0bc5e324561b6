import { Injectable } from '@nestjs/common';
import { ADULT_AGE, ageOn, messagesOf, SELF, shiftAssignmentNoun } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import type { AccountActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce, insertRow } from '../../platform/database/rows.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { FamilyMembersService } from '../family/family-members.service.ts';
import { VolunteerRow } from './volunteer.entity.ts';
import { VolunteerPersonRow, VolunteerPreferenceRow } from './volunteer-person.entity.ts';

const say = messagesOf(shiftAssignmentNoun);

/** Someone of a household who helps. */
export interface Person {
  id: string;
  accountId: string;
  familyMemberId: string | null;
  name: string;
  birthDate: string | null;
}

/** Who of a devotee's household helps. */
@Injectable()
export class Household {
  constructor(
    private readonly database: Database,
    private readonly family: FamilyMembersService,
  ) {}

  /**
   * The people that a devotee names: `self`, or members of their own family. Someone else's look unknown, and the departed can't help. Throws
   * `invalid-fields`.
   */
  async people({ accountId, fullName }: AccountActor, named: readonly string[], field = 'people'): Promise<Person[]> {
    const family = await this.family.ofAccount(accountId);
    const people = [...new Set(named)].map((name) => {
      // The member that a devotee entered for the sankalpam as themselves is the same person, whichever way they are named.
      const member = family.find(({ id, relation }) => (name === SELF ? relation === 'self' : id === name));
      if (name !== SELF && !member) throw fieldError(field, say('shift-assignment.person-unknown'));
      if (!member || member.relation === 'self')
        return { id: accountId, accountId, familyMemberId: null, name: fullName, birthDate: member?.birthDate ?? null };
      if (member.hasDied) throw fieldError(field, say('shift-assignment.departed'));
      return { id: member.id, accountId, familyMemberId: member.id, name: member.name, birthDate: member.birthDate ?? null };
    });
    const unique = [...new Map(people.map((person) => [person.id, person])).values()];
    for (const { id, familyMemberId } of unique)
      await this.database.statement((tx) =>
        insertOnce(tx, VolunteerPersonRow, { id, accountId, familyMemberId, turns: 0, createdAt: new Date() }),
      );
    return unique;
  }

  /** A volunteer as their household knows them now. Null for a family member whom the family no longer has, or remembers. */
  async known({ personId: id, accountId, isFamilyMember, name }: KnownVolunteer): Promise<Person | null> {
    const family = await this.family.ofAccount(accountId);
    const member = family.find((each) => (isFamilyMember ? each.id === id : each.relation === 'self'));
    if (isFamilyMember && (!member || member.hasDied)) return null;
    return { id, accountId, familyMemberId: isFamilyMember ? id : null, name, birthDate: member?.birthDate ?? null };
  }
}

type KnownVolunteer = Pick<VolunteerRow, 'personId' | 'isFamilyMember' | 'name'> & { accountId: string };

/** A locked person's record at a temple, made when they first sign up there. */
export async function volunteerOf(tx: EntityManager, templeId: string, person: Person, now: Date): Promise<VolunteerRow> {
  const known = await tx.findOneBy(VolunteerRow, { templeId, personId: person.id });
  if (known) return known;
  const { id: personId, accountId, familyMemberId, name } = person;
  const facts = { personId, accountId, isFamilyMember: familyMemberId !== null, name, searchText: name.toLowerCase() };
  const row = { templeId, id: newId(), ...facts, skills: [], note: '', createdAt: now };
  await insertRow(tx, VolunteerRow, row);
  return row;
}

/** Whether someone is old enough on a day, and whether they are a minor. Throws `invalid-fields`. */
export function ageCheck({ birthDate, familyMemberId }: Person, minimumAge: number, day: string, field = 'people'): { isMinor: boolean } {
  // Devotees agree to the terms as adults.
  if (birthDate === null && familyMemberId === null) return { isMinor: false };
  if (birthDate === null) {
    if (minimumAge > 0) throw fieldError(field, say('shift-assignment.birth-date', { age: minimumAge }));
    return { isMinor: true };
  }
  const age = ageOn(birthDate, day);
  if (age < minimumAge) throw fieldError(field, say('shift-assignment.too-young', { age: minimumAge }));
  return { isMinor: age < ADULT_AGE && familyMemberId !== null };
}

/** Whether a devotee marked a shift's days as away, for their whole household. */
export async function isAway(manager: EntityManager, accountId: string, { startsAt, endsAt, timeZone }: ShiftTimes): Promise<boolean> {
  const preference = await manager.findOneBy(VolunteerPreferenceRow, { accountId });
  const [first, last] = [dateAt(startsAt.getTime(), timeZone), dateAt(endsAt.getTime() - 1, timeZone)];
  return preference?.daysAway.some(({ from, to }) => from <= last && to >= first) ?? false;
}

/** Throws `invalid-fields` where a devotee marked a shift's days as away. */
export async function refuseDaysAway(manager: EntityManager, accountId: string, times: ShiftTimes): Promise<void> {
  if (await isAway(manager, accountId, times)) throw fieldError('people', say('shift-assignment.away'));
}

interface ShiftTimes {
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}
