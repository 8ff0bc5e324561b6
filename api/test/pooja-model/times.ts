import { same } from './expected-answer.ts';
import type { PoojaWorld } from './pooja-world.ts';
import type { Split } from './slot-model.ts';

/** Hours of a day's blackout, and the slots in it. */
const BLACKOUTS = [
  { hours: {}, slots: [0, 1] },
  { hours: { startTime: '11:30', endTime: '12:30' }, slots: [0] },
  { hours: { startTime: '12:45', endTime: '13:15' }, slots: [1] },
];

export async function change(world: PoojaWorld, slot: number, split: Split): Promise<void> {
  const model = world.model(slot);
  const isOut = model.blackouts.size > 0;
  const { status } = await world.office.put(`/api/temple-admin/pooja-slots/${world.at(slot).id}`).send(split);
  // A time without poojas can't be opened; its places can be changed.
  same('change', status, isOut && split.open && !model.canceled ? 400 : 200);
  if (status === 200) model.change(isOut ? { ...split, open: model.split.open } : split, world.now);
}

/** The temple has no poojas on the day, or in some hours of it. */
export async function blackOut(world: PoojaWorld, kind: number): Promise<void> {
  const { hours, slots } = BLACKOUTS[kind % BLACKOUTS.length]!;
  const { date } = world.at(0);
  const { body } = await world.office
    .post('/api/temple-admin/pooja-blackouts')
    .send({ reason: 'Festival', from: date, to: date, ...hours })
    .expect(201);
  same('booked', body.bookedSlots, slots.filter((slot) => world.model(slot).sold.size > 0).length);
  for (const slot of slots) world.model(slot).blackouts.add(body.id);
  world.blackouts.push(body.id);
}

export async function lift(world: PoojaWorld, blackout: string): Promise<void> {
  await world.office.delete(`/api/temple-admin/pooja-blackouts/${blackout}`).expect(204);
  for (const model of world.models) model.lift(blackout, world.now);
  world.blackouts.splice(world.blackouts.indexOf(blackout), 1);
}
