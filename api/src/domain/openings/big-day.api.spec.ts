import { setTimeout as pause } from 'node:timers/promises';
import type { OpeningEvent } from '@sannidhi/contracts';
import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { Crowd } from '../../../test/openings/crowd.ts';
import { announced, openDoors, openRoom } from '../../../test/openings.ts';
import { addSlot, offerPooja } from '../../../test/poojas.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi } from '../../../test/start-test-api.ts';
import { OpeningDriver } from './opening-driver.service.ts';

/** 20,000 people, and how long it takes: `npm run soak -- openings`. */
const PEOPLE = 300;
const STREAMS = 40;
const SLOTS = 4;
const SEATS = 20;
const AT_ONCE = 50;

it(`sells ${SEATS} places to ${PEOPLE} people, each once, in the order of their turns`, async () => {
  const api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
  const place = await buildGivingTemple(api);
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const each = SEATS / SLOTS;
  const { service, slot } = await offerPooja(office, place, each);
  const slots = [slot];
  for (let index = 1; index < SLOTS; index++)
    slots.push(await addSlot(office, place, service, each, { time: `${String(index).padStart(2, '0')}:15` }));
  const opening = await announced(office, place, slots, { admitPerMinute: 60_000, admitMinutes: 60 });
  await openRoom(api, opening);

  const crowd = await Crowd.of(api, place, opening, PEOPLE);
  await crowd.join();
  const heard = await crowd.listen(STREAMS);
  await openDoors(api, opening);
  let round = Promise.resolve();
  const rounds = setInterval(() => {
    round = round.then(() => api.get(OpeningDriver).advanceAll());
  }, 500);
  try {
    await heard.until(({ room }: OpeningEvent) => room?.status === 'open' && room.admittedTurn > 0);
    expect(await crowd.holdAll(slots, SEATS, AT_ONCE)).toBe(SEATS);
    await heard.until(({ room }: OpeningEvent) => room?.status === 'sold-out');
    expect(heard.listeners.every(({ turns }) => turns.length > 0)).toBe(true);
    expect(new Set(heard.listeners.map(({ turns }) => turns[0])).size).toBe(heard.listeners.length);
  } finally {
    clearInterval(rounds);
    // One that is under way needs its database.
    await round;
    await heard.close();
    await pause(0);
    await api.close();
  }
});
