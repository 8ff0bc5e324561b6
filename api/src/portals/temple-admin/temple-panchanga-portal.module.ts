import { Module } from '@nestjs/common';
import { PanchangaModule } from '../../domain/panchanga/panchanga.module.ts';
import { FestivalOverridesController } from './festival-overrides.controller.ts';

/** Festivals a temple keeps on dates of its own. */
@Module({ imports: [PanchangaModule], controllers: [FestivalOverridesController] })
export class TemplePanchangaPortalModule {}
