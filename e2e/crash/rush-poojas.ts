import { bookingEndpoints, poojaServiceEndpoints, poojaSlotEndpoints } from '@sannidhi/contracts';
import type { ApiClient } from '../harness/api-client.ts';
import { linesSql, type RushNoun, type RushPlaces, timeOfRound } from './rush-noun.ts';

const PLACES = 10;
const PARTICIPANTS = [{ name: 'Lakshmi Iyer', gotra: 'Kashyapa' }];
const linesOf = (place: 'held' | 'taken') => linesSql(place, 'line.itemId = slot.id');

/** A time of a pooja with ten places. */
export const rushPoojas: RushNoun = {
  kind: 'pooja',
  async prepare(office) {
    const facts = { name: 'Brahmotsavam seva', description: 'On a big day', durationMinutes: 30, priceCents: 51_00, capacity: PLACES };
    const service = await office.call(poojaServiceEndpoints.add, { body: { ...facts, waitlistMax: null } as never });
    return (round) => offerSlot(office, service.id, round);
  },
  wait: bookingEndpoints.wait,
  codes: { gone: 'place-gone', waits: 'already-waiting', notNeeded: 'waitlist-not-needed' },
  countsSql: `SELECT slot.id AS what, slot.onlineHeld AS held, slot.onlineSold AS sold, slot.offered AS offered,
    ${linesOf('held')} AS heldLines, ${linesOf('taken')} AS takenLines,
    (SELECT COUNT(*) FROM pooja_waits wait WHERE wait.slotId = slot.id AND wait.status = 'offered') AS offers
    FROM pooja_slots slot WHERE slot.id = ?`,
  grantedSql: "(SELECT COUNT(*) FROM bookings WHERE bookings.orderId = sold.id AND bookings.status = 'confirmed')",
  waitsSql: 'SELECT * FROM pooja_waits WHERE slotId = ?',
  needsOf: ({ slotId, places }) => new Map([[String(slotId), Number(places ?? 1)]]),
};

async function offerSlot(office: ApiClient, serviceId: string, round: number): Promise<RushPlaces> {
  const places = { capacity: PLACES, onlinePlaces: PLACES, counterPlaces: 0 };
  const { id: slotId } = await office.call(poojaSlotEndpoints.add, { body: { serviceId, ...timeOfRound(round), ...places } });
  const item = { slotId, participants: PARTICIPANTS, intention: '' };
  return { itemId: slotId, limits: new Map([[slotId, PLACES]]), wishOf: () => ({ item, entry: item }) };
}
