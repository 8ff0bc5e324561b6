import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type PushDevices, pushDeviceEndpoints } from '@sannidhi/contracts';
import { PushDevicesService } from '../../domain/push/push-devices.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

/** Notifications on the user's own devices, the same in every portal. */
@Controller()
export class PushDevicesController {
  constructor(private readonly devices: PushDevicesService) {}

  @Handle(pushDeviceEndpoints.list)
  list(@CurrentActor() actor: Actor): Promise<PushDevices> {
    return this.devices.list(actor);
  }

  @Handle(pushDeviceEndpoints.add)
  add(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof pushDeviceEndpoints.add>): Promise<PushDevices> {
    return this.devices.add(actor, body);
  }

  @Handle(pushDeviceEndpoints.remove)
  remove(@CurrentActor() actor: Actor, @Param('pushDeviceId') pushDeviceId: string): Promise<PushDevices> {
    return this.devices.remove(actor, pushDeviceId);
  }
}
