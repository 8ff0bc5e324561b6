import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND, ROLE_FACTS, type Role, SECOND_FACTOR_RESET_HOURS } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { composeMail } from '../../../platform/mail/mail-html.ts';
import { Templates } from '../../../platform/outbox/templates.ts';

export const RESET_STARTED_MAIL = 'accounts.second-factor-reset-started';

/** The owner's email when an operator starts to reset their second factor. */
@Injectable()
export class SecondFactorResetMail implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.templates.add(RESET_STARTED_MAIL, (data: { fullName: string; role: Role; token: string }) => this.started(data));
  }

  private started({ fullName, role, token }: { fullName: string; role: Role; token: string }) {
    const subject = `Your ${BRAND.name} second factor will be reset`;
    const signIn = `${this.settings.publicUrl}${ROLE_FACTS[role].signInPath}`;
    return {
      subject,
      ...composeMail({
        heading: subject,
        paragraphs: [
          `Namaste ${fullName},`,
          `You told our desk that you lost your authenticator app and your recovery codes. In ${SECOND_FACTOR_RESET_HOURS} hours both stop counting, every device is signed out, and you sign in with your password alone.`,
          'If this wasn’t you, cancel the reset. Signing in with a code cancels it too.',
        ],
        footnotes: [`If it was you: tomorrow, sign in as usual at ${signIn}`],
        action: { label: 'This wasn’t me: cancel the reset', url: `${this.settings.publicUrl}/second-factor-reset?token=${token}` },
      }),
    };
  }
}
