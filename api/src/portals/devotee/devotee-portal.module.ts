import { Module } from '@nestjs/common';
import { TemplesModule } from '../../domain/temples/temples.module.ts';
import { SavedTemplesController } from './saved-temples.controller.ts';

/** What a devotee may call. */
@Module({ imports: [TemplesModule], controllers: [SavedTemplesController] })
export class DevoteePortalModule {}
