import type { Order } from '../../domain/orders/order.entity.ts';
import type { SandboxCheckout } from '../../platform/payments/sandbox/sandbox-checkout.entity.ts';
import type { SandboxRefund } from '../../platform/payments/sandbox/sandbox-refund.entity.ts';
import { type DemoFate, wasPaid } from './demo-plan.ts';

/** The rows that the sandbox processor keeps of a demo temple's gifts. */
export class DemoSandbox {
  readonly checkouts: SandboxCheckout[] = [];
  readonly refunds: SandboxRefund[] = [];
  readonly #checkoutById = new Map<string, SandboxCheckout>();

  constructor(private readonly temple: { id: string; legalName: string }) {}

  open(donation: Order, fate: DemoFate): void {
    const checkout = this.checkout(donation, fate);
    this.checkouts.push(checkout);
    this.#checkoutById.set(checkout.orderId, checkout);
  }

  /** Changes what it remembers of a gift's checkout. */
  move({ id }: Order, movedAt: Date, change: (checkout: SandboxCheckout) => Partial<SandboxCheckout>): void {
    const checkout = this.#checkoutById.get(id);
    if (!checkout) throw new Error(`Demo gift ${id} has no checkout.`);
    Object.assign(checkout, change(checkout), { movedAt });
  }

  /** Pays back a part of a gift for a refund. */
  refund(donation: Order, { id, refundId, amountCents, at }: { id: string; refundId: string; amountCents: number; at: Date }): void {
    this.refunds.push({ id, checkoutId: donation.checkoutId ?? '', refundId, amountCents, status: 'succeeded', createdAt: at });
    this.move(donation, at, ({ refundedCents }) => ({ refundedCents: refundedCents + amountCents }));
  }

  private checkout(donation: Order, fate: DemoFate): SandboxCheckout {
    const status = wasPaid(fate) ? 'paid' : fate === 'pending' ? 'open' : fate === 'failed' ? 'declined' : 'expired';
    return {
      id: donation.checkoutId ?? '',
      account: this.temple.id,
      orderId: donation.id,
      payee: this.temple.legalName,
      totalCents: donation.totalCents,
      lines: [{ label: donation.label, amountCents: donation.totalCents }],
      successUrl: '/donate',
      cancelUrl: '/donate',
      status,
      chargedAs: null,
      behaviour: wasPaid(fate) ? 'succeeds' : null,
      paymentId: donation.paymentId,
      paidWith: donation.paidWith,
      feeCents: donation.feeCents ?? 0,
      refundedCents: 0,
      disputedCents: 0,
      lostCents: 0,
      disputeFeeCents: 0,
      expiresAt: null,
      cardOnly: null,
      paidAt: donation.receivedAt,
      movedAt: donation.receivedAt,
      createdAt: donation.createdAt,
    };
  }
}
