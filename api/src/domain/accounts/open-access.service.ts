import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { AccountLinksService } from './account-links.service.ts';
import { KnownBrowsersService } from './browsers/known-browsers.service.ts';
import { SignInChallengesService } from './second-factor/sign-in-challenges.service.ts';
import { Session } from './session.entity.ts';
import { SessionsService } from './sessions.service.ts';

/** Everything that grants access to an account or its data without the password. */
@Injectable()
export class OpenAccessService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly browsers: KnownBrowsersService,
    private readonly challenges: SignInChallengesService,
    private readonly links: AccountLinksService,
    private readonly personalData: PersonalData,
  ) {}

  /** Invalidates sessions, incomplete sign-ins and known browsers, except the given session and its browser. */
  async endOthers(tx: EntityManager, accountId: string, keptSessionId?: string): Promise<void> {
    const kept = keptSessionId === undefined ? null : await tx.findOneBy(Session, { id: keptSessionId, accountId });
    await this.sessions.endAll(tx, accountId, keptSessionId);
    await this.browsers.forgetAll(tx, accountId, kept?.browserHash ?? null);
    await this.challenges.closeAll(tx, accountId);
  }

  /** Invalidates all of it, including emailed links and secret addresses, so that nobody else keeps a way in. */
  async endAll(tx: EntityManager, accountId: string, keptSessionId?: string): Promise<void> {
    await this.endOthers(tx, accountId, keptSessionId);
    await this.links.endAll(tx, accountId);
    await this.personalData.endLinks(tx, accountId);
  }
}
