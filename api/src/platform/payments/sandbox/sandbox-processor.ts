import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  cardFeeCents,
  donationNoun,
  messagesOf,
  type SandboxCheckout as SandboxCheckoutView,
  type sandboxEndpoints,
} from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { Database } from '../../database/database.ts';
import { DomainError, fieldError, found } from '../../http/domain-error.ts';
import { newId } from '../../ids/new-id.ts';
import { SandboxBank } from './sandbox-bank.ts';
import { isBank, isLate, LATE_SECONDS, STALE_SECONDS, sandboxCard } from './sandbox-cards.ts';
import { SandboxCheckout } from './sandbox-checkout.entity.ts';
import { about, failed, succeeded } from './sandbox-messages.ts';
import { SandboxWebhooks } from './sandbox-webhooks.ts';

type Payment = BodyOf<typeof sandboxEndpoints.pay>;
const say = messagesOf(donationNoun);
const PAYABLE = ['open', 'needs-second-step', 'declined'] as const satisfies SandboxCheckoutView['status'][];

/** The payer's side of the sandbox: its checkout page, its test cards, and the messages they set off. */
@Injectable()
export class SandboxProcessor {
  constructor(
    private readonly database: Database,
    private readonly webhooks: SandboxWebhooks,
    private readonly bank: SandboxBank,
  ) {}

  /** Throws `not-found`. */
  async view(checkoutId: string): Promise<SandboxCheckoutView> {
    return viewOf(found(await this.database.reader.findOneBy(SandboxCheckout, { id: checkoutId })));
  }

  /**
   * Pays, or fails, as the card says. Paying a paid checkout again changes nothing. Throws `provider-unavailable` for the card that times out,
   * and `invalid-fields` for a bank's number where only cards are taken.
   */
  async pay(checkoutId: string, { cardNumber, confirmSecondStep }: Payment): Promise<SandboxCheckoutView> {
    const { behaviour, paidWith } = sandboxCard(cardNumber);
    if (behaviour === 'times-out') throw new DomainError('provider-unavailable');
    return this.database.transaction(async (tx) => {
      if (behaviour === 'declines') return this.decline(tx, checkoutId);
      if (behaviour === 'second-step' && confirmSecondStep !== 'yes') return this.move(tx, checkoutId, { status: 'needs-second-step' });
      const checkout = found(await tx.findOneBy(SandboxCheckout, { id: checkoutId }));
      if (isBank(behaviour) && checkout.cardOnly) throw fieldError('cardNumber', say('donation.card-only'));
      if (isBank(behaviour)) return this.handToBank(tx, checkoutId, { behaviour, paidWith });
      const at = new Date();
      if (hasEnded(checkout, at)) return this.expire(tx, checkoutId);
      const feeCents = cardFeeCents(checkout.totalCents);
      const payment = { behaviour, paidWith, paymentId: newId(), paidAt: at, movedAt: at, feeCents };
      const paid = { ...checkout, ...payment, status: 'paid' as const };
      if (await this.changed(tx, checkoutId, { ...payment, status: 'paid' })) await this.tellPaid(tx, paid);
      return viewOf(found(await tx.findOneBy(SandboxCheckout, { id: checkoutId })));
    });
  }

  /** The payer leaves: the checkout ends unpaid. A paid one stays paid. */
  async cancel(checkoutId: string): Promise<SandboxCheckoutView> {
    return this.database.transaction((tx) => this.expire(tx, checkoutId));
  }

  private async expire(tx: EntityManager, checkoutId: string): Promise<SandboxCheckoutView> {
    if (await this.changed(tx, checkoutId, { status: 'expired' })) {
      const checkout = await tx.findOneByOrFail(SandboxCheckout, { id: checkoutId });
      await this.webhooks.tell(tx, { ...about(checkout), type: 'checkout.expired' });
    }
    return viewOf(found(await tx.findOneBy(SandboxCheckout, { id: checkoutId })));
  }

  private async handToBank(
    tx: EntityManager,
    id: string,
    account: Pick<SandboxCheckout, 'behaviour' | 'paidWith'>,
  ): Promise<SandboxCheckoutView> {
    if (await this.changed(tx, id, { ...account, status: 'processing', movedAt: new Date() })) {
      await this.bank.take(tx, await tx.findOneByOrFail(SandboxCheckout, { id }));
    }
    return viewOf(found(await tx.findOneBy(SandboxCheckout, { id })));
  }

  private async decline(tx: EntityManager, checkoutId: string): Promise<SandboxCheckoutView> {
    const view = await this.move(tx, checkoutId, { status: 'declined' });
    const checkout = await tx.findOneByOrFail(SandboxCheckout, { id: checkoutId });
    if (checkout.status === 'declined') await this.webhooks.tell(tx, failed(checkout));
    return view;
  }

  private async tellPaid(tx: EntityManager, checkout: SandboxCheckout): Promise<void> {
    const { behaviour } = checkout;
    await this.webhooks.tell(tx, succeeded(checkout), {
      afterSeconds: isLate(behaviour) ? LATE_SECONDS : 0,
      copies: behaviour === 'arrives-twice' ? 2 : 1,
    });
    // The failure of an earlier try, overtaken by the success.
    if (behaviour === 'arrives-out-of-order') await this.webhooks.tell(tx, failed(checkout), { afterSeconds: STALE_SECONDS });
  }

  private async move(tx: EntityManager, checkoutId: string, change: Partial<SandboxCheckout>): Promise<SandboxCheckoutView> {
    await this.changed(tx, checkoutId, change);
    return viewOf(found(await tx.findOneBy(SandboxCheckout, { id: checkoutId })));
  }

  /** One conditional UPDATE: of two payments at once one pays. */
  private async changed(tx: EntityManager, id: string, change: Partial<SandboxCheckout>): Promise<boolean> {
    const { affected } = await tx.update(SandboxCheckout, { id, status: In([...PAYABLE]) }, change);
    return affected === 1;
  }
}

/** Whether its time to be paid is over. */
export const hasEnded = ({ status, expiresAt }: SandboxCheckout, at: Date): boolean =>
  expiresAt !== null && expiresAt <= at && PAYABLE.some((payable) => payable === status);

const viewOf = ({ id, status, payee, totalCents, lines, successUrl, cancelUrl }: SandboxCheckout): SandboxCheckoutView => ({
  id,
  status,
  payee,
  totalCents,
  lines,
  successUrl,
  cancelUrl,
});
