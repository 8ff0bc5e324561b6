import type { PriestAssignment, StaffedSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { Account } from '../src/domain/accounts/account.entity.ts';
import { PriestTemple } from '../src/domain/priests/priest-temple.entity.ts';
import type { Temple } from '../src/domain/temples/temple.entity.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { buildPriest, type PriestGiven } from './factories/priest.factory.ts';
import { signInAs } from './sign-in.ts';
import type { TestApi } from './start-test-api.ts';

/** A priest who serves the temples since long, signed in. */
export async function signInPriest(api: TestApi, given: PriestGiven): Promise<{ client: TestAgent; account: Account }> {
  const account = await buildPriest(api, given);
  return { client: await signInAs(api, account), account };
}

/** Another temple the priest serves. */
export async function serve(api: TestApi, { id: accountId }: Account, { id: templeId }: Temple): Promise<void> {
  const row = { templeId, id: newId(), accountId, skills: null, createdAt: new Date('2026-01-01T00:00:00Z') };
  await api.database.transaction((tx) => tx.insert(PriestTemple, row));
}

/** The office offers a slot, to the next priest in line unless one is named. */
export async function assign(office: TestAgent, slotId: string, more: object = {}): Promise<StaffedSlot> {
  return (
    await office
      .post('/api/temple-admin/assignments')
      .send({ slotId, ...more })
      .expect(201)
  ).body;
}

/** The id of a slot's newest assignment. */
export const newestOf = ({ assignments }: StaffedSlot): string => assignments[0]!.id;

/** A priest's own assignments in a state. */
export async function ownAssignments(client: TestAgent, state: string): Promise<PriestAssignment[]> {
  return (await client.get('/api/priest/assignments').query({ state }).expect(200)).body.items;
}
