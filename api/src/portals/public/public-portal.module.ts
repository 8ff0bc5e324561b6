import { Module } from '@nestjs/common';
import { TemplesModule } from '../../domain/temples/temples.module.ts';
import { PublicTemplesController } from './public-temples.controller.ts';

/** What anybody may call. */
@Module({ imports: [TemplesModule], controllers: [PublicTemplesController] })
export class PublicPortalModule {}
