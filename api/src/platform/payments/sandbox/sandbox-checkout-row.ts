import { newId } from '../../ids/new-id.ts';
import type { CheckoutRequest } from '../payment-gateway.ts';
import type { SandboxCheckout as Row } from './sandbox-checkout.entity.ts';

/** A checkout as it begins. */
export const checkoutRow = (request: CheckoutRequest): Row => ({
  id: newId(),
  account: request.account,
  orderId: request.orderId,
  payee: request.payee,
  totalCents: request.totalCents,
  lines: [...request.lines],
  successUrl: request.successUrl,
  cancelUrl: request.cancelUrl,
  status: 'open',
  behaviour: null,
  chargedAs: null,
  paymentId: null,
  paidWith: null,
  feeCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  lostCents: 0,
  disputeFeeCents: 0,
  expiresAt: request.expiresAt,
  cardOnly: request.cardOnly,
  paidAt: null,
  movedAt: null,
  createdAt: new Date(),
});
