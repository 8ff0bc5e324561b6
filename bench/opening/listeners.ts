import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpeningEvent } from '@sannidhi/contracts';
import { percentile } from '../report/percentile.ts';
import type { Person } from './crowd.ts';
import type { OpeningFigures } from './figures.ts';

const AT_ONCE = 25;
const PATIENCE_MS = 120_000;

interface Listener {
  response: IncomingMessage;
  /** The last room it heard of, and the turns it was given. */
  admittedTurn: number;
  status: string;
  turns: number[];
}

/** Tabs that wait, each on a connection of its own. */
export class Listeners {
  readonly all: Listener[] = [];
  messages = 0;
  /** Per message and listener: how long after the change it was heard, in ms. */
  readonly #delays: number[] = [];
  readonly #agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  /** When a turn was seen to be let in, by the turn. */
  readonly #changes = new Map<number, number>();

  private constructor(
    private readonly port: number,
    private readonly openingId: string,
  ) {}

  static async open(port: number, openingId: string, people: readonly Person[]): Promise<Listeners> {
    const listeners = new Listeners(port, openingId);
    for (let at = 0; at < people.length; at += AT_ONCE)
      await Promise.all(people.slice(at, at + AT_ONCE).map(({ authorization }) => listeners.add(authorization)));
    return listeners;
  }

  /** The database has it now: what is heard of it from here on counts. */
  changed(admittedTurn: number): void {
    if (!this.#changes.has(admittedTurn)) this.#changes.set(admittedTurn, performance.now());
  }

  /** Waits until all heard it. */
  async until(heard: (listener: Listener) => boolean): Promise<void> {
    for (const limit = Date.now() + PATIENCE_MS; !this.all.every(heard); await pause(20))
      if (Date.now() > limit) throw new Error(`${this.all.filter((each) => !heard(each)).length} listeners did not hear it.`);
  }

  figures(): OpeningFigures['heard'] {
    const at = (share: number) => Math.round(percentile(this.#delays, share));
    return { messages: this.messages, p50: at(0.5), p99: at(0.99), most: at(1) };
  }

  close(): void {
    for (const { response } of this.all) response.destroy();
    this.#agent.destroy();
  }

  private add(authorization: string): Promise<void> {
    const path = `/api/devotee/pooja-openings/${this.openingId}/events`;
    return new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port: this.port, path, agent: this.#agent, headers: { authorization } }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`A stream was refused: ${response.statusCode}`));
        const listener: Listener = { response, admittedTurn: 0, status: '', turns: [] };
        this.all.push(listener);
        let rest = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          const blocks = (rest + chunk).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) if (block.startsWith('data: ')) this.hear(listener, JSON.parse(block.slice(6)));
        });
        response.on('error', () => undefined);
        resolve();
      }).on('error', reject);
    });
  }

  private hear(listener: Listener, { room, place }: OpeningEvent): void {
    this.messages += 1;
    if (place?.turn && place.turn !== listener.turns.at(-1)) listener.turns.push(place.turn);
    if (!room) return;
    const changedAt = room.admittedTurn > listener.admittedTurn ? this.#changes.get(room.admittedTurn) : undefined;
    if (changedAt !== undefined) this.#delays.push(performance.now() - changedAt);
    Object.assign(listener, { admittedTurn: room.admittedTurn, status: room.status });
  }
}
