import { Module } from '@nestjs/common';
import { GivingModule } from '../../domain/giving/giving.module.ts';
import { ReceiptsModule } from '../../domain/receipts/receipts.module.ts';
import { StatementsModule } from '../../domain/statements/statements.module.ts';
import { DevoteeGivingController } from './devotee-giving.controller.ts';

/** A devotee's gifts and receipts. */
@Module({ imports: [GivingModule, ReceiptsModule, StatementsModule], controllers: [DevoteeGivingController] })
export class DevoteeGivingPortalModule {}
