import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { longDate } from '../../platform/documents/words.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { Templates } from '../../platform/outbox/templates.ts';

export const STAFF_INVITATION_MAIL = 'staff.invitation';

export interface InvitationMail {
  temple: string;
  /** A preset's name, or what the temple calls its own role. */
  role: string;
  invitedBy: string;
  /** YYYY-MM-DD, while it is to come; missing in mails queued by an earlier release. */
  firstDay?: string | null;
  /** YYYY-MM-DD; null for those who stay. */
  lastDay: string | null;
  /** The last day on which the link works: YYYY-MM-DD in the temple's zone; missing in mails queued by an earlier release. */
  worksUntil?: string;
  token: string;
}

/** The email that invites somebody to a temple's staff. */
@Injectable()
export class StaffMails implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.templates.add(STAFF_INVITATION_MAIL, (data: InvitationMail) => this.invitation(data));
  }

  private invitation({ temple, role, invitedBy, firstDay, lastDay, worksUntil, token }: InvitationMail) {
    const subject = `${invitedBy} invites you to the staff of ${temple}`;
    const sentence = `${invitedBy} invites you to work for ${temple} on ${BRAND.name} as ${role.replaceAll('-', ' ')}${firstDay ? `, from ${longDate(firstDay)}` : ''}${lastDay ? `${firstDay ? '' : ','} until ${longDate(lastDay)}` : ''}. The link works for this address only${worksUntil ? `, until ${longDate(worksUntil)}` : ''}.`;
    return {
      subject,
      ...composeMail({
        heading: subject,
        paragraphs: ['Namaste,', sentence],
        action: { label: 'See the invitation', url: `${this.settings.publicUrl}/temple-admin/invitation?token=${token}` },
        footnotes: ['If you don’t know this temple, ignore this email: nothing happens.'],
      }),
    };
  }
}
