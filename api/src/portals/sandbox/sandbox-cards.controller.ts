import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type SandboxCardSetup, sandboxCardEndpoints } from '@sannidhi/contracts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidBody } from '../../platform/http/parameters.ts';
import { SandboxCardSetups } from '../../platform/payments/sandbox/sandbox-card-setups.ts';

@Controller()
export class SandboxCardsController {
  constructor(private readonly setups: SandboxCardSetups) {}

  @Handle(sandboxCardEndpoints.setup)
  setup(@Param('setupId') setupId: string): Promise<SandboxCardSetup> {
    return this.setups.view(setupId);
  }

  @Handle(sandboxCardEndpoints.save)
  save(@Param('setupId') setupId: string, @ValidBody() body: BodyOf<typeof sandboxCardEndpoints.save>): Promise<SandboxCardSetup> {
    return this.setups.save(setupId, body);
  }

  @Handle(sandboxCardEndpoints.cancel)
  cancel(@Param('setupId') setupId: string): Promise<SandboxCardSetup> {
    return this.setups.cancel(setupId);
  }
}
