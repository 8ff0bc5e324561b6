import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KeyRing } from '../../auth/key-ring.ts';
import { signMessage } from '../../auth/signed-message.ts';
import { SETTINGS, type Settings } from '../../config/settings.ts';
import { Database } from '../../database/database.ts';
import { insertRow } from '../../database/rows.ts';
import { newId } from '../../ids/new-id.ts';
import { Outbox } from '../../outbox/outbox.ts';
import { SandboxEvent } from './sandbox-event.entity.ts';
import type { SandboxMessage } from './sandbox-messages.ts';
import { SANDBOX_SECRET, SANDBOX_SIGNATURE_HEADER } from './sandbox-signature.ts';

const KIND = 'sandbox-webhook';
const TIMEOUT_MS = 20_000;

export interface Delivery {
  /** Seconds until the first delivery. */
  afterSeconds?: number;
  /** How often the same message is delivered. */
  copies?: number;
}

/** The sandbox's messenger: signs each message when it is delivered and posts it to the installation's own public address. */
@Injectable()
export class SandboxWebhooks implements OnModuleInit {
  /** Where messages go; tests that listen elsewhere set it. */
  target: string;
  readonly #secret: string;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    ring: KeyRing,
    @Inject(SETTINGS) { publicUrl }: Settings,
  ) {
    this.target = publicUrl;
    [this.#secret] = ring.secretsFor(SANDBOX_SECRET);
  }

  onModuleInit(): void {
    this.outbox.handle(KIND, ({ data }) => this.deliver(String(data.eventId)));
  }

  /** Writes a message in the caller's transaction, to be delivered by the worker. */
  async tell(tx: EntityManager, message: SandboxMessage, { afterSeconds = 0, copies = 1 }: Delivery = {}): Promise<void> {
    const createdAt = new Date();
    const event = { id: newId(), createdAt };
    await insertRow(tx, SandboxEvent, { ...event, body: JSON.stringify({ id: event.id, createdAt, ...message }) });
    const notBefore = new Date(createdAt.getTime() + afterSeconds * 1000);
    for (let copy = 1; copy <= copies; copy++) {
      await this.outbox.enqueue(tx, { kind: KIND, data: { eventId: event.id }, dedupeKey: `${KIND}:${event.id}:${copy}`, notBefore });
    }
  }

  private async deliver(eventId: string): Promise<void> {
    const { body } = await this.database.reader.findOneByOrFail(SandboxEvent, { id: eventId });
    const headers = { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signMessage(body, this.#secret, new Date()) };
    const address = new URL('/api/webhooks/payments/sandbox', this.target);
    const answer = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
  }
}
