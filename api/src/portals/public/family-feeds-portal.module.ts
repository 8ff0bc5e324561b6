import { Module } from '@nestjs/common';
import { FamilyModule } from '../../domain/family/family.module.ts';
import { FestivalRemindersModule } from '../../domain/festival-reminders/festival-reminders.module.ts';
import { FamilyFeedsController } from './family-feeds.controller.ts';

/** What the links in a devotee's calendar app and mails open, without a session. */
@Module({ imports: [FamilyModule, FestivalRemindersModule], controllers: [FamilyFeedsController] })
export class FamilyFeedsPortalModule {}
