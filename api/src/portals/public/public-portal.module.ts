import { Module } from '@nestjs/common';
import { PageErrorsModule } from '../../domain/page-errors/page-errors.module.ts';
import { SupportModule } from '../../domain/support/support.module.ts';
import { TempleRegistrationsModule } from '../../domain/temple-registrations/temple-registrations.module.ts';
import { TemplesModule } from '../../domain/temples/temples.module.ts';
import { ContactController } from './contact.controller.ts';
import { PageErrorsController } from './page-errors.controller.ts';
import { PublicTemplesController } from './public-temples.controller.ts';
import { RemotesController } from './remotes.controller.ts';
import { TempleRegistrationsController } from './temple-registrations.controller.ts';

/** What anybody may call. */
@Module({
  imports: [TemplesModule, SupportModule, PageErrorsModule, TempleRegistrationsModule],
  controllers: [PublicTemplesController, ContactController, PageErrorsController, RemotesController, TempleRegistrationsController],
})
export class PublicPortalModule {}
