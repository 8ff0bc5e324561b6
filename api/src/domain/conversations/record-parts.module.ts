import { type DynamicModule, Module } from '@nestjs/common';
import { RECORD_PARTS, type RecordPart } from './record-part.ts';

/** What the nouns let messages carry. */
export const recordPartsModule = (parts: readonly RecordPart[]): DynamicModule => ({
  module: RecordPartsModule,
  global: true,
  providers: [{ provide: RECORD_PARTS, useValue: parts }],
  exports: [RECORD_PARTS],
});

@Module({})
class RecordPartsModule {}
