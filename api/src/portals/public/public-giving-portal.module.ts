import { Module } from '@nestjs/common';
import { GivingModule } from '../../domain/giving/giving.module.ts';
import { ReceiptsModule } from '../../domain/receipts/receipts.module.ts';
import { PublicGivingController } from './public-giving.controller.ts';

/** What anybody may see of giving: the page behind a scanned code, and whether a receipt holds. */
@Module({ imports: [GivingModule, ReceiptsModule], controllers: [PublicGivingController] })
export class PublicGivingPortalModule {}
