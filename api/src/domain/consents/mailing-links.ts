import { Inject, Injectable } from '@nestjs/common';
import { MAILING_TOKEN_MARK, MESSAGE_TOPICS, type MessageTopic, messageConsentEndpoints } from '@sannidhi/contracts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';

const PURPOSE = 'mailing';

/** What an email was about, and to whom. */
export interface Mailing {
  templeId: string;
  topic: MessageTopic;
  /** Lowercase. */
  email: string;
}

/** The links in the footer of broadcasts. They need no sign-in, and can only end or resume a temple's emails to that address. */
@Injectable()
export class MailingLinks {
  constructor(
    private readonly ring: KeyRing,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** `page` is for people; `oneClick` is what a mail program POSTs to (RFC 8058). */
  of({ templeId, topic, email }: Mailing): { page: string; oneClick: string } {
    const token = MAILING_TOKEN_MARK + this.ring.seal(PURPOSE, JSON.stringify([templeId, topic, email]));
    const { publicUrl } = this.settings;
    const path = messageConsentEndpoints.unsubscribe.path.replace(':token', token);
    return { page: `${publicUrl}/unsubscribe/${token}`, oneClick: publicUrl + path };
  }

  /** What a token was made for, or null. */
  open(token: string): Mailing | null {
    const sealed = token.startsWith(MAILING_TOKEN_MARK) ? this.ring.open(PURPOSE, token.slice(MAILING_TOKEN_MARK.length)) : undefined;
    if (!sealed) return null;
    const [templeId, topic, email]: string[] = JSON.parse(sealed.text);
    const known = MESSAGE_TOPICS.find((one) => one === topic);
    return templeId && known && email ? { templeId, topic: known, email } : null;
  }
}
