import type { OpeningEvent, PoojaOpening } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { OpeningDriver } from '../src/domain/openings/opening-driver.service.ts';
import { PoojaOpeningRow } from '../src/domain/openings/pooja-opening.entity.ts';
import type { GivingTemple } from './factories/giving.factory.ts';
import { MEERA } from './poojas.ts';
import type { TestApi } from './start-test-api.ts';

const MINUTE_MS = 60_000;

/** The body of an opening of slots that opens some minutes from now, on a full minute. */
export function openingOf({ temple }: GivingTemple, slots: readonly { id: string }[], minutes = 60, given: object = {}) {
  const opensAt = new Date(Math.ceil(Date.now() / MINUTE_MS + minutes) * MINUTE_MS);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: temple.timeZone } as const;
  return {
    name: 'Vaikuntha Ekadashi darshan',
    kind: 'line',
    slotIds: slots.map(({ id }) => id),
    opensOn: dateAt(opensAt.getTime(), temple.timeZone),
    opensTime: new Intl.DateTimeFormat('en-GB', time).format(opensAt),
    waitMinutes: 30,
    ...given,
  };
}

export const addOpening = async (office: TestAgent, body: object): Promise<PoojaOpening> =>
  (await office.post('/api/temple-admin/pooja-openings').send(body).expect(201)).body;
export const announce = async (office: TestAgent, { id }: { id: string }): Promise<PoojaOpening> =>
  (await office.post(`/api/temple-admin/pooja-openings/${id}/announce`).expect(200)).body;

/** An announced opening of slots. */
export const announced = async (
  office: TestAgent,
  place: GivingTemple,
  slots: readonly { id: string }[],
  given: object = {},
): Promise<PoojaOpening> => announce(office, await addOpening(office, openingOf(place, slots, 60, given)));

/** Lets the worker do what is due at that time. */
export const advance = (api: TestApi, at: Date | number | string = Date.now()): Promise<void> =>
  api.get(OpeningDriver).advanceAll(new Date(at));

/** Moves an opening's times so that its waiting room, or its registration, is open now. */
export async function openRoom(api: TestApi, { id }: { id: string }, minutes = 10): Promise<Date> {
  const opensAt = new Date(Date.now() + minutes * MINUTE_MS);
  await setTimes(api, id, { opensAt, admittedThrough: opensAt });
  await api.database.transaction((tx) =>
    tx.query('UPDATE pooja_openings SET waitsAt = ? WHERE id = ? AND waitsAt IS NOT NULL', [new Date(Date.now() - MINUTE_MS), id]),
  );
  await advance(api);
  return opensAt;
}

/** Moves the minute of an opening to now, and lets the worker open it. */
export async function openDoors(api: TestApi, { id }: { id: string }): Promise<void> {
  // Nobody who has joined by now came in the same millisecond.
  const opensAt = new Date(Date.now() + 1);
  await setTimes(api, id, { opensAt, admittedThrough: new Date(opensAt.getTime() - 2_000) });
  await advance(api, opensAt.getTime() + 1);
}

async function setTimes(api: TestApi, id: string, times: Partial<PoojaOpeningRow>): Promise<void> {
  const { templeId } = await api.database.reader.findOneByOrFail(PoojaOpeningRow, { id });
  await api.database.transaction((tx) => tx.update(PoojaOpeningRow, { templeId, id }, times));
}

export const join = (client: TestAgent, { id }: { id: string }) => client.post(`/api/devotee/pooja-openings/${id}/place`);
export const entryFor = ({ id: slotId }: { id: string }) => ({ slotId, participants: [MEERA], intention: 'Health of the family' });
export const register = (client: TestAgent, { id }: { id: string }, slot: { id: string }) =>
  client.put(`/api/devotee/pooja-openings/${id}/place`).send(entryFor(slot));

/** What a tab hears until it leaves or the stream ends. */
export async function listen(
  url: string,
  authorization: string,
  openingId: string,
  onEvent: (event: OpeningEvent) => boolean,
): Promise<OpeningEvent[]> {
  const stop = new AbortController();
  const response = await fetch(`${url}/api/devotee/pooja-openings/${openingId}/events`, {
    headers: { authorization },
    signal: stop.signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream was refused: ${response.status}`);
  const heard: OpeningEvent[] = [];
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks.filter((each) => each.startsWith('data: '))) {
      const event: OpeningEvent = JSON.parse(block.slice(6));
      heard.push(event);
      if (onEvent(event)) {
        stop.abort();
        return heard;
      }
    }
  }
  return heard;
}
