import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Language, ROLE_FACTS, type Role, SECOND_FACTOR_RESET_HOURS, saidIn, writtenIn } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { composeMail } from '../../../platform/mail/mail-html.ts';
import { Templates } from '../../../platform/outbox/templates.ts';
import { ACCOUNT_MAIL_WORDS } from '../account-mail-words.ts';

export const RESET_STARTED_MAIL = 'accounts.second-factor-reset-started';

interface ResetStarted {
  fullName: string;
  role: Role;
  token: string;
}

/** The owner's email when an operator starts to reset their second factor. */
@Injectable()
export class SecondFactorResetMail implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.templates.add(RESET_STARTED_MAIL, (data: ResetStarted, language) => this.started(data, language));
  }

  private started({ fullName, role, token }: ResetStarted, wish: Language) {
    const language = writtenIn(ACCOUNT_MAIL_WORDS, wish);
    const { greeting, resetStarted: words } = saidIn(ACCOUNT_MAIL_WORDS, language);
    const { subject } = words;
    const paragraphs = [greeting(fullName), ...words.says(SECOND_FACTOR_RESET_HOURS)];
    const footnotes = [words.wasMe(`${this.settings.publicUrl}${ROLE_FACTS[role].signInPath}`)];
    const action = { label: words.action, url: `${this.settings.publicUrl}/second-factor-reset?token=${token}` };
    return { subject, ...composeMail({ heading: subject, language, paragraphs, footnotes, action }) };
  }
}
