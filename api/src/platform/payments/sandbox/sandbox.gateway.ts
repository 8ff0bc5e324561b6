import { Inject, Injectable } from '@nestjs/common';
import { type Gateway, type ProviderRefundStatus, sandboxCheckoutPath } from '@sannidhi/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { KeyRing } from '../../auth/key-ring.ts';
import { verifySignature } from '../../auth/signed-message.ts';
import { SETTINGS, type Settings } from '../../config/settings.ts';
import { Database } from '../../database/database.ts';
import { execute } from '../../database/execute.ts';
import { insertOnce, insertRow } from '../../database/rows.ts';
import { DomainError } from '../../http/domain-error.ts';
import { newId } from '../../ids/new-id.ts';
import type { CardSetupRequest, CardSetupState, ChargeRequest, ChargeState, ChargeTry, StartedCardSetup } from '../card-charges.ts';
import type { AccountLinkRequest, AccountRequest, AccountState } from '../payment-accounts.ts';
import {
  type CheckoutRequest,
  type CheckoutState,
  type GatewayEvent,
  PaymentGateway,
  type RefundRequest,
  type RefundState,
  type Settlement,
  type StartedCheckout,
} from '../payment-gateway.ts';
import { SandboxAccounts } from './sandbox-accounts.ts';
import { SandboxCardSetups } from './sandbox-card-setups.ts';
import { isLate, LATE_SECONDS } from './sandbox-cards.ts';
import { SandboxCharges } from './sandbox-charges.ts';
import { SandboxCheckout } from './sandbox-checkout.entity.ts';
import { checkoutRow } from './sandbox-checkout-row.ts';
import { about, paymentOf, type SandboxMessage } from './sandbox-messages.ts';
import { hasEnded, SandboxProcessor } from './sandbox-processor.ts';
import { SandboxRefund } from './sandbox-refund.entity.ts';
import { SANDBOX_SECRET, SANDBOX_SIGNATURE_HEADER } from './sandbox-signature.ts';
import { SandboxWebhooks } from './sandbox-webhooks.ts';

const PAGE = 1000;

/** The embedded processor behind the payment port: its books are its own tables, its word comes as signed messages. */
@Injectable()
export class SandboxGateway extends PaymentGateway {
  override readonly name: Gateway = 'sandbox';

