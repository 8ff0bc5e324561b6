import { Module } from '@nestjs/common';
import { PageErrorsModule } from '../../domain/page-errors/page-errors.module.ts';
import { SupportModule } from '../../domain/support/support.module.ts';
import { TemplesModule } from '../../domain/temples/temples.module.ts';
import { ContactController } from './contact.controller.ts';
import { PageErrorsController } from './page-errors.controller.ts';
import { PublicTemplesController } from './public-temples.controller.ts';
import { RemotesController } from './remotes.controller.ts';

/** What anybody may call. */
@Module({
  imports: [TemplesModule, SupportModule, PageErrorsModule],
  controllers: [PublicTemplesController, ContactController, PageErrorsController, RemotesController],
})
export class PublicPortalModule {}
