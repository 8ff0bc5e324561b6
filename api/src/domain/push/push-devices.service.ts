import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditAction, BodyOf, PushDevice, PushDevices, pushDeviceEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { VapidKeys } from '../../platform/push/vapid-keys.ts';
import { deviceName } from '../accounts/device-name.ts';
import { Session } from '../accounts/session.entity.ts';
import { Audit } from '../audit/audit.ts';
import { LivePushDevices } from './live-push-devices.ts';
import { PushDeviceRow } from './push-device.entity.ts';

/** The browsers in which the signed-in user gets notifications. */
@Injectable()
export class PushDevicesService {
  constructor(
    private readonly database: Database,
    private readonly live: LivePushDevices,
    private readonly keys: VapidKeys,
    private readonly audit: Audit,
  ) {}

  list(actor: Actor): Promise<PushDevices> {
    return this.withKey(this.listIn(this.database.reader, accountOf(actor)));
  }

  /** Turns notifications on in the actor's browser, which stops showing those of the account before. Repeating it changes nothing. */
  async add(actor: Actor, { endpoint, p256dh, auth }: BodyOf<typeof pushDeviceEndpoints.add>): Promise<PushDevices> {
    const person = accountOf(actor);
    const { accountId, sessionId } = person;
    const endpointHash = createHash('sha256').update(endpoint).digest('hex');
    const added = this.database.transaction(async (tx) => {
      if (await tx.existsBy(PushDeviceRow, { accountId, sessionId, endpointHash, p256dh, auth })) return this.listIn(tx, person);
      await tx.delete(PushDeviceRow, [{ endpointHash }, { sessionId }]);
      const row = { id: newId(), accountId, sessionId, endpointHash, endpoint, p256dh, auth, createdAt: new Date() };
      await insertOnce(tx, PushDeviceRow, row);
      await this.record(tx, person, 'push-device.added', row.id);
      return this.listIn(tx, person);
    });
    return this.withKey(added);
  }

  /** Throws `not-found` for one that isn't the actor's. */
  async remove(actor: Actor, id: string): Promise<PushDevices> {
    const person = accountOf(actor);
    const removed = this.database.transaction(async (tx) => {
      found((await tx.delete(PushDeviceRow, { id, accountId: person.accountId })).affected || null);
      await this.record(tx, person, 'push-device.removed', id);
      return this.listIn(tx, person);
    });
    return this.withKey(removed);
  }

  private async withKey(devices: Promise<PushDevice[]>): Promise<PushDevices> {
    return { devices: await devices, publicKey: (await this.keys.pair()).publicKey };
  }

  private async listIn(manager: EntityManager, { accountId, sessionId }: AccountActor): Promise<PushDevice[]> {
    const rows = await this.live.of(manager, accountId);
    const sessions = await manager.findBy(Session, { id: In(rows.map((row) => row.sessionId)) });
    const names = new Map(sessions.map(({ id, userAgent }) => [id, deviceName(userAgent)]));
    return rows.map((row) => ({
      id: row.id,
      name: names.get(row.sessionId) ?? '',
      current: row.sessionId === sessionId,
      addedAt: row.createdAt.toISOString(),
    }));
  }

  private record(tx: EntityManager, actor: AccountActor, action: AuditAction, id: string): Promise<void> {
    return this.audit.record(tx, { actor, templeId: null, action, subject: { kind: 'push-device', id } });
  }
}
