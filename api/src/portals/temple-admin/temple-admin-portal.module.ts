import { Module } from '@nestjs/common';
import { TemplesModule } from '../../domain/temples/temples.module.ts';
import { OwnTempleController } from './own-temple.controller.ts';

/** What a temple's staff may call. */
@Module({ imports: [TemplesModule], controllers: [OwnTempleController] })
export class TempleAdminPortalModule {}
