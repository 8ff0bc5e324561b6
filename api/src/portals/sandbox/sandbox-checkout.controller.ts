import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type SandboxCheckout, sandboxEndpoints } from '@sannidhi/contracts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidBody } from '../../platform/http/parameters.ts';
import { SandboxProcessor } from '../../platform/payments/sandbox/sandbox-processor.ts';

@Controller()
export class SandboxCheckoutController {
  constructor(private readonly processor: SandboxProcessor) {}

  @Handle(sandboxEndpoints.checkout)
  checkout(@Param('checkoutId') checkoutId: string): Promise<SandboxCheckout> {
    return this.processor.view(checkoutId);
  }

  @Handle(sandboxEndpoints.pay)
  pay(@Param('checkoutId') checkoutId: string, @ValidBody() body: BodyOf<typeof sandboxEndpoints.pay>): Promise<SandboxCheckout> {
    return this.processor.pay(checkoutId, body);
  }

  @Handle(sandboxEndpoints.cancel)
  cancel(@Param('checkoutId') checkoutId: string): Promise<SandboxCheckout> {
    return this.processor.cancel(checkoutId);
  }
}
