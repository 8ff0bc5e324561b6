import { createPublicKey, verify } from 'node:crypto';
import {
  type DoorList,
  type DoorScan,
  type DoorSync,
  type DoorTicket,
  type DoorVerdict,
  isBarred,
  pickupHash,
  readDoorLog,
  readTicketCode,
  SCANS_MAX,
  verdictOf,
} from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../../src/platform/ids/new-id.ts';

/** What a phone has in its storage: it is all that survives when it is killed. */
interface Stored {
  list: DoorList;
  scans: DoorScan[];
  queue: DoorScan[];
  last: number;
}

/** A phone at a door: the same decisions as the screen’s, by the contract’s functions, with a clock that may be wrong. */
export class Phone {
  #stored: string;

  private constructor(
    private readonly client: TestAgent,
    readonly name: string,
    private readonly skewMs: number,
    stored: Stored,
  ) {
    this.#stored = JSON.stringify(stored);
  }

  /** Opens the door with a connection. */
  static async open(client: TestAgent, occurrenceId: string, name: string, skewMs: number): Promise<Phone> {
    const list: DoorList = (await client.get(`/api/devotee/doors/${occurrenceId}`).expect(200)).body;
    return new Phone(client, name, skewMs, { list, scans: [], queue: [], last: 0 });
  }

  /** The same phone after it was killed and opened again: it has what it had stored. */
  reopened(): Phone {
    return new Phone(this.client, this.name, this.skewMs, this.stored());
  }

  /** Scans a code and notes who comes in, without a connection. `null`: not signed by us. */
  scan(text: string, nowMs: number): DoorVerdict | null {
    const stored = this.stored();
    const code = readTicketCode(text);
    if (!code || !verify(null, code.signed, keyOf(stored.list.publicKey), code.signature)) return null;
    const tickets = new Map(stored.list.tickets.map((ticket) => [ticket.id, ticket]));
    const log = readDoorLog([...stored.scans, ...stored.queue], tickets);
    const verdict = verdictOf({ occurrenceId: stored.list.event.id, tickets, log }, code);
    if (verdict !== 'in' && verdict !== 'again') return verdict;
    stored.queue.push({
      ...{ id: newId(), ticketId: code.ticketId, version: code.version, act: 'in', way: 'code', of: null, decision: null },
      ...{ atMs: nowMs + this.skewMs, device: this.name, by: '' },
    });
    this.#stored = JSON.stringify(stored);
    return verdict;
  }

  /** Hands over a child without a connection: by its pickup code, or for a reason. False where the code is wrong or the adult may not. */
  async handOver(
    ticketId: string,
    { code = '', to, why = '' }: { code?: string; to: string; why?: string },
    nowMs: number,
  ): Promise<boolean> {
    const stored = this.stored();
    const ticket = stored.list.tickets.find(({ id }) => id === ticketId);
    if (!ticket?.child || isBarred(ticket.child, to)) return false;
    if (why === '' && (await pickupHash(ticketId, code)) !== ticket.child.codeHash) return false;
    stored.queue.push({
      ...{ id: newId(), ticketId, version: ticket.version, act: 'out', way: why ? 'name' : 'code', of: null, decision: null },
      ...{ handover: { to, why }, atMs: nowMs + this.skewMs, device: this.name, by: '' },
    });
    this.#stored = JSON.stringify(stored);
    return true;
  }

  /** What its list says of a ticket. */
  ticket(ticketId: string): DoorTicket | undefined {
    return this.stored().list.tickets.find(({ id }) => id === ticketId);
  }

  /** Sends what waits and takes what others noted; every second reply is lost where `loses`, so that batches arrive twice. */
  async sync(loses = false): Promise<void> {
    for (let round = 0; ; round += 1) {
      const stored = this.stored();
      const batch = stored.queue.slice(0, SCANS_MAX);
      const scans = batch.map(({ device: _, by: __, ...scan }) => scan);
      const body = { device: this.name, after: stored.last, scans };
      const { body: answer }: { body: DoorSync } = await this.client
        .post(`/api/devotee/doors/${stored.list.event.id}/scans`)
        .send(body)
        .expect(200);
      if (loses && round % 2 === 0) continue;
      const known = new Set(stored.scans.map(({ id }) => id));
      const next = {
        ...stored,
        queue: stored.queue.slice(batch.length),
        scans: [...stored.scans, ...answer.scans.filter(({ id }) => !known.has(id))],
        last: answer.last,
      };
      this.#stored = JSON.stringify(next);
      if (!answer.more && next.queue.length === 0) return;
    }
  }

  /** The door’s log as this phone has it. */
  get scans(): readonly DoorScan[] {
    return this.stored().scans;
  }

  /** Scans that aren’t sent yet. */
  get queue(): readonly DoorScan[] {
    return this.stored().queue;
  }

  private stored(): Stored {
    return JSON.parse(this.#stored) as Stored;
  }
}

/** The header of a raw Ed25519 key’s DER form (RFC 8410). */
const DER = Buffer.from('302a300506032b6570032100', 'hex');
const keyOf = (publicKey: string) =>
  createPublicKey({ key: Buffer.concat([DER, Buffer.from(publicKey, 'base64url')]), format: 'der', type: 'spki' });
