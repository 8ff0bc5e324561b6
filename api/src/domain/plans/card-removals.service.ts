import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import type { SavedCard } from './saved-card.entity.ts';

const JOB = 'saved-card-removal';
/** A card at the provider. */
interface Work {
  account: string;
  paymentMethod: string;
}

/** What was removed here is removed at the provider too, after the commit. */
@Injectable()
export class CardRemovals implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly gateway: PaymentGateway,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(JOB, ({ data }) => this.work(data as unknown as Work));
  }

  /** Has the provider forget a card; nothing for one that it never had, or that another provider has. */
  async forget(tx: EntityManager, { id, gateway, paymentAccount: account, paymentMethod }: SavedCard): Promise<void> {
    if (paymentMethod === null || gateway !== this.gateway.name) return;
    const work: Work = { account, paymentMethod };
    await this.outbox.enqueue(tx, { kind: JOB, data: { ...work }, dedupeKey: `${JOB}:${id}` });
  }

  private work({ account, paymentMethod }: Work): Promise<void> {
    return this.gateway.forgetCard(account, paymentMethod);
  }
}
