import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Outlived } from '../../platform/outbox/outlived.ts';
import { NotificationAudience } from './notification-audience.ts';
import { NotificationKinds } from './notification-kinds.ts';

/** What waited, for quiet hours or a digest. */
interface Waited {
  accountId: string;
  kind: string;
  templeId?: string | null | undefined;
}

/** Asked right before a notification is sent: staff who were dismissed meanwhile, or lost the permission, get nothing more of their temple. */
@Injectable()
export class StillConcerned {
  constructor(
    private readonly database: Database,
    private readonly kinds: NotificationKinds,
    private readonly audience: NotificationAudience,
  ) {}

  async is({ accountId, kind, templeId }: Waited): Promise<boolean> {
    const audience = this.kinds.of(kind)?.audience;
    return !audience || this.audience.stillHas(this.database.reader, audience, { accountId, templeId: templeId ?? undefined });
  }

  /** Throws `Outlived`. */
  async assert(waited: Waited): Promise<void> {
    if (!(await this.is(waited))) throw new Outlived(new Date());
  }
}
