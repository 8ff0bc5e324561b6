import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type AccountType, BRAND, ROLE_FACTS, type Role } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { Templates } from '../../platform/outbox/templates.ts';

export const ACCOUNT_MAILS = {
  verifyEmail: 'accounts.verify-email',
  resetPassword: 'accounts.reset-password',
  passwordChanged: 'accounts.password-changed',
} as const;

/** The words of the mails about accounts. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.templates.add(ACCOUNT_MAILS.verifyEmail, (data: { fullName: string; token: string }) => this.verifyEmail(data));
    this.templates.add(ACCOUNT_MAILS.resetPassword, (data: { fullName: string; token: string; accountType: AccountType }) =>
      this.resetPassword(data),
    );
    this.templates.add(ACCOUNT_MAILS.passwordChanged, (data: { fullName: string; role: Role }) => this.passwordChanged(data));
  }

  private verifyEmail({ fullName, token }: { fullName: string; token: string }) {
    const subject = `Please verify your email for ${BRAND.name}`;
    return {
      subject,
      ...composeMail({
        heading: subject,
        paragraphs: [`Namaste ${fullName},`, 'Please confirm that this address is yours. The link is good for 24 hours.'],
        action: { label: 'Verify my email', url: `${this.settings.publicUrl}/verify-email?token=${token}` },
        footnotes: ['If you did not open this account, ignore this mail: without your confirmation nobody can sign in with it.'],
      }),
    };
  }

  private resetPassword({ fullName, token, accountType }: { fullName: string; token: string; accountType: AccountType }) {
    const subject = `Set a new password for ${BRAND.name}`;
    return {
      subject,
      ...composeMail({
        heading: subject,
        paragraphs: [
          `Namaste ${fullName},`,
          'Somebody asked for a new password for your account. The link is good for one hour and for one use.',
        ],
        action: { label: 'Set a new password', url: `${this.settings.publicUrl}/reset-password?token=${token}&type=${accountType}` },
        footnotes: ['If it was not you, ignore this mail: your password stays as it is.'],
      }),
    };
  }

  private passwordChanged({ fullName, role }: { fullName: string; role: Role }) {
    const subject = `Your ${BRAND.name} password was changed`;
    return {
      subject,
      ...composeMail({
        heading: subject,
        paragraphs: [`Namaste ${fullName},`, 'Your password was changed just now, and every device was signed out.'],
        action: { label: 'Sign in', url: `${this.settings.publicUrl}${ROLE_FACTS[role].signInPath}` },
        footnotes: [`If it was not you, set a new password at once: ${this.settings.publicUrl}/forgot-password`],
      }),
    };
  }
}
