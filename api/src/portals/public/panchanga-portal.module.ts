import { Module } from '@nestjs/common';
import { PanchangaModule } from '../../domain/panchanga/panchanga.module.ts';
import { PanchangaController } from './panchanga.controller.ts';

/** The calendar of any place, for anybody. */
@Module({ imports: [PanchangaModule], controllers: [PanchangaController] })
export class PublicPanchangaPortalModule {}
