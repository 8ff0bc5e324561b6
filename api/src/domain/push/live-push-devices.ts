import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { Session } from '../accounts/session.entity.ts';
import { isIdle } from '../accounts/sessions.service.ts';
import { PushDeviceRow } from './push-device.entity.ts';

/** Which devices may show an account's notifications: those where it is signed in right now. */
@Injectable()
export class LivePushDevices {
  /** An account's devices, oldest first. */
  async of(manager: EntityManager, accountId: string, now = new Date()): Promise<PushDeviceRow[]> {
    const account = await manager.findOneBy(Account, { id: accountId, status: 'active' });
    const rows = account ? await manager.find(PushDeviceRow, { where: { accountId }, order: { id: 'ASC' } }) : [];
    if (!account || rows.length === 0) return [];
    const open = { id: In(rows.map(({ sessionId }) => sessionId)), accountId, endedAt: IsNull(), expiresAt: MoreThan(now) };
    const sessions = (await manager.findBy(Session, open)).filter((session) => !isIdle(session, account.role, now));
    const live = new Set(sessions.map(({ id }) => id));
    return rows.filter(({ sessionId }) => live.has(sessionId));
  }
}
