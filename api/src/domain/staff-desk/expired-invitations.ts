import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { EXPIRED_EVERY_SECONDS, eachExpired } from '../invitations/expired-invitations.ts';
import { StaffInvitation } from '../staff/staff-invitation.entity.ts';
import { StaffNotices } from './staff-notices.ts';

/** Notifies senders of invitations to the staff that expired without an answer. */
@Injectable()
export class ExpiredInvitations implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly notices: StaffNotices,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('expired-staff-invitations', EXPIRED_EVERY_SECONDS, () => this.run());
  }

  /** One round; a later one notifies nobody again. */
  run(now = new Date()): Promise<void> {
    const notify = this.notices.invitationExpired.bind(this.notices);
    return eachExpired(this.database, { entity: StaffInvitation, now, notify, logger: this.logger });
  }
}
