import { Module } from '@nestjs/common';
import { TempleRegistrationsModule } from '../../domain/temple-registrations/temple-registrations.module.ts';
import { TemplesModule } from '../../domain/temples/temples.module.ts';
import { OwnTempleController } from './own-temple.controller.ts';

/** What a temple's staff may call. */
@Module({ imports: [TemplesModule, TempleRegistrationsModule], controllers: [OwnTempleController] })
export class TempleAdminPortalModule {}
