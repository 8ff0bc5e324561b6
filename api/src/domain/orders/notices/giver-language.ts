import { Injectable } from '@nestjs/common';
import type { Language } from '@sannidhi/contracts';
import { Database } from '../../../platform/database/database.ts';
import { NotificationAudience } from '../../notifications/notification-audience.ts';
import { donationNotifications } from './giver-notifications.ts';

/** The language of who paid. */
@Injectable()
export class GiverLanguage {
  constructor(
    private readonly database: Database,
    private readonly audience: NotificationAudience,
  ) {}

  /** Read when a message is sent, so that settling a gift need not. */
  async of({ accountId, language = 'en' }: { accountId?: string | null; language?: Language }): Promise<Language> {
    if (!accountId) return language;
    const [recipient] = await this.audience.of(this.database.reader, donationNotifications.kinds.received, { accountId });
    return recipient?.language ?? 'en';
  }
}
