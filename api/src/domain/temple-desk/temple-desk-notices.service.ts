import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Notifications } from '../notifications/notifications.service.ts';
import { templeDeskNotifications } from './temple-desk-notifications.ts';

const PATH = '/temple-admin/dashboard';

interface Decided {
  templeId: string;
  temple: string;
  reason: string;
  at: Date;
}

/** Writes to a temple's owners what the platform decided, in the transaction of the decision. */
@Injectable()
export class TempleDeskNotices {
  constructor(private readonly notifications: Notifications) {}

  async decided(tx: EntityManager, decision: 'suspended' | 'reinstated', { templeId, temple, reason, at }: Decided): Promise<void> {
    const occurrence = { concerned: { templeId }, params: { temple, reason }, key: `${templeId}:${at.getTime()}`, path: PATH, at };
    await this.notifications.notify(tx, templeDeskNotifications.kinds[decision], occurrence);
  }
}
