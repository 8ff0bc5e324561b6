import { Injectable } from '@nestjs/common';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { insertAtCommit } from '../database/rows.ts';
import { afterCommit } from '../database/transaction-scope.ts';
import { newId } from '../ids/new-id.ts';
import { OutboxMessage, type OutboxState } from './outbox-message.entity.ts';

export interface NewOutboxMessage {
  /** `email` and `sms` are rendered by their template and sent; any other kind goes to its registered handler. */
  kind: string;
  /** Address or phone (E.164). */
  to?: string;
  /** Overrides the template's subject. */
  subject?: string;
  /** A name registered with `Templates`. */
  template?: string;
  /** Data for the template or handler; JSON. Any secrets in it are removed once the message is processed. */
  data: Record<string, unknown>;
  /** A second message with the same key is dropped. */
  dedupeKey: string;
  /** Not before this instant. */
  notBefore?: Date;
}

/** Fewer than a statement's parameters. */
const KEYS_AT_ONCE = 500;

export type OutboxHandler = (message: OutboxMessage) => Promise<void>;
/** Runs in the transaction in which a message is given up. */
export type DeadListener = (tx: EntityManager, message: OutboxMessage) => Promise<void>;

/**
 * Everything that leaves the system goes through here: written together with the event it reports, processed at least once by the worker.
 */
@Injectable()
export class Outbox {
  readonly #handlers = new Map<string, OutboxHandler>();
  readonly #wakers = new Set<() => void>();
  readonly #deadListeners = new Map<string, DeadListener>();

  /** Writes a message in the caller's transaction; the worker is woken after the commit. */
  async enqueue(tx: EntityManager, message: NewOutboxMessage): Promise<void> {
    const now = new Date();
    const { kind, to = null, subject = null, template = null, data, dedupeKey, notBefore = now } = message;
    const row: OutboxMessage = {
      id: newId(),
      kind,
      to,
      subject,
      template,
      data,
      dedupeKey,
      state: 'waiting',
      dueAt: notBefore,
      attempts: 0,
      unanswered: null,
      lastError: null,
      doneAt: null,
      createdAt: now,
    };
    await insertAtCommit(tx, OutboxMessage, row);
    afterCommit(() => {
      for (const wake of this.#wakers) wake();
    });
  }

  /** The states of messages by their keys; what was delivered or died long ago is forgotten. */
  async statesOf(manager: EntityManager, dedupeKeys: readonly string[]): Promise<Map<string, OutboxState>> {
    const states = new Map<string, OutboxState>();
    for (let at = 0; at < dedupeKeys.length; at += KEYS_AT_ONCE) {
      const messages = await manager.findBy(OutboxMessage, { dedupeKey: In(dedupeKeys.slice(at, at + KEYS_AT_ONCE)) });
      for (const { dedupeKey, state } of messages) states.set(dedupeKey, state);
    }
    return states;
  }

  /** The receiver has a message after all, whose answer is missing: it isn't sent again. */
  async answered(tx: EntityManager, id: string): Promise<void> {
    const open = { id, unanswered: MoreThan(0), state: In(['waiting' as const, 'unknown' as const]) };
    await tx.update(OutboxMessage, open, { state: 'done', doneAt: new Date(), lastError: null, data: {} });
  }

  /** A message by its id; null if it was forgotten long after it was sent. */
  byId(manager: EntityManager, id: string): Promise<OutboxMessage | null> {
    return manager.findOneBy(OutboxMessage, { id });
  }

  /**
   * Registers the handler for a kind of message; call it when a module starts. The handler may run more than once for one message
   * (`message.id` is stable); throwing means "retry later".
   */
  handle(kind: string, handler: OutboxHandler): void {
    if (this.#handlers.has(kind)) throw new Error(`Outbox messages of kind ${kind} have two handlers.`);
    this.#handlers.set(kind, handler);
  }

  /** The handler for a kind. Throws if none is registered. */
  handlerOf(kind: string): OutboxHandler {
    const handler = this.#handlers.get(kind);
    if (!handler) throw new Error(`Nobody handles outbox messages of kind ${kind}.`);
    return handler;
  }

  /** Registers what happens when a message of a template is given up: the outbox itself forgets it after some months. */
  whenDead(template: string, listener: DeadListener): void {
    if (this.#deadListeners.has(template)) throw new Error(`The template ${template} has two listeners.`);
    this.#deadListeners.set(template, listener);
  }

  async died(tx: EntityManager, message: OutboxMessage): Promise<void> {
    await this.#deadListeners.get(message.template ?? '')?.(tx, message);
  }

  /** Calls `wake` after each commit that wrote a message. Returns the unsubscribe function. */
  onEnqueued(wake: () => void): () => void {
    this.#wakers.add(wake);
    return () => this.#wakers.delete(wake);
  }
}
