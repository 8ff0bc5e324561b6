import { Injectable } from '@nestjs/common';
import type { ActivityItem, activityEndpoints, Page, QueryOf } from '@sannidhi/contracts';
import { type Actor, accountOf, actorKey, staffOf } from '../../platform/auth/actor.ts';
import { mapPage } from '../../platform/database/keyset-page.ts';
import { networkOf } from '../../platform/rate-limit/network-of.ts';
import { Audit } from '../audit/audit.ts';
import type { AuditEntry } from '../audit/audit-entry.entity.ts';
import { deviceName } from './device-name.ts';

type PageOf = QueryOf<typeof activityEndpoints.own>;

/** The audit trail, as the people in it may read it. */
@Injectable()
export class ActivityService {
  constructor(private readonly audit: Audit) {}

  /** What happened to the actor's own account, newest first. For an operator's action, the network isn't shown. */
  async own(actor: Actor, query: PageOf): Promise<Page<ActivityItem>> {
    const { accountId } = accountOf(actor);
    const isOwn = ({ actorKey: key, countKey }: AuditEntry) => key === actorKey(actor) || countKey !== null;
    const entries = await this.audit.page({ accountId }, query);
    return mapPage(entries, (entry) => itemOf(isOwn(entry) ? entry : { ...entry, address: null, userAgent: null }));
  }

  /**
   * What happened at the actor's temple, newest first. Networks are shown for sign-ins and downloads by its staff; a donor's stays private.
   */
  async ofTemple(actor: Actor, query: PageOf): Promise<Page<ActivityItem>> {
    const entries = await this.audit.page({ templeId: staffOf(actor).temple.id }, query);
    return mapPage(entries, (entry) => itemOf(entry.countKey === null ? { ...entry, address: null } : entry));
  }
}

const itemOf = ({ id, at, action, times, actorLabel, userAgent, address, note }: AuditEntry): ActivityItem => ({
  id,
  at: at.toISOString(),
  what: action,
  count: times ?? 1,
  actor: actorLabel,
  device: deviceName(userAgent ?? ''),
  network: address ? networkOf(address) : '',
  note,
});
