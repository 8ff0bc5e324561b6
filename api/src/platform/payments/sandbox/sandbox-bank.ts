import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database.ts';
import { newId } from '../../ids/new-id.ts';
import { Outbox } from '../../outbox/outbox.ts';
import { BANK_SECONDS } from './sandbox-cards.ts';
import { SandboxCheckout } from './sandbox-checkout.entity.ts';
import { SandboxDisputes } from './sandbox-disputes.ts';
import { about, failed, succeeded } from './sandbox-messages.ts';
import { SandboxWebhooks } from './sandbox-webhooks.ts';

const KIND = 'sandbox-bank';
/** A bank debit costs 0.8 percent, five dollars at most. */
const bankFeeCents = (totalCents: number): number => Math.min(500, Math.ceil((totalCents * 8) / 1000));

/** The bank behind the sandbox's bank debits: takes a payment on at once and settles, refuses or returns it later. */
@Injectable()
export class SandboxBank implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly webhooks: SandboxWebhooks,
    private readonly disputes: SandboxDisputes,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(KIND, ({ data }) => (data.step === 'decide' ? this.decide(String(data.id)) : this.giveBack(String(data.id))));
  }

  /** Says that the payment is on its way, and when its end is looked at. */
  async take(tx: EntityManager, checkout: SandboxCheckout): Promise<void> {
    const since = (checkout.movedAt ?? new Date()).toISOString();
    await this.webhooks.tell(tx, { ...about(checkout), type: 'payment.processing', since });
    await this.later(tx, checkout, 'decide');
  }

  private async decide(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const checkout = await tx.findOneByOrFail(SandboxCheckout, { id });
      const change = checkout.behaviour === 'bank-fails-late' ? ({ status: 'declined' } as const) : arrived(checkout);
      const { affected } = await tx.update(SandboxCheckout, { id, status: 'processing' }, change);
      if (affected === 0) return;
      const decided = await tx.findOneByOrFail(SandboxCheckout, { id });
      await this.webhooks.tell(tx, decided.status === 'paid' ? succeeded(decided) : failed(decided, 'The bank refused the payment.'));
      if (decided.behaviour === 'bank-returns') await this.later(tx, decided, 'return');
    });
  }

  /** A return can't be contested: the dispute is lost at once. */
  private async giveBack(id: string): Promise<void> {
    const { orderId, disputedCents, lostCents } = await this.database.reader.findOneByOrFail(SandboxCheckout, { id });
    if (disputedCents + lostCents > 0) return;
    await this.disputes.close(orderId, await this.disputes.open(orderId), false);
  }

  private async later(tx: EntityManager, { id }: SandboxCheckout, step: 'decide' | 'return'): Promise<void> {
    const notBefore = new Date(Date.now() + BANK_SECONDS * 1000);
    await this.outbox.enqueue(tx, { kind: KIND, data: { id, step }, dedupeKey: `${KIND}:${id}:${step}`, notBefore });
  }
}

function arrived({ totalCents }: SandboxCheckout) {
  const at = new Date();
  return { status: 'paid', paymentId: newId(), feeCents: bankFeeCents(totalCents), paidAt: at, movedAt: at } as const;
}
