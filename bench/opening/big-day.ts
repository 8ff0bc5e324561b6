import { openingEndpoints, poojaServiceEndpoints, poojaSlotEndpoints } from '@sannidhi/contracts';
import { type ApiClient, signIn } from '@sannidhi/e2e/api-client';

const DAY_MS = 86_400_000;
const AHEAD_DAYS = 10;
/** Of 1,000 places: one slot everybody wants, and nineteen others. */
const HOT_PLACES = 620;
const OTHER_PLACES = 20;
const SLOTS = 20;

/** What is sold at the minute. */
export interface BigDay {
  openingId: string;
  /** The first is the one everybody wants. */
  slotIds: string[];
  places: number;
  hotPlaces: number;
}

/** The office announces the sale of 1,000 places in 20 slots. */
export async function announceBigDay(url: string): Promise<BigDay> {
  const { api } = await signIn(url, 'temple@sannidhi.test', 'temple-admin');
  const facts = { name: 'Brahmotsavam seva', description: 'On a big day', durationMinutes: 30, priceCents: 51_00, capacity: HOT_PLACES };
  const service = await api.call(poojaServiceEndpoints.add, { body: facts as never });
  const slotIds = [];
  for (let index = 0; index < SLOTS; index++) slotIds.push(await addSlot(api, service.id, index));
  const opens = { opensOn: dateAfter(AHEAD_DAYS - 1), opensTime: '12:00' };
  // Everybody is let in as fast as it goes: the queue of requests at the slot is what is measured.
  const body = { name: 'Vaikuntha Ekadashi', slotIds, ...opens, waitMinutes: 30, admitPerMinute: 60_000, admitMinutes: 60 };
  const opening = await api.call(openingEndpoints.add, { body: body as never });
  await api.call(openingEndpoints.announce, { params: { openingId: opening.id } });
  return { openingId: opening.id, slotIds, places: HOT_PLACES + (SLOTS - 1) * OTHER_PLACES, hotPlaces: HOT_PLACES };
}

async function addSlot(api: ApiClient, serviceId: string, index: number): Promise<string> {
  const places = index === 0 ? HOT_PLACES : OTHER_PLACES;
  const time = `${String(8 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`;
  const body = { serviceId, date: dateAfter(AHEAD_DAYS), time, capacity: places, onlinePlaces: places, counterPlaces: 0 };
  return (await api.call(poojaSlotEndpoints.add, { body })).id;
}

const dateAfter = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
