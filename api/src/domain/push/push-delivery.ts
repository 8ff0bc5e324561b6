import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { type OutgoingPush, PUSH_LIVES_SECONDS, PushSender } from '../../platform/push/push-sender.ts';
import { NotificationKinds } from '../notifications/notification-kinds.ts';
import { NOTIFICATION_PUSH, type NotificationPushData } from '../notifications/notification-push.ts';
import { NotificationTimings } from '../notifications/notification-timings.service.ts';
import { wordsOf } from '../notifications/notification-words.ts';
import { StillConcerned } from '../notifications/still-concerned.service.ts';
import { LivePushDevices } from './live-push-devices.ts';
import { PushDeviceRow } from './push-device.entity.ts';

const TO_DEVICE = 'push-to-device';

interface ToDevice {
  accountId: string;
  deviceId: string;
  templeId?: string | undefined;
  /** Missing in messages of earlier versions. */
  kind?: string;
  payload: OutgoingPush['payload'];
  usefulUntil?: string | undefined;
}

/** Sends a notification to each device of its account, each in a message of its own: one that fails doesn't repeat the others. */
@Injectable()
export class PushDelivery implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly kinds: NotificationKinds,
    private readonly timings: NotificationTimings,
    private readonly concerned: StillConcerned,
    private readonly devices: LivePushDevices,
    private readonly sender: PushSender,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(NOTIFICATION_PUSH, (message) => this.toDevices(message));
    this.outbox.handle(TO_DEVICE, (message) => this.toDevice(message));
  }

  private async toDevices({ id, to, data, createdAt }: OutboxMessage): Promise<void> {
    const { accountId, templeId, kind, params, path, language, usefulUntil } = data as unknown as NotificationPushData;
    if (isOld(createdAt)) return;
    await this.concerned.assert({ accountId, kind, templeId });
    await this.timings.awaitAwake(accountId, { kind, usefulUntil });
    const payload = { ...wordsOf(this.kinds, kind, params, language), path, tag: id };
    await this.database.transaction(async (tx) => {
      for (const device of await this.devices.of(tx, accountId)) {
        const toDevice: ToDevice = { accountId, deviceId: device.id, templeId, kind, payload, usefulUntil };
        await this.outbox.enqueue(tx, {
          kind: TO_DEVICE,
          to: to ?? undefined,
          data: { ...toDevice },
          dedupeKey: `${TO_DEVICE}:${id}:${device.id}`,
        });
      }
    });
  }

  /** Signed out in the meantime, it shows nothing; a browser that ended its subscription is forgotten. */
  private async toDevice({ id, to, data, createdAt }: OutboxMessage): Promise<void> {
    const { accountId, deviceId, templeId, kind, payload, usefulUntil } = data as unknown as ToDevice;
    if (kind) await this.concerned.assert({ accountId, kind, templeId });
    // On a retry, it may be night by now.
    await this.timings.awaitAwake(accountId, { ...(kind ? { kind } : {}), usefulUntil });
    const device = (await this.devices.of(this.database.reader, accountId)).find((one) => one.id === deviceId);
    if (!device || isOld(createdAt)) return;
    const { endpoint, endpointHash, p256dh, auth } = device;
    const subscription = { endpoint, p256dh, auth };
    const outcome = await this.sender.send({ id, to: to ?? '', subscription, payload, ttlSeconds: ttlOf(usefulUntil) });
    if (outcome === 'gone') await this.database.statement((tx) => tx.delete(PushDeviceRow, { id: deviceId, endpointHash }));
  }
}

/** How long a push may wait for its device: until it is over, a day at most. */
function ttlOf(usefulUntil: string | undefined): number {
  if (!usefulUntil) return PUSH_LIVES_SECONDS;
  const left = Math.floor((Date.parse(usefulUntil) - Date.now()) / 1000);
  return Math.min(PUSH_LIVES_SECONDS, Math.max(0, left));
}

const isOld = (createdAt: Date): boolean => Date.now() - createdAt.getTime() > PUSH_LIVES_SECONDS * 1000;
