import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND, PRIEST_INVITATION_DAYS } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { Templates } from '../../platform/outbox/templates.ts';

export const PRIEST_INVITATION_MAIL = 'priest.invitation';

export interface PriestInvitationMail {
  temple: string;
  invitedBy: string;
  token: string;
}

/** The email that invites a priest to a temple. */
@Injectable()
export class PriestMails implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.templates.add(PRIEST_INVITATION_MAIL, (data: PriestInvitationMail) => this.invitation(data));
  }

  private invitation({ temple, invitedBy, token }: PriestInvitationMail) {
    const subject = `${temple} invites you to serve as a priest`;
    const sentence = `${invitedBy} invites you to serve at ${temple} on ${BRAND.name}: you answer the services it offers you, and read the names of its families from your phone or tablet. The link is good for ${PRIEST_INVITATION_DAYS} days and for this address only.`;
    return {
      subject,
      ...composeMail({
        heading: subject,
        paragraphs: ['Namaste,', sentence],
        action: { label: 'See the invitation', url: `${this.settings.publicUrl}/priest/invitation?token=${token}` },
        footnotes: ['If you don’t know this temple, ignore this email: nothing happens.'],
      }),
    };
  }
}
