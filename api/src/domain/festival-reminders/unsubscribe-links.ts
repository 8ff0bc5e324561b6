import { Inject, Injectable } from '@nestjs/common';
import { festivalPreferenceEndpoints } from '@sannidhi/contracts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';

const PURPOSE = 'festival-mail';
const SEPARATOR = '.';
/** 128 bits in hexadecimal digits. */
const SIGNATURE_LENGTH = 32;

/** The links in the footer of festival emails. They need no sign-in, never expire, and can only turn these emails off and on. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly ring: KeyRing,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** The page for unsubscribing an account from emails. */
  urlOf(accountId: string): string {
    return `${this.settings.publicUrl}/unsubscribe/${this.tokenOf(accountId)}`;
  }

  /** What a mail program POSTs to when its user presses the unsubscribe button. */
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
