import { type DynamicModule, Module } from '@nestjs/common';
import { SEGMENT_PARTS, type SegmentPart } from './segment-part.ts';

/** The groups of people that the nouns know. */
export const segmentPartsModule = (parts: readonly SegmentPart[]): DynamicModule => ({
  module: SegmentPartsModule,
  global: true,
  providers: [{ provide: SEGMENT_PARTS, useValue: [...parts].sort((one, other) => one.order - other.order) }],
  exports: [SEGMENT_PARTS],
});

@Module({})
class SegmentPartsModule {}
