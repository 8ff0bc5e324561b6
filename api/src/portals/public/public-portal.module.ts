import { Module } from '@nestjs/common';
import { SupportModule } from '../../domain/support/support.module.ts';
import { TemplesModule } from '../../domain/temples/temples.module.ts';
import { ContactController } from './contact.controller.ts';
import { PublicTemplesController } from './public-temples.controller.ts';

/** What anybody may call. */
@Module({ imports: [TemplesModule, SupportModule], controllers: [PublicTemplesController, ContactController] })
export class PublicPortalModule {}
