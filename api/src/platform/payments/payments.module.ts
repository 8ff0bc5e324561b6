import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import { PaymentGateway } from './payment-gateway.ts';
import { SandboxGateway } from './sandbox/sandbox.gateway.ts';
import { SandboxAccounts } from './sandbox/sandbox-accounts.ts';
import { SandboxBank } from './sandbox/sandbox-bank.ts';
import { SandboxCardSetups } from './sandbox/sandbox-card-setups.ts';
import { SandboxCharges } from './sandbox/sandbox-charges.ts';
import { SandboxDisputes } from './sandbox/sandbox-disputes.ts';
import { SandboxProcessor } from './sandbox/sandbox-processor.ts';
import { SandboxWebhooks } from './sandbox/sandbox-webhooks.ts';

@Global()
@Module({})
class PaymentsModule {}

/** The payment port with the adapter that `PAYMENTS` names. The other one does not exist in the process. */
export async function paymentsModule({ payments }: Pick<Settings, 'payments'>): Promise<DynamicModule> {
  if (payments.kind === 'sandbox') {
    const providers = [
      SandboxWebhooks,
      SandboxAccounts,
      SandboxProcessor,
      SandboxDisputes,
      SandboxBank,
      SandboxCardSetups,
      SandboxCharges,
      { provide: PaymentGateway, useClass: SandboxGateway },
    ];
    return {
      module: PaymentsModule,
      providers,
      exports: [PaymentGateway, SandboxAccounts, SandboxProcessor, SandboxCardSetups, SandboxDisputes, SandboxWebhooks],
    };
  }
  const { StripeGateway } = await import('./stripe/stripe.gateway.ts');
  return {
    module: PaymentsModule,
    providers: [{ provide: PaymentGateway, useFactory: () => new StripeGateway(payments) }],
    exports: [PaymentGateway],
  };
}
