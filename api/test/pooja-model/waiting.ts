import type TestAgent from 'supertest/lib/agent.js';
import { MEERA } from '../poojas.ts';
import { signInDonor } from '../sign-in.ts';
import { same } from './expected-answer.ts';
import type { PoojaWorld } from './pooja-world.ts';
import type { Purchase, Waiting } from './purchase.ts';

const BUYING: readonly Purchase['stage'][] = ['cart', 'checkout', 'unheard'];

export async function join(world: PoojaWorld, slot: number): Promise<void> {
  const model = world.model(slot);
  const { client } = await signInDonor(world.api);
  const body = { slotId: world.at(slot).id, participants: [MEERA], intention: '' };
  const answer = await client.post('/api/devotee/pooja-waits').send(body);
  const refused = model.isOpen ? 'waitlist-not-needed' : 'slot-closed';
  const joins = model.isOpen && model.free('online') === 0;
  same('join', [answer.status, answer.body.code], joins ? [201, undefined] : [409, refused]);
  if (joins) noteWait(world, slot, client, answer.body.id, 1);
}

export async function leave({ model, now }: PoojaWorld, wait: Waiting): Promise<void> {
  await wait.client.delete(`/api/devotee/pooja-waits/${wait.key}`).expect(204);
  model(wait.slot).endWait(wait, 'left', now);
}

export async function takeOff({ model, office, now }: PoojaWorld, wait: Waiting): Promise<void> {
  const reason = 'They asked by phone';
  await office.post(`/api/temple-admin/pooja-waits/${wait.key}/remove`).send({ reason }).expect(204);
  model(wait.slot).endWait(wait, 'ended', now);
}

/** A family is on the list of a slot; who paid in vain comes first. */
export function noteWait({ waits, model }: PoojaWorld, slot: number, client: TestAgent, key: string, turn: 0 | 1): void {
  const wait: Waiting = { key, turn, state: 'waiting', offeredUntil: 0, client, slot };
  waits.push(wait);
  model(slot).waits.push(wait);
}

/** Offers whose family has nothing in its cart. */
export function claimable({ purchases, waits }: PoojaWorld): Waiting[] {
  const busy = (family: TestAgent) => purchases.some(({ client, stage }) => client === family && BUYING.includes(stage));
  return waits.filter(({ state, client }) => state === 'offered' && !busy(client));
}
