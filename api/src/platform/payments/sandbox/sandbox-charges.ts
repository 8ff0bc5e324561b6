import { Injectable } from '@nestjs/common';
import { cardFeeCents, paidWithOf, type SavedCardBehaviour } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { Database } from '../../database/database.ts';
import { insertOnce } from '../../database/rows.ts';
import { newId } from '../../ids/new-id.ts';
import type { ChargeRequest, ChargeState, ChargeTry, Declined } from '../card-charges.ts';
import { SandboxCardSetup } from './sandbox-card-setup.entity.ts';
import { LATE_SECONDS } from './sandbox-cards.ts';
import { SandboxCheckout } from './sandbox-checkout.entity.ts';
import { checkoutRow } from './sandbox-checkout-row.ts';
import { paymentMessage, paymentOf } from './sandbox-messages.ts';
import { SandboxWebhooks } from './sandbox-webhooks.ts';

const DECLINES: Partial<Record<SavedCardBehaviour, Declined>> = {
  'soft-declines': { kind: 'declined', failure: 'funds', retry: 'later' },
  recovers: { kind: 'declined', failure: 'funds', retry: 'later' },
  'hard-declines': { kind: 'declined', failure: 'blocked', retry: 'never' },
  'asks-authentication': { kind: 'declined', failure: 'authentication', retry: 'new-card' },
  expires: { kind: 'declined', failure: 'expired', retry: 'new-card' },
};
const GONE: Declined = { kind: 'declined', failure: 'declined', retry: 'new-card' };
/** How often `recovers` declines before it succeeds. */
const RECOVERS_AFTER = 2;
const CHARGEABLE = ['open', 'declined'] as const;

/** Charges of saved cards in the sandbox: a charge is a checkout nobody is shown, so that refunds, disputes and books are the same. */
@Injectable()
export class SandboxCharges {
  constructor(
    private readonly database: Database,
    private readonly webhooks: SandboxWebhooks,
  ) {}

  async prepare({ orderId, account, totalCents, label }: ChargeRequest): Promise<string> {
    const lines = [{ label, amountCents: totalCents }];
    const row = checkoutRow({
      orderId,
      account,
      payee: '',
      lines,
      totalCents,
      email: null,
      successUrl: '',
      cancelUrl: '',
      expiresAt: null,
      cardOnly: true,
    });
    return this.database.transaction(async (tx) => {
      await insertOnce(tx, SandboxCheckout, row);
      return (await tx.findOneByOrFail(SandboxCheckout, { orderId })).id;
    });
  }

  /** One conditional UPDATE pays: however many try, a charge succeeds once. */
  async charge({ account, chargeId, paymentMethod, attempt }: ChargeTry): Promise<ChargeState> {
    await this.database.transaction(async (tx) => {
      const card = await tx.findOneBy(SandboxCardSetup, { paymentMethod, account, status: 'saved' });
      if (!card?.behaviour || declines(card, attempt, new Date())) return this.decline(tx, chargeId, card?.behaviour ?? null);
      return this.pay(tx, chargeId, card.behaviour, card.last4 ?? '');
    });
    return this.answer(await this.database.reader.findOneByOrFail(SandboxCheckout, { id: chargeId, account }), 'now');
  }

  async state(account: string, chargeId: string): Promise<ChargeState> {
    return this.answer(await this.database.reader.findOneByOrFail(SandboxCheckout, { id: chargeId, account }), 'later');
  }

  private answer(checkout: SandboxCheckout, asked: 'now' | 'later'): ChargeState {
    const { status, chargedAs, paidAt } = checkout;
    if (status === 'paid') {
      if (asked === 'now' && chargedAs === 'reply-lost') return { kind: 'unknown' };
      const isLate = chargedAs === 'answers-late' && paidAt !== null && Date.now() - paidAt.getTime() < LATE_SECONDS * 1000;
      return isLate ? { kind: 'unknown' } : { kind: 'paid', payment: paymentOf(checkout) };
    }
    if (status === 'declined') return (chargedAs && DECLINES[chargedAs]) ?? GONE;
    return { kind: 'untried' };
  }

  private async pay(tx: EntityManager, id: string, chargedAs: SavedCardBehaviour, last4: string): Promise<void> {
    const at = new Date();
    const { totalCents } = await tx.findOneByOrFail(SandboxCheckout, { id });
    const payment = {
      paymentId: newId(),
      paidWith: paidWithOf('Visa', last4),
      paidAt: at,
      movedAt: at,
      feeCents: cardFeeCents(totalCents),
    };
    const { affected } = await tx.update(SandboxCheckout, { id, status: In([...CHARGEABLE]) }, { ...payment, status: 'paid', chargedAs });
    if (affected !== 1) return;
    const checkout = await tx.findOneByOrFail(SandboxCheckout, { id });
    const about = { account: checkout.account, orderId: checkout.orderId, checkoutId: id };
    const afterSeconds = chargedAs === 'answers-late' || chargedAs === 'reply-lost' ? LATE_SECONDS : 0;
    await this.webhooks.tell(tx, { ...about, type: 'payment.succeeded', payment: paymentMessage(checkout) }, { afterSeconds });
  }

  private async decline(tx: EntityManager, id: string, chargedAs: SavedCardBehaviour | null): Promise<void> {
    const { affected } = await tx.update(SandboxCheckout, { id, status: In([...CHARGEABLE]) }, { status: 'declined', chargedAs });
    if (affected !== 1) return;
    const { account, orderId } = await tx.findOneByOrFail(SandboxCheckout, { id });
    await this.webhooks.tell(tx, { account, orderId, checkoutId: id, type: 'payment.failed', reason: 'The card was declined.' });
  }
}

function declines({ behaviour, expiresMonth, expiresYear }: SandboxCardSetup, attempt: number, at: Date): boolean {
  if (behaviour === 'recovers') return attempt <= RECOVERS_AFTER;
  if (behaviour === 'expires') return at >= new Date(Date.UTC(expiresYear ?? 0, expiresMonth ?? 0, 1));
  return behaviour !== null && DECLINES[behaviour] !== undefined;
}
