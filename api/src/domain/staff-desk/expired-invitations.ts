import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Between } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { StaffInvitation } from '../staff/staff-invitation.entity.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { StaffNotices } from './staff-notices.ts';

const EVERY_SECONDS = 3600;
/** Invitations that expired earlier are old news. */
const NEWS_MS = 2 * 86_400_000;

/** Notifies senders, while they are on the staff, of invitations that expired without an answer. */
@Injectable()
export class ExpiredInvitations implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly notices: StaffNotices,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('expired-staff-invitations', EVERY_SECONDS, () => this.run());
  }

  /** One round. A notification's key keeps a later round from sending it again. */
  async run(now = new Date()): Promise<void> {
    const expiresAt = Between(new Date(now.getTime() - NEWS_MS), now);
    for (const expired of await this.database.reader.findBy(StaffInvitation, { status: 'open', expiresAt })) {
      const { templeId, invitedById: accountId } = expired;
      await this.database.transaction(async (tx) => {
        if (await tx.existsBy(StaffMember, { templeId, accountId })) await this.notices.invitationExpired(tx, expired);
      });
    }
  }
}
