import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { staffMemberEndpoints } from '@sannidhi/contracts';
import { type Connection, createConnection } from 'mysql2/promise';
import { type ApiClient, type SignedInPerson, signIn } from '../harness/api-client.ts';
import { statusOf } from './status-of.ts';

const ONE = 'temple@sannidhi.test';
const OTHER = 'treasurer@sannidhi.test';
const HEIR = 'frontdesk@sannidhi.test';

export interface Owner {
  person: SignedInPerson;
  /** Through their own process. */
  api: ApiClient;
  /** Their position at the round's temple. */
  staffId: string;
}

type Clash = (one: Owner, other: Owner, heir: Owner) => readonly Promise<unknown>[] | Promise<readonly Promise<unknown>[]>;

/** What two owners do to each other at the same moment; and what somebody does to whom one of them offered the ownership. */
const CLASHES: readonly Clash[] = [
  (one, other) => [demote(one, other), demote(other, one)],
  (one, other) => [leave(one), leave(other)],
  (one, other) => [leave(one), remove(one, other)],
  (one, other) => [remove(one, other), demote(other, one)],
  async (one, other, heir) => {
    await other.api.call(staffMemberEndpoints.offerOwnership, { ...at(heir), body: { after: 'leave' } });
    return [accept(heir), remove(one, other)];
  },
];

const at = ({ staffId }: Owner) => ({ params: { staffId } });
const demote = (by: Owner, whom: Owner) => by.api.call(staffMemberEndpoints.changeRole, { ...at(whom), body: { role: 'manager' } });
const remove = (by: Owner, whom: Owner) => by.api.call(staffMemberEndpoints.remove, at(whom));
const leave = (who: Owner) => who.api.call(staffMemberEndpoints.leave);
const accept = (who: Owner) => who.api.call(staffMemberEndpoints.acceptOwnership);

/** Two owners, each at a process of their own, end each other's ownership, or pass it on: one always remains, and the count is right. */
export async function anOwnerRemains(urls: readonly [string, string], databaseUrl: string, rounds: number): Promise<void> {
  const connection = await createConnection(databaseUrl);
  try {
    const people = await Promise.all([ONE, OTHER, HEIR].map((email) => signIn(urls[0], email, 'temple-admin')));
    for (let round = 0; round < rounds; round += 1) {
      const temple = await templeOfTwo(connection, people);
      const staff = temple.staffIds.map((staffId, index) => ownerOf(people[index], urls[Math.min(index, 1)], staffId));
      const [one, other, heir] = staff as [Owner, Owner, Owner];
      const body = { templeId: temple.id };
      await Promise.all(staff.map(({ api }) => api.call(staffMemberEndpoints.switchTemple, { body })));
      const ends = await Promise.allSettled((await CLASHES[round % CLASHES.length]?.(one, other, heir)) ?? []);
      const failures = ends.flatMap((end) => (end.status === 'rejected' ? [statusOf(end.reason)] : []));
      assert.ok(failures.length === 1 && failures.every((status) => status < 500), `round ${round}: ${failures.join(', ')}`);
      const { members, counted } = await ownersOf(connection, temple.id);
      assert.ok(members === counted && members >= 1, `round ${round}: ${members} owners, ${counted} counted`);
    }
  } finally {
    await connection.end();
  }
}

/** Somebody at their own process. */
export function ownerOf(person: SignedInPerson | undefined, url: string | undefined, staffId: string): Owner {
  if (!person || !url) throw new Error('Two people at two addresses');
  return { person, api: person.through(url), staffId };
}

/** A copy of the demo's temple that the first two own; further ones may only look. */
export async function templeOfTwo(connection: Connection, people: readonly SignedInPerson[]) {
  const [rows] = await connection.query('SELECT * FROM temples WHERE id = ?', [people[0]?.user.temple?.id]);
  const [temple] = rows as Record<string, unknown>[];
  const id = randomUUID();
  const slug = `owners-${id}`;
  await connection.query('INSERT INTO temples SET ?', [{ ...temple, id, slug }]);
  const staffIds = people.map(() => randomUUID());
  for (const [index, { user }] of people.entries()) {
    const member = {
      templeId: id,
      id: staffIds[index],
      accountId: user.id,
      staffRole: index < 2 ? 'owner' : 'viewer',
      createdAt: new Date(),
    };
    await connection.query('INSERT INTO staff_members SET ?', [member]);
  }
  await connection.query('INSERT INTO staff_owners SET ?', [{ templeId: id, owners: Math.min(people.length, 2) }]);
  return { id, slug, staffIds };
}

async function ownersOf(connection: Connection, templeId: string) {
  const one = async (sql: string) => Number(Object.values(((await connection.query(sql, [templeId]))[0] as object[])[0] ?? {})[0]);
  return {
    members: await one("SELECT COUNT(*) FROM staff_members WHERE templeId = ? AND staffRole = 'owner'"),
    counted: await one('SELECT owners FROM staff_owners WHERE templeId = ?'),
  };
}
