import { Module } from '@nestjs/common';
import { FamilyModule } from '../../domain/family/family.module.ts';
import { FestivalRemindersModule } from '../../domain/festival-reminders/festival-reminders.module.ts';
import { NoticesModule } from '../../domain/notices/notices.module.ts';
import { FamilyController } from './family.controller.ts';
import { NoticesController } from './notices.controller.ts';

/** A devotee's family, the days it keeps, and what they are told. */
@Module({ imports: [FamilyModule, NoticesModule, FestivalRemindersModule], controllers: [FamilyController, NoticesController] })
export class DevoteeFamilyPortalModule {}
