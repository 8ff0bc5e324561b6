import { type DynamicModule, Module } from '@nestjs/common';
import { LOCATION_PARTS, type LocationPart } from './location-part.ts';
import { SEGMENT_PARTS, type SegmentPart } from './segment-part.ts';

const inOrder = <Part extends { order: number }>(parts: readonly Part[]): Part[] =>
  [...parts].sort((one, other) => one.order - other.order);

/** The groups of people that the nouns know, and where people are. */
export const segmentPartsModule = (segments: readonly SegmentPart[], locations: readonly LocationPart[]): DynamicModule => ({
  module: SegmentPartsModule,
  global: true,
  providers: [
    { provide: SEGMENT_PARTS, useValue: inOrder(segments) },
    { provide: LOCATION_PARTS, useValue: inOrder(locations) },
  ],
  exports: [SEGMENT_PARTS, LOCATION_PARTS],
});

@Module({})
class SegmentPartsModule {}
