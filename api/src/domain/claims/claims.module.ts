import { Module } from '@nestjs/common';
import { GuestsModule } from '../guests/guests.module.ts';
import { ReceiptsModule } from '../receipts/receipts.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { TicketsModule } from '../tickets/tickets.module.ts';
import { ClaimsService } from './claims.service.ts';

@Module({ imports: [GuestsModule, ReceiptsModule, TemplesModule, TicketsModule], providers: [ClaimsService], exports: [ClaimsService] })
export class ClaimsModule {}
