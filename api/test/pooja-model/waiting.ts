import type TestAgent from 'supertest/lib/agent.js';
import { MEERA } from '../poojas.ts';
import { signInDonor } from '../sign-in.ts';
import { agrees, same } from './expected-answer.ts';
import type { PoojaWorld } from './pooja-world.ts';
import type { Purchase, Waiting } from './purchase.ts';

const BUYING: readonly Purchase['stage'][] = ['cart', 'checkout', 'unheard'];

export async function join(world: PoojaWorld, slot: number, places: number, takesFewer: boolean): Promise<void> {
  const model = world.model(slot);
  const { client } = await signInDonor(world.api);
  const body = { slotId: world.at(slot).id, participants: [MEERA], intention: '', places, takesFewer };
  const answer = await client.post('/api/devotee/pooja-waits').send(body);
  const refused = model.isOpen ? 'waitlist-not-needed' : 'slot-closed';
  const isNeeded = model.isOpen && model.free('online') < places;
  // More places than a family can ever be offered at once.
  const isTooMany = places > model.mostFor({});
  const expected = isTooMany ? [400, 'invalid-fields'] : [201, undefined];
  same('join', [answer.status, answer.body.code], isNeeded ? expected : [409, refused]);
  if (!isNeeded || isTooMany) return;
  noteWait(world, slot, client, answer.body.id, { turn: 1, places, takesFewer });
  if (takesFewer) model.allocate(world.now);
}

/** A family that was offered fewer places than it waits for waits for all of them. */
export async function keepWaiting({ model, now }: PoojaWorld, wait: Waiting): Promise<void> {
  const isPart = wait.offered < wait.places && wait.claimed === 0;
  const { status, body } = await wait.client.post(`/api/devotee/pooja-waits/${wait.key}/keep-waiting`);
  const isTooMany = wait.places > model(wait.slot).mostFor(wait);
  const refused = isTooMany ? 'waits-for-too-many' : 'offer-over';
  agrees('keep waiting', { status, body }, isPart && !isTooMany ? [200, undefined] : [409, refused]);
  if (isPart && !isTooMany) model(wait.slot).keepWaiting(wait, now);
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
export function noteWait(
  { waits, model }: PoojaWorld,
  slot: number,
  client: TestAgent,
  key: string,
  asked: Pick<Waiting, 'turn' | 'places' | 'takesFewer' | 'atCounter'>,
): void {
  const wait: Waiting = { key, ...asked, offered: 0, claimed: 0, state: 'waiting', offeredUntil: 0, client, slot };
  waits.push(wait);
  model(slot).waits.push(wait);
}

/** Offers to families with an account that have nothing in their cart. */
export function claimable({ purchases, waits }: PoojaWorld): Waiting[] {
  const busy = (family: TestAgent) => purchases.some(({ client, stage }) => client === family && BUYING.includes(stage));
  return waits.filter(({ state, client, atCounter }) => state === 'offered' && !atCounter && !busy(client));
}
