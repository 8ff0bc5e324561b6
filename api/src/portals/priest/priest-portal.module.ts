import { Module } from '@nestjs/common';
import { PriestsModule } from '../../domain/priests/priests.module.ts';
import { PriestProfileController } from './priest-profile.controller.ts';

/** What a priest may call. */
@Module({ imports: [PriestsModule], controllers: [PriestProfileController] })
export class PriestPortalModule {}
