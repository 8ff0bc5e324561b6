import { defineSchema } from '../../platform/database/schema.ts';
import { PushKey } from '../../platform/push/push-key.entity.ts';
import { PushDevices1772100000000 } from './1772100000000-push-devices.migration.ts';
import { PushDeviceRow } from './push-device.entity.ts';

export const pushSchema = defineSchema({ entities: [PushKey, PushDeviceRow], migrations: [PushDevices1772100000000] });
