import { In, LessThanOrEqual } from 'typeorm';
import { PaymentEventsService } from '../../src/domain/orders/payments/payment-events.service.ts';
import { Refund } from '../../src/domain/orders/refunds/refund.entity.ts';
import { type NewOutboxMessage, Outbox } from '../../src/platform/outbox/outbox.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { OutboxQueue } from '../../src/platform/outbox/outbox-queue.ts';
import { SandboxEvent } from '../../src/platform/payments/sandbox/sandbox-event.entity.ts';
import type { Random } from '../plan-model/random.ts';
import type { TestApi } from '../start-test-api.ts';

const HOUR = 3_600_000;
const LETTERS = ['sandbox-webhook', 'refund'];
const BANK = 'sandbox-bank';
const HELD = 0.12;
const TWICE = 0.1;
const ANSWER_LOST = 0.05;
const LONGEST_HOLD_HOURS = 36;
const BANK_HOURS = [40, 30 * 24] as const;

/** Carries what the provider says and what the worker has to do: late, twice, out of order. Other mail isn't written at all. */
export class Postman {
  delivered = 0;
  held = 0;
  /** Messages that were carried twice, or whose answer was lost. */
  repeated = 0;
  /** Statements that were corrected, as their donors were told. */
  readonly corrections = new Set<string>();
  /** Whether messages about money that leaves may wait. */
  mayWait = true;
  /** What the bank decides, reported when it does. */
  onBank: (checkoutId: string, step: 'decide' | 'return') => Promise<boolean> = async () => true;
  readonly #orders = new Map<string, { orderId: string; type: string }>();

  constructor(
    private readonly api: TestApi,
    private readonly random: Random,
  ) {
    const outbox = api.get(Outbox);
    const enqueue = outbox.enqueue.bind(outbox);
    jest.spyOn(outbox, 'enqueue').mockImplementation((tx, message) => this.write(tx, message, enqueue));
    jest.spyOn(globalThis, 'fetch').mockImplementation((_address, sent) => this.knock(sent));
  }

  /** What is due now; some of it later, some of it twice. */
  async deliverDue(now: number): Promise<void> {
    const due = await this.messages({ dueAt: LessThanOrEqual(new Date(now)), kind: In([...LETTERS, BANK]) });
    for (const message of this.random.shuffled(due)) {
      if (message.kind === BANK) await this.bank(message, now);
      else if (await this.staysBehind(message)) await this.later(message, now, LONGEST_HOLD_HOURS);
      else await this.carry(message);
    }
  }

  /** Everything that is on its way, or what is about one order. */
  async flush(orderId?: string): Promise<void> {
    for (let round = 0; round < 50; round++) {
      const waiting = await this.messages({ kind: In(LETTERS) });
      const wanted = [];
      for (const message of waiting) if (!orderId || (await this.about(message)).orderId === orderId) wanted.push(message);
      if (wanted.length === 0) return;
      for (const message of this.random.shuffled(wanted)) await this.carry(message);
    }
    throw new Error('Messages are still on their way after 50 rounds.');
  }

  private async write(tx: Parameters<Outbox['enqueue']>[0], message: NewOutboxMessage, enqueue: Outbox['enqueue']): Promise<void> {
    if (message.template === 'statement-corrected') this.corrections.add(message.dedupeKey);
    if ([...LETTERS, BANK].includes(message.kind)) await enqueue(tx, message);
  }

  /** The webhook as the application receives it, without a network in between. */
  private async knock(sent: RequestInit | undefined): Promise<Response> {
    await this.api.get(PaymentEventsService).receive('sandbox', String(sent?.body), sent?.headers as Record<string, string>);
    return new Response('{}');
  }

  private async carry(message: OutboxMessage): Promise<void> {
    const handle = () => this.api.get(Outbox).handlerOf(message.kind)(message);
    const copies = this.random.chance(TWICE) ? 2 : 1;
    const results = await Promise.allSettled(Array.from({ length: copies }, handle));
    const failed = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    for (const { reason } of failed) if (reason.code !== 'provider-unavailable') throw reason;
    this.delivered += 1;
    this.repeated += copies - 1;
    if (failed.length === copies) return;
    if (this.random.chance(ANSWER_LOST)) this.repeated += 1;
    else await this.api.get(OutboxQueue).done(message);
  }

  /** The bank takes its days, first to decide and then to return. */
  private async bank(message: OutboxMessage, now: number): Promise<void> {
    if (!this.#orders.has(message.id)) {
      this.#orders.set(message.id, { orderId: '', type: BANK });
      const [least, most] = BANK_HOURS;
      return this.put(message, now + this.random.whole(least, message.data.step === 'return' ? most : 4 * least) * HOUR);
    }
    const handles = await this.onBank(String(message.data.id), message.data.step as 'decide' | 'return');
    if (handles) await this.api.get(Outbox).handlerOf(message.kind)(message);
    await this.api.get(OutboxQueue).done(message);
    if (!this.mayWait) await this.flush();
  }

  private async staysBehind(message: OutboxMessage): Promise<boolean> {
    if (!this.random.chance(HELD)) return false;
    const { type } = await this.about(message);
    return type === 'payment.succeeded' || (this.mayWait && /^(refund|dispute)/.test(type));
  }

  private async later(message: OutboxMessage, now: number, hours: number): Promise<void> {
    this.held += 1;
    await this.put(message, now + this.random.whole(1, hours) * HOUR);
  }

  private async put({ id }: OutboxMessage, dueAt: number): Promise<void> {
    await this.api.database.transaction((tx) => tx.update(OutboxMessage, { id }, { dueAt: new Date(dueAt) }));
  }

  private messages(where: object): Promise<OutboxMessage[]> {
    return this.api.database.reader.find(OutboxMessage, { where: { state: 'waiting', ...where }, order: { id: 'ASC' } });
  }

  private async about(message: OutboxMessage): Promise<{ orderId: string; type: string }> {
    const known = this.#orders.get(message.id);
    if (known) return known;
    const { reader } = this.api.database;
    const told =
      message.kind === 'refund'
        ? { ...(await reader.findOneByOrFail(Refund, { id: String(message.data.refundId) })), type: 'refund' }
        : JSON.parse((await reader.findOneByOrFail(SandboxEvent, { id: String(message.data.eventId) })).body);
    const about = { orderId: told.orderId, type: told.type };
    this.#orders.set(message.id, about);
    return about;
  }
}
