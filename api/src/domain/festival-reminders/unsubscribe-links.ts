import { Inject, Injectable } from '@nestjs/common';
import { festivalPreferenceEndpoints } from '@sannidhi/contracts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';

const PURPOSE = 'festival-mail';
const SEPARATOR = '.';
/** 128 bits in hexadecimal digits. */
const SIGNATURE_LENGTH = 32;

/** The links at the foot of festival mails. They need no sign-in, never end, and can do nothing but turn these mails off and on. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly ring: KeyRing,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** The page that ends mails to an account. */
  urlOf(accountId: string): string {
    return `${this.settings.publicUrl}/unsubscribe/${this.tokenOf(accountId)}`;
  }

  /** What a mail program calls by POST when its user presses the button beside a mail. */
  oneClickUrlOf(accountId: string): string {
    const path = festivalPreferenceEndpoints.unsubscribe.path.replace(':token', this.tokenOf(accountId));
    return `${this.settings.publicUrl}${path}`;
  }

  /** The account a token was made for, or null. */
  accountOf(token: string): string | null {
    const [accountId = '', signature = ''] = token.split(SEPARATOR);
    return this.ring.matches(PURPOSE, accountId, signature, SIGNATURE_LENGTH) ? accountId : null;
  }

  private tokenOf(accountId: string): string {
    return `${accountId}${SEPARATOR}${this.ring.hash(PURPOSE, accountId).slice(0, SIGNATURE_LENGTH)}`;
  }
}
