import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { BROWSER_KNOWN_DAYS } from '../../platform/auth/browser-cookie.ts';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { AccountToken } from './account-token.entity.ts';
import { KnownBrowser } from './browsers/known-browser.entity.ts';
import { GuestSession } from './guest-session.entity.ts';
import { PasskeyChallenge } from './passkeys/passkey-challenge.entity.ts';
import { SignInChallenge } from './second-factor/sign-in-challenge.entity.ts';
import { Session } from './session.entity.ts';

const DAY_MS = 86_400_000;
/** Long enough to investigate what happened last month. */
const KEPT_DAYS = 30;

/** Deletes sessions, guests and emailed links some time after they ended, and browsers that weren't used for a year. */
@Injectable()
export class EndedSessions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('forget-ended-sessions', DAY_MS / 1000, () => this.forget());
  }

  private async forget(now = new Date()): Promise<void> {
    const daysAgo = (days: number) => LessThan(new Date(now.getTime() - days * DAY_MS));
    const before = daysAgo(KEPT_DAYS);
    await this.database.transaction(async (tx) => {
      for (const entity of [Session, GuestSession, AccountToken, SignInChallenge, PasskeyChallenge])
        await tx.delete(entity, { expiresAt: before });
      await tx.delete(Session, { endedAt: before });
      await tx.delete(KnownBrowser, { lastSeenAt: daysAgo(BROWSER_KNOWN_DAYS) });
    });
  }
}
