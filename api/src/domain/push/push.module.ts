import { Module } from '@nestjs/common';
import { LivePushDevices } from './live-push-devices.ts';
import { PushData } from './push-data.ts';
import { PushDelivery } from './push-delivery.ts';
import { PushDevicesService } from './push-devices.service.ts';

/** Notifications on people's devices. */
@Module({ providers: [LivePushDevices, PushData, PushDelivery, PushDevicesService], exports: [PushDevicesService] })
export class PushModule {}
