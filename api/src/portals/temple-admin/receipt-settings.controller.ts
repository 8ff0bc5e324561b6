import { Controller } from '@nestjs/common';
import { type BodyOf, type ReceiptSettings, receiptSettingsEndpoints } from '@sannidhi/contracts';
import { ReceiptSettingsService } from '../../domain/giving-settings/receipt-settings.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class ReceiptSettingsController {
  constructor(private readonly settings: ReceiptSettingsService) {}

  @Handle(receiptSettingsEndpoints.own)
  own(@CurrentActor() actor: Actor): Promise<ReceiptSettings> {
    return this.settings.own(actor);
  }

  @Handle(receiptSettingsEndpoints.change)
  change(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof receiptSettingsEndpoints.change>): Promise<ReceiptSettings> {
    return this.settings.change(actor, body);
  }
}
