import type { PoojaSlot, ServiceLanguage } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { Account } from '../src/domain/accounts/account.entity.ts';
import { PriestAssignmentRow } from '../src/domain/assignments/priest-assignment.entity.ts';
import { insertRow } from '../src/platform/database/rows.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import type { GivingTemple } from './factories/giving.factory.ts';
import { buildPriest } from './factories/priest.factory.ts';
import { signInAs } from './sign-in.ts';
import type { TestApi } from './start-test-api.ts';

/** Gives a slot to a priest, who has accepted it. */
export async function assignTo(
  api: TestApi,
  { temple }: GivingTemple,
  slot: Pick<PoojaSlot, 'id' | 'startsAt' | 'endsAt'>,
  priest: Account,
  given: Partial<PriestAssignmentRow> = {},
): Promise<PriestAssignmentRow> {
  const now = new Date();
  const row: PriestAssignmentRow = {
    templeId: temple.id,
    id: newId(),
    slotId: slot.id,
    requestId: null,
    position: 1,
    accountId: priest.id,
    state: 'accepted',
    liveKey: `${slot.id}:${newId()}`,
    offeredAt: now,
    answerBy: now,
    answeredAt: now,
    acceptedAt: now,
    changedAt: null,
    reason: null,
    explanation: { code: 'priest-assignment.why-only' },
    startsAt: new Date(slot.startsAt),
    endsAt: new Date(slot.endsAt),
    ...given,
  };
  await api.database.transaction((tx) => insertRow(tx, PriestAssignmentRow, row));
  return row;
}

/** A priest of a temple, signed in. */
export async function signInPriest(
  api: TestApi,
  { temple }: GivingTemple,
  languages: ServiceLanguage[] = ['te', 'sa'],
): Promise<{ client: TestAgent; account: Account }> {
  const account = await buildPriest(api, { languages, temples: [temple] });
  return { client: await signInAs(api, account), account };
}
