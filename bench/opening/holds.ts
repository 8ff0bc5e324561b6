import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Person } from './crowd.ts';

const TEMPLE = 'sri-kamakshi-edison';

/** One answer to somebody who wants a place. */
export interface Answer {
  slotId: string;
  person: Person;
  status: number;
  ms: number;
}

/** People who want places, so many requests at once. */
export class Holds {
  readonly #agent = new Agent({ keepAlive: true });

  constructor(private readonly port: number) {}

  /** People of the line, one after the other, ask for a place in the slots given, until so many have one or the slots are full. */
  async take(people: Iterator<Person>, slotIds: readonly string[], places: number, atOnce: number): Promise<Answer[]> {
    const answers: Answer[] = [];
    let left = places;
    let asked = 0;
    const lane = async () => {
      while (left > 0) {
        const { value: person, done } = people.next();
        if (done) return;
        const slotId = slotIds[asked++ % slotIds.length] ?? '';
        const answer = await this.ask(person, slotId);
        answers.push(answer);
        if (answer.status === 200) left -= 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    return answers;
  }

  close(): void {
    this.#agent.destroy();
  }

  private ask(person: Person, slotId: string): Promise<Answer> {
    const item = { slotId, participants: [{ name: 'Meera Raghunathan', gotra: 'Bharadwaja' }], intention: '' };
    const body = JSON.stringify({ lineId: randomUUID(), templeSlug: TEMPLE, kind: 'pooja', item });
    const sent = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      authorization: person.authorization,
    };
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: this.port,
        method: 'POST',
        path: '/api/devotee/cart/lines',
        agent: this.#agent,
        headers: sent,
      };
      const outgoing = request(options, (answer) => {
        answer.resume().on('end', () => resolve({ slotId, person, status: answer.statusCode ?? 0, ms: performance.now() - startedAt }));
      });
      outgoing.once('error', reject);
      outgoing.end(body);
    });
  }
}