  constructor(
    private readonly database: Database,
    private readonly webhooks: SandboxWebhooks,
    private readonly processor: SandboxProcessor,
    private readonly ring: KeyRing,
    private readonly accounts: SandboxAccounts,
    private readonly setups: SandboxCardSetups,
    private readonly charges: SandboxCharges,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {
    super();
  }

  override openAccount({ templeId, legalName }: AccountRequest): Promise<string> {
    return this.accounts.open(templeId, legalName);
  }

  override accountLink(request: AccountLinkRequest): Promise<string> {
    return this.accounts.link(request);
  }

  override accountState(account: string): Promise<AccountState> {
    return this.accounts.state(account);
  }

  override async startCheckout(request: CheckoutRequest): Promise<StartedCheckout> {
    const row = checkoutRow(request);
    const isTooLate = row.expiresAt !== null && row.expiresAt <= new Date();
    const isFirst = !isTooLate && (await this.database.statement((tx) => insertOnce(tx, SandboxCheckout, row)));
    const checkoutId = isFirst ? row.id : (await this.database.reader.findOneBy(SandboxCheckout, { orderId: request.orderId }))?.id;
    if (!checkoutId) throw new DomainError('checkout-over');
    return { checkoutId, url: `${this.settings.publicUrl}${sandboxCheckoutPath(checkoutId)}` };
  }

  override async checkoutState(account: string, checkoutId: string): Promise<CheckoutState> {
    const checkout = await this.database.reader.findOneBy(SandboxCheckout, { id: checkoutId, account });
    if (!checkout || checkout.status === 'expired') return { kind: 'expired' };
    if (checkout.status === 'paid') return { kind: 'paid', payment: paymentOf(checkout) };
    if (checkout.status === 'processing') return { kind: 'processing', since: checkout.movedAt ?? checkout.createdAt };
    if (hasEnded(checkout, new Date())) return { kind: 'expired' };
    return checkout.status === 'declined' ? { kind: 'failed', reason: 'The card was declined.' } : { kind: 'open' };
  }

  override async expireCheckout(account: string, checkoutId: string): Promise<CheckoutState> {
    await this.processor.cancel(checkoutId);
    return this.checkoutState(account, checkoutId);
  }

  /** Gives back at once, or where the card was late, later by a message. Refuses more than was paid. */
  override async refund({ refundId, paymentId, amountCents }: RefundRequest): Promise<RefundState> {
    return this.database.transaction(async (tx) => {
      const known = await tx.findOneBy(SandboxRefund, { refundId });
      if (known) return { gatewayRefundId: known.id, status: known.status };
      const checkout = await tx.findOneByOrFail(SandboxCheckout, { paymentId });
      const gatewayRefundId = newId();
      const done = await takeBack(tx, paymentId, amountCents);
      const status = done ? 'succeeded' : 'failed';
      await insertRow(tx, SandboxRefund, {
        id: gatewayRefundId,
        checkoutId: checkout.id,
        refundId,
        amountCents,
        status,
        createdAt: new Date(),
      });
      const message: SandboxMessage = {
        ...about(checkout),
        type: 'refund.updated',
        refundId,
        amountCents,
        refund: { gatewayRefundId, status },
      };
      const late = isLate(checkout.behaviour);
      await this.webhooks.tell(tx, message, { afterSeconds: late ? LATE_SECONDS : 0 });
      const told: ProviderRefundStatus = late ? 'pending' : status;
      return { gatewayRefundId, status: told };
    });
  }

  override startCardSetup(request: CardSetupRequest): Promise<StartedCardSetup> {
    return this.setups.start(request);
  }

  override cardSetupState(account: string, gatewaySetupId: string): Promise<CardSetupState> {
    return this.setups.state(account, gatewaySetupId);
  }

  override forgetCard(account: string, paymentMethod: string): Promise<void> {
    return this.setups.forget(account, paymentMethod);
  }

  override prepareCharge(request: ChargeRequest): Promise<string> {
    return this.charges.prepare(request);
  }

  override chargeCard(request: ChargeTry): Promise<ChargeState> {
    return this.charges.charge(request);
  }

  override chargeState(account: string, chargeId: string): Promise<ChargeState> {
    return this.charges.state(account, chargeId);
  }

  override async refundState(_account: string, gatewayRefundId: string): Promise<RefundState> {
    const { status } = await this.database.reader.findOneByOrFail(SandboxRefund, { id: gatewayRefundId });
    return { gatewayRefundId, status };
  }

  override async readEvent(rawBody: string, headers: Record<string, string | string[] | undefined>): Promise<GatewayEvent> {
    const header = headers[SANDBOX_SIGNATURE_HEADER];
    const signature = typeof header === 'string' ? header : undefined;
    const now = new Date();
    const secrets = this.ring.secretsFor(SANDBOX_SECRET);
    if (!secrets.some((secret) => verifySignature(rawBody, signature, secret, now))) throw new DomainError('invalid-signature');
    return translate(JSON.parse(rawBody) as SandboxMessage & { id: string });
  }

  override async *settlements(account: string): AsyncIterable<Settlement[]> {
    let after = '';
    for (;;) {
      const where = { account, status: 'paid' as const, id: MoreThan(after) };
      const page = await this.database.reader.find(SandboxCheckout, { where, order: { id: 'ASC' }, take: PAGE });
      const last = page.at(-1);
      if (!last) return;
      after = last.id;
      yield page.map((checkout) => ({
        orderId: checkout.orderId,
        paidCents: checkout.totalCents,
        feeCents: checkout.feeCents,
        refundedCents: checkout.refundedCents,
        disputedCents: checkout.disputedCents,
        lostCents: checkout.lostCents,
        disputeFeeCents: checkout.disputeFeeCents,
        movedAt: checkout.movedAt ?? checkout.createdAt,
      }));
    }
  }
}

async function takeBack(tx: EntityManager, paymentId: string, cents: number): Promise<boolean> {
  const changed = await execute(
    tx,
    `UPDATE sandbox_checkouts SET refundedCents = refundedCents + ?, movedAt = ?
     WHERE paymentId = ? AND status = 'paid' AND refundedCents + disputedCents + lostCents + ? <= totalCents`,
    [cents, new Date(), paymentId, cents],
  );
  return changed === 1;
}

const endOf = ({ won, returnedCents = null }: { won: boolean; returnedCents?: number | null }) => ({ won, returnedCents });

function translate(message: SandboxMessage & { id: string }): GatewayEvent {
  if (message.type === 'card.saved') return { id: message.id, account: message.account, kind: 'card-saved', setupId: message.setupId };
  if (message.type === 'account.updated') return { id: message.id, account: message.account, kind: 'account-changed' };
  const head = { id: message.id, account: message.account, orderId: message.orderId };
  switch (message.type) {
    case 'payment.succeeded':
      return { ...head, kind: 'payment-succeeded', payment: { ...message.payment, paidAt: new Date(message.payment.paidAt) } };
    case 'payment.processing':
      return { ...head, kind: 'payment-processing', since: new Date(message.since) };
    case 'payment.failed':
      return { ...head, kind: 'payment-failed', reason: message.reason };
    case 'checkout.expired':
      return { ...head, kind: 'checkout-expired' };
    case 'refund.updated':
      return { ...head, kind: 'refund-changed', refundId: message.refundId, amountCents: message.amountCents, ...message.refund };
    case 'dispute.opened':
      return {
        ...head,
        kind: 'dispute-opened',
        disputeId: message.disputeId,
        amountCents: message.amountCents,
        feeCents: message.feeCents,
      };
    case 'dispute.closed':
      return { ...head, kind: 'dispute-closed', disputeId: message.disputeId, ...endOf(message) };
    default:
      return { id: head.id, account: head.account, kind: 'ignored', type: String((message as { type: unknown }).type) };
  }
}
