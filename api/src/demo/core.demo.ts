import type { EntityManager } from 'typeorm';
import { Account } from '../domain/accounts/account.entity.ts';
import { newAccount } from '../domain/accounts/new-account.ts';
import { PasswordsService } from '../domain/accounts/passwords.service.ts';
import { Priest } from '../domain/priests/priest.entity.ts';
import { PriestTemple } from '../domain/priests/priest-temple.entity.ts';
import { NO_SECOND_ROLE } from '../domain/staff/second-role.ts';
import { StaffMember } from '../domain/staff/staff-member.entity.ts';
import { addOwner } from '../domain/staff/staff-owners.ts';
import { SavedTempleRow } from '../domain/temples/saved-temple.entity.ts';
import { SAVED_TEMPLES } from '../domain/temples/saved-temples.service.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { insertRows } from '../platform/database/rows.ts';
import { takeQuota } from '../platform/quotas/quotas.ts';
import {
  DEMO_DEVOTEE_EMAIL,
  DEMO_DEVOTEES,
  DEMO_LOGINS,
  DEMO_PASSWORD,
  type DemoPerson,
  type DemoPriest,
  demoDevotee,
  demoOwner,
} from './demo-people.ts';
import { type DemoContext, type DemoStep, demoId } from './demo-step.ts';
import { DEMO_HOME_TEMPLE, demoTemples } from './demo-temples.ts';
import { demoPriests, scaleTemples } from './scale-temples.ts';

const SAVED = [DEMO_HOME_TEMPLE, 'sri-venkateswara-bridgewater', 'murugan-temple-ashburn'];

/** The id of a demo account by its address and role. */
export const demoAccountId = ({ role, email }: Pick<DemoPerson, 'role' | 'email'>): string => demoId(`account:${role}:${email}`);

/** Temples, their staff, priests, devotees and the documented logins: the basis for every other step. */
export const coreDemo: DemoStep = {
  name: 'core',
  async seed({ database, get, now, profile, scaleTemples: count }) {
    const passwordHash = await get(PasswordsService).hash(DEMO_PASSWORD);
    const temples = [...demoTemples(now), ...(profile === 'scale' ? scaleTemples(now, count) : [])];
    await database.transaction(async (tx) => {
      await insertRows(tx, Temple, temples);
      const people = peopleOf(temples, profile);
      await insertRows(
        tx,
        Account,
        people.map((person) => accountOf(person, passwordHash, now)),
      );
      const members = people.flatMap((person) => staffOf(person, now));
      await insertRows(tx, StaffMember, members);
      for (const { templeId } of members.filter(({ staffRole }) => staffRole === 'owner')) await addOwner(tx, templeId);
      await insertPriests(tx, demoPriests(temples), now);
      await insertSaved(tx, now);
    });
  },
};

function peopleOf(temples: readonly Temple[], profile: DemoContext['profile']): DemoPerson[] {
  const owners = temples.filter(({ slug }) => slug !== DEMO_HOME_TEMPLE).map(({ slug }, index) => demoOwner(slug, index));
  const devotees = Array.from({ length: DEMO_DEVOTEES[profile] }, (_, index) => demoDevotee(index));
  const priests = demoPriests(temples)
    .map(({ person }) => person)
    .filter(({ email }) => !DEMO_LOGINS.some((login) => login.email === email));
  return [...DEMO_LOGINS, ...priests, ...owners, ...devotees];
}

const accountOf = (person: DemoPerson, passwordHash: string, now: Date): Account =>
  newAccount(
    { ...person, passwordHash },
    { id: demoAccountId(person), emailVerifiedAt: now, createdAt: new Date(now.getTime() - 760 * 86_400_000) },
  );

function staffOf(person: DemoPerson, now: Date): StaffMember[] {
  if (!person.staff) return [];
  const { temple, preset } = person.staff;
  const accountId = demoAccountId(person);
  return [
    {
      templeId: demoId(`temple:${temple}`),
      id: demoId(`staff:${accountId}`),
      accountId,
      staffRole: preset,
      adminName: person.fullName,
      enteredAt: null,
      startsAt: null,
      endsAt: null,
      ...NO_SECOND_ROLE,
      createdAt: now,
    },
  ];
}

/** Priests who have served since the books began. */
async function insertPriests(tx: EntityManager, priests: readonly DemoPriest[], now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - 700 * 86_400_000);
  const unset = { travelMiles: null, maxPerDay: null, maxPerWeek: null, photo: null };
  const profiles = priests.map(({ person, languages, skills }) => {
    const accountId = demoAccountId(person);
    return { accountId, languages, traditions: ['Shakta', 'Smarta'], skills, ...unset, createdAt };
  });
  await insertRows(tx, Priest, profiles);
  const served = priests.flatMap(({ person, temples }) =>
    temples.map((slug) => {
      const id = demoId(`priest-temple:${slug}:${person.email}`);
      return { templeId: demoId(`temple:${slug}`), id, accountId: demoAccountId(person), skills: null, createdAt };
    }),
  );
  await insertRows(tx, PriestTemple, served);
}

/** The first of the devotee's temples is home. */
async function insertSaved(tx: EntityManager, now: Date): Promise<void> {
  const accountId = demoAccountId({ role: 'donor', email: DEMO_DEVOTEE_EMAIL });
  await takeQuota(tx, accountId, SAVED_TEMPLES, SAVED.length);
  const saved = SAVED.map((slug, index) => ({
    accountId,
    templeId: demoId(`temple:${slug}`),
    homeOf: index === 0 ? accountId : null,
    savedAt: new Date(now.getTime() - (700 - index * 100) * 86_400_000),
  }));
  await insertRows(tx, SavedTempleRow, saved);
}
