import { cartDemo } from '../demo/cart.demo.ts';
import { OrdersModule } from '../domain/orders/orders.module.ts';
import { ordersSchema } from '../domain/orders/orders.schema.ts';
import { CartController } from '../portals/devotee/cart.controller.ts';
import { PaymentWebhookController } from '../portals/webhooks/payment-webhook.controller.ts';
import { apiNoun } from './api-noun.ts';

export const orders = apiNoun({
  nouns: ['order'],
  module: OrdersModule,
  schema: ordersSchema,
  controllers: { devotee: [CartController], webhooks: [PaymentWebhookController] },
  demo: cartDemo,
});
