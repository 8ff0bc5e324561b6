import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type PoojaBlackout,
  type PoojaSchedule,
  type PoojaService,
  type PoojaSlot,
  poojaScheduleEndpoints,
  poojaServiceEndpoints,
  poojaSlotEndpoints,
  type QueryOf,
} from '@sannidhi/contracts';
import { PoojaBlackouts } from '../../domain/poojas/pooja-blackouts.service.ts';
import { PoojaCatalog } from '../../domain/poojas/pooja-catalog.service.ts';
import { PoojaSchedules } from '../../domain/poojas/pooja-schedules.service.ts';
import { PoojaSlots } from '../../domain/poojas/pooja-slots.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class PoojasController {
  constructor(
    private readonly catalog: PoojaCatalog,
    private readonly schedules: PoojaSchedules,
    private readonly poojaBlackouts: PoojaBlackouts,
    private readonly slots: PoojaSlots,
  ) {}

  @Handle(poojaServiceEndpoints.list)
  poojas(@CurrentActor() actor: Actor): Promise<PoojaService[]> {
    return this.catalog.list(actor);
  }

  @Handle(poojaServiceEndpoints.add)
  addPooja(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof poojaServiceEndpoints.add>): Promise<PoojaService> {
    return this.catalog.add(actor, body);
  }

  @Handle(poojaServiceEndpoints.change)
  changePooja(
    @CurrentActor() actor: Actor,
    @Param('serviceId') serviceId: string,
    @ValidBody() body: BodyOf<typeof poojaServiceEndpoints.change>,
  ): Promise<PoojaService> {
    return this.catalog.change(actor, serviceId, body);
  }

  @Handle(poojaScheduleEndpoints.list)
  listSchedules(@CurrentActor() actor: Actor): Promise<PoojaSchedule[]> {
    return this.schedules.list(actor);
  }

  @Handle(poojaScheduleEndpoints.add)
  addSchedule(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof poojaScheduleEndpoints.add>): Promise<PoojaSchedule> {
    return this.schedules.add(actor, body);
  }

  @Handle(poojaScheduleEndpoints.change)
  changeSchedule(
    @CurrentActor() actor: Actor,
    @Param('scheduleId') scheduleId: string,
    @ValidBody() body: BodyOf<typeof poojaScheduleEndpoints.change>,
  ): Promise<PoojaSchedule> {
    return this.schedules.change(actor, scheduleId, body);
  }

  @Handle(poojaScheduleEndpoints.preview)
  preview(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof poojaScheduleEndpoints.preview>): Promise<{ dates: string[] }> {
    return this.schedules.preview(actor, body);
  }

  @Handle(poojaScheduleEndpoints.blackouts)
  blackouts(@CurrentActor() actor: Actor): Promise<PoojaBlackout[]> {
    return this.poojaBlackouts.list(actor);
  }

  @Handle(poojaScheduleEndpoints.addBlackout)
  addBlackout(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof poojaScheduleEndpoints.addBlackout>,
  ): Promise<PoojaBlackout & { bookedSlots: number }> {
    return this.poojaBlackouts.add(actor, body);
  }

  @Handle(poojaScheduleEndpoints.removeBlackout)
  removeBlackout(@CurrentActor() actor: Actor, @Param('blackoutId') blackoutId: string): Promise<void> {
    return this.poojaBlackouts.remove(actor, blackoutId);
  }

  @Handle(poojaSlotEndpoints.list)
  listSlots(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof poojaSlotEndpoints.list>): Promise<PoojaSlot[]> {
    return this.slots.list(actor, query);
  }

  @Handle(poojaSlotEndpoints.add)
  addSlot(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof poojaSlotEndpoints.add>): Promise<PoojaSlot> {
    return this.slots.add(actor, body);
  }

  @Handle(poojaSlotEndpoints.change)
  changeSlot(
    @CurrentActor() actor: Actor,
    @Param('slotId') slotId: string,
    @ValidBody() body: BodyOf<typeof poojaSlotEndpoints.change>,
  ): Promise<PoojaSlot> {
    return this.slots.change(actor, slotId, body);
  }
}
