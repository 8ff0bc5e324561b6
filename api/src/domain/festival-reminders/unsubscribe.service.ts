import { Injectable } from '@nestjs/common';
import type { FestivalMailState } from '@sannidhi/contracts';
import { found } from '../../platform/http/domain-error.ts';
import { maskedEmail } from '../../platform/mail/masked-email.ts';
import { ReachableAccountsService } from '../accounts/reachable-accounts.service.ts';
import { FestivalPreferencesService } from './festival-preferences.service.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';

/** Turns off festival emails for anyone who has an email's link, signed in or not. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly accounts: ReachableAccountsService,
    private readonly preferences: FestivalPreferencesService,
  ) {}

  /** What the link is for. Throws `not-found` for an invalid link. */
  async state(token: string): Promise<FestivalMailState> {
    const accountId = found(this.links.accountOf(token));
    const { email } = found(await this.accounts.of(accountId));
    return { email: maskedEmail(email), subscribed: await this.preferences.wantsEmail(accountId) };
  }

  /** Turns emails off, or on again. Throws `not-found`. */
  async set(token: string, subscribed: boolean): Promise<FestivalMailState> {
    await this.preferences.setEmail(found(this.links.accountOf(token)), subscribed);
    return this.state(token);
  }
}
