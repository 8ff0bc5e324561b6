import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type CounterBatch,
  type CounterEntry,
  counterEndpoints,
  type HundiCount,
  type Page,
  type QueryOf,
} from '@sannidhi/contracts';
import { BatchClosingService } from '../../domain/counter/batch-closing.service.ts';
import { CounterBatchesService } from '../../domain/counter/counter-batches.service.ts';
import { CounterEntriesService } from '../../domain/counter/counter-entries.service.ts';
import { HundiCountsService } from '../../domain/counter/hundi-counts.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class CounterController {
  constructor(
    private readonly counterBatches: CounterBatchesService,
    private readonly entries: CounterEntriesService,
    private readonly closing: BatchClosingService,
    private readonly hundi: HundiCountsService,
  ) {}

  @Handle(counterEndpoints.batches)
  batches(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof counterEndpoints.batches>): Promise<Page<CounterBatch>> {
    return this.counterBatches.list(actor, query);
  }

  @Handle(counterEndpoints.open)
  open(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof counterEndpoints.open>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<CounterBatch> {
    return this.counterBatches.open(actor, body, claim);
  }

  @Handle(counterEndpoints.batch)
  batch(@CurrentActor() actor: Actor, @Param('batchId') batchId: string): Promise<CounterBatch & { entries: CounterEntry[] }> {
    return this.counterBatches.one(actor, batchId);
  }

  @Handle(counterEndpoints.addEntry)
  addEntry(
    @CurrentActor() actor: Actor,
    @Param('batchId') batchId: string,
    @ValidBody() body: BodyOf<typeof counterEndpoints.addEntry>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<CounterEntry> {
    return this.entries.add(actor, batchId, body, claim);
  }

  @Handle(counterEndpoints.removeEntry)
  removeEntry(@CurrentActor() actor: Actor, @Param('batchId') batchId: string, @Param('entryId') entryId: string): Promise<void> {
    return this.entries.remove(actor, { batchId, entryId });
  }

  @Handle(counterEndpoints.close)
  close(@CurrentActor() actor: Actor, @Param('batchId') batchId: string, @Claim() claim: IdempotencyClaim): Promise<CounterBatch> {
    return this.closing.close(actor, batchId, claim);
  }

  @Handle(counterEndpoints.hundiCounts)
  hundiCounts(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof counterEndpoints.hundiCounts>): Promise<Page<HundiCount>> {
    return this.hundi.list(actor, query);
  }

  @Handle(counterEndpoints.countHundi)
  countHundi(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof counterEndpoints.countHundi>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<HundiCount> {
    return this.hundi.record(actor, body, claim);
  }
}
