import { Agent, get, type IncomingMessage } from 'node:http';
import type { OpeningEvent, PoojaOpening, PoojaSlot } from '@sannidhi/contracts';
import { Account } from '../../src/domain/accounts/account.entity.ts';
import { newAccount } from '../../src/domain/accounts/new-account.ts';
import { SessionsService } from '../../src/domain/accounts/sessions.service.ts';
import { OpeningPlaceRow } from '../../src/domain/openings/opening-place.entity.ts';
import { SessionTokens } from '../../src/platform/auth/session-token.ts';
import { insertRows } from '../../src/platform/database/rows.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import type { GivingTemple } from '../factories/giving.factory.ts';
import { poojaLine } from '../poojas.ts';
import type { TestApi } from '../start-test-api.ts';

interface Person {
  accountId: string;
  token: string;
}
interface Listener {
  turns: number[];
  last: OpeningEvent | null;
  response: IncomingMessage;
}

/** What people hear. */
export interface Heard {
  listeners: Listener[];
  /** Until every listener heard such an event; within a minute. */
  until: (matches: (event: OpeningEvent) => boolean) => Promise<void>;
  close: () => Promise<void>;
}

/** Many people in one opening, as their browsers would call. */
export class Crowd {
  private constructor(
    private readonly api: TestApi,
    private readonly place: GivingTemple,
    private readonly opening: PoojaOpening,
    readonly people: Person[],
  ) {}

  /** Accounts, all of whom are signed in. */
  static async of(api: TestApi, place: GivingTemple, opening: PoojaOpening, count: number): Promise<Crowd> {
    const at = new Date();
    const people: Person[] = [];
    await api.database.transaction(async (tx) => {
      const accounts = Array.from({ length: count }, (_, index) => {
        const person = {
          email: `crowd.${index}.${newId()}@devotees.test`,
          fullName: 'Meera',
          role: 'donor' as const,
          passwordHash: 'none',
        };
        return newAccount(person, { id: newId(), emailVerifiedAt: at, createdAt: at });
      });
      await insertRows(tx, Account, accounts);
      for (const { id } of accounts) {
        const sessionId = await api.get(SessionsService).open(tx, id, 'crowd');
        people.push({ accountId: id, token: `Bearer ${api.get(SessionTokens).sign(sessionId)}` });
      }
    });
    return new Crowd(api, place, opening, people);
  }

  /** The first 200 over HTTP; the others’ places are written as they would be. */
  async join(): Promise<void> {
    const overHttp = this.people.slice(0, 200);
    for (const { token } of overHttp) await this.call('POST', `pooja-openings/${this.opening.id}/place`, token);
    const { id: openingId } = this.opening;
    const unknown = { turn: null, shuffledTurn: null, admittedUntil: null, taken: 0, slotId: null, item: null };
    const rows = this.people.slice(200).map(({ accountId }) => ({
      ...{ templeId: this.place.temple.id, id: newId(), openingId, accountId, bookedBy: 'Meera' },
      ...{ ...unknown, status: 'waiting' as const, joinedAt: new Date() },
    }));
    await this.api.database.transaction((tx) => insertRows(tx, OpeningPlaceRow, rows));
  }

  /** So many of them listen, each over a connection of their own. */
  async listen(count: number): Promise<Heard> {
    const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
    const listeners: Listener[] = [];
    const waiting = new Set<{ matches: (event: OpeningEvent) => boolean; left: Set<Listener>; done: () => void }>();
    const hear = (listener: Listener, event: OpeningEvent) => {
      if (event.place?.turn) listener.turns.push(event.place.turn);
      listener.last = event;
      for (const wait of waiting) if (wait.matches(event) && wait.left.delete(listener) && wait.left.size === 0) wait.done();
    };
    for (const [index, { token }] of this.people.slice(0, count).entries()) listeners.push(await this.stream(agent, token, index, hear));
    return {
      listeners,
      until: (matches) =>
        new Promise((resolve, reject) => {
          const late = setTimeout(() => reject(new Error('Not every listener heard it.')), 60_000);
          const wait = {
            matches,
            left: new Set(listeners),
            done: () => {
              clearTimeout(late);
              waiting.delete(wait);
              resolve();
            },
          };
          waiting.add(wait);
          for (const listener of listeners) if (listener.last && matches(listener.last)) wait.left.delete(listener);
          if (wait.left.size === 0) wait.done();
        }),
      close: async () => {
        for (const { response } of listeners) response.destroy();
        agent.destroy();
      },
    };
  }

  /** Everyone who was let in wants a place, so many at once, until all are taken. Returns how many were. */
  async holdAll(slots: readonly PoojaSlot[], seats: number, atOnce: number): Promise<number> {
    let held = 0;
    let next = 0;
    const one = async () => {
      while (held < seats && next < this.people.length) {
        const index = next++;
        const person = this.people[index];
        const slot = slots[index % slots.length];
        if (!person || !slot) return;
        if ((await this.call('POST', 'cart/lines', person.token, poojaLine(this.place, slot))) === 200) held += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
    return held;
  }

  private stream(agent: Agent, token: string, index: number, hear: (listener: Listener, event: OpeningEvent) => void): Promise<Listener> {
    const url = `${this.api.url}/api/devotee/pooja-openings/${this.opening.id}/events`;
    return new Promise((resolve, reject) => {
      const headers = { authorization: token, 'x-forwarded-for': addressOf(index) };
      get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`The stream was refused: ${response.statusCode}`));
        const listener: Listener = { turns: [], last: null, response };
        let rest = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          const blocks = (rest + chunk).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) if (block.startsWith('data: ')) hear(listener, JSON.parse(block.slice(6)));
        });
        response.on('error', () => undefined);
        resolve(listener);
      }).on('error', reject);
    });
  }

  private async call(method: string, path: string, authorization: string, body?: object): Promise<number> {
    const headers = { authorization, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(`${this.api.url}/api/devotee/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    await answer.arrayBuffer();
    return answer.status;
  }
}

const addressOf = (index: number): string => `10.${Math.floor(index / 65_536)}.${Math.floor(index / 256) % 256}.${index % 256}`;
