import { Module } from '@nestjs/common';
import { GivingModule } from '../../domain/giving/giving.module.ts';
import { GuestsModule } from '../../domain/guests/guests.module.ts';
import { GuestGivingController } from './guest-giving.controller.ts';

/** What somebody may call who proved a phone, and how they prove it. */
@Module({ imports: [GivingModule, GuestsModule], controllers: [GuestGivingController] })
export class GuestPortalModule {}
