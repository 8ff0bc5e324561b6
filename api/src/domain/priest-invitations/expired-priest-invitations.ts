import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { maskedEmail } from '../../platform/mail/masked-email.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { EXPIRED_EVERY_SECONDS, eachExpired } from '../invitations/expired-invitations.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { PriestInvitation } from './priest-invitation.entity.ts';
import { priestInvitationNotifications } from './priest-invitation-notifications.ts';

const PATH = '/temple-admin/priest-management?view=invitations';

/** Notifies senders of priests' invitations that expired without an answer. */
@Injectable()
export class ExpiredPriestInvitations implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly notifications: Notifications,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('expired-priest-invitations', EXPIRED_EVERY_SECONDS, () => this.run());
  }

  /** One round; a later one notifies nobody again. */
  run(now = new Date()): Promise<void> {
    return eachExpired(this.database, {
      entity: PriestInvitation,
      now,
      notify: (tx, invitation) => this.notify(tx, invitation),
      logger: this.logger,
    });
  }

  /** Once for each time the link was sent; the address is masked, since notifications outlive it. */
  private async notify(tx: EntityManager, { templeId, id, email, invitedById, expiresAt }: PriestInvitation): Promise<void> {
    const { name: temple } = await this.temples.of(tx, templeId);
    await this.notifications.notify(tx, priestInvitationNotifications.kinds.expired, {
      concerned: { accountId: invitedById, templeId },
      params: { email: maskedEmail(email), temple },
      key: `${id}:${expiresAt.toISOString()}`,
      path: PATH,
    });
  }
}
