import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type Cart, type CheckoutStarted, cartEndpoints } from '@sannidhi/contracts';
import { CartCheckoutService } from '../../domain/orders/cart/cart-checkout.service.ts';
import { CartLinesService } from '../../domain/orders/cart/cart-lines.service.ts';
import { CartReturnService } from '../../domain/orders/cart/cart-return.service.ts';
import { CartViewService } from '../../domain/orders/cart/cart-view.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class CartController {
  constructor(
    private readonly carts: CartViewService,
    private readonly lines: CartLinesService,
    private readonly checkouts: CartCheckoutService,
    private readonly returns: CartReturnService,
  ) {}

  @Handle(cartEndpoints.own)
  own(@CurrentActor() actor: Actor): Promise<Cart> {
    return this.carts.own(actor);
  }

  @Handle(cartEndpoints.add)
  add(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof cartEndpoints.add>): Promise<Cart> {
    return this.lines.add(actor, body);
  }

  @Handle(cartEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('lineId') lineId: string,
    @ValidBody() body: BodyOf<typeof cartEndpoints.change>,
  ): Promise<Cart> {
    return this.lines.change(actor, lineId, body);
  }

  @Handle(cartEndpoints.remove)
  remove(@CurrentActor() actor: Actor, @Param('lineId') lineId: string): Promise<Cart> {
    return this.lines.remove(actor, lineId);
  }

  @Handle(cartEndpoints.checkout)
  checkout(
    @CurrentActor() actor: Actor,
    @Param('orderId') orderId: string,
    @ValidBody() body: BodyOf<typeof cartEndpoints.checkout>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<CheckoutStarted> {
    return this.checkouts.checkout(actor, orderId, body, claim);
  }

  @Handle(cartEndpoints.toCart)
  toCart(@CurrentActor() actor: Actor, @Param('orderId') orderId: string): Promise<Cart> {
    return this.returns.toCart(actor, orderId);
  }
}
