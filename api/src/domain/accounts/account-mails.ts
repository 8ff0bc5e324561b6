import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type AccountType, BRAND, ROLE_FACTS, type Role } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { Templates } from '../../platform/outbox/templates.ts';

export const ACCOUNT_MAILS = {
  verifyEmail: 'accounts.verify-email',
  resetPassword: 'accounts.reset-password',
  passwordChanged: 'accounts.password-changed',
  secondFactor: 'accounts.second-factor',
  signInCode: 'accounts.sign-in-code',
  newDevice: 'accounts.new-device',
  deleted: 'accounts.deleted',
} as const;

/** `Nov 22, 2026, 4:15 AM UTC` */
const WHEN = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** What happened to an account's second factor. */
export type SecondFactorNews = 'on' | 'off' | 'codes' | 'recovery-code' | 'reset' | 'reset-canceled' | 'passkey-added' | 'passkey-removed';

const SECOND_FACTOR_WORDS = {
  on: ['Your second factor is on', 'From now on signing in asks for a code from your authenticator app.'],
  off: ['Your second factor is off', 'From now on signing in asks for your password alone.'],
  codes: [
    'Your recovery codes were replaced',
    'The earlier ones open nothing any more. Keep the new ones where you find them without your phone.',
  ],
  'recovery-code': [
    'A recovery code was used to sign in',
    'It is spent now. If your phone is lost, turn the second factor off in your settings and set it up on the new one.',
  ],
  reset: [
    'Your second factor was reset',
    'Your app and your recovery codes open nothing any more, and every device is signed out. Sign in with your password and set up a new one.',
  ],
  'passkey-added': [
    'A passkey was added to your account',
    'It can sign in to your account without your password. Your settings list every passkey you have.',
  ],
  'passkey-removed': ['A passkey was removed from your account', 'It can no longer sign in. Your other devices stay signed in.'],
  'reset-canceled': ['The reset of your second factor is canceled', 'Your app and your recovery codes keep working as before.'],
} as const satisfies Record<SecondFactorNews, readonly [string, string]>;

export interface SignInCodeMail {
  fullName: string;
  code: string;
  /** `Chrome on Windows`; empty if unknown. */
  device: string;
}

export interface NewDeviceMail {
  fullName: string;
  role: Role;
  /** `Chrome on Windows`; empty if unknown. */
  device: string;
  /** ISO instant. */
  at: string;
}

/** The wording of the emails about accounts. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.templates.add(ACCOUNT_MAILS.verifyEmail, (data: { fullName: string; token: string; disownToken: string }) =>
      this.verifyEmail(data),
    );
    this.templates.add(ACCOUNT_MAILS.secondFactor, (data: { fullName: string; news: SecondFactorNews }) => this.secondFactor(data));
    this.templates.add(ACCOUNT_MAILS.signInCode, (data: SignInCodeMail) => this.signInCode(data));
    this.templates.add(ACCOUNT_MAILS.newDevice, (data: NewDeviceMail) => this.newDevice(data));
    this.templates.add(ACCOUNT_MAILS.deleted, (data: { fullName: string; role: Role }) => this.deleted(data));
    this.templates.add(ACCOUNT_MAILS.resetPassword, (data: { fullName: string; token: string; accountType: AccountType }) =>
      this.resetPassword(data),
    );
    this.templates.add(ACCOUNT_MAILS.passwordChanged, (data: { fullName: string; role: Role }) => this.passwordChanged(data));
  }

  private verifyEmail({ fullName, token, disownToken }: { fullName: string; token: string; disownToken: string }) {
    const subject = `Please verify your email for ${BRAND.name}`;
    return {
      subject,
      ...composeMail({
        heading: subject,
        paragraphs: [`Namaste ${fullName},`, 'Please confirm that this address is yours. The link is good for 24 hours.'],
        action: { label: 'Verify my email', url: `${this.settings.publicUrl}/verify-email?token=${token}` },
        footnotes: [
          `This wasn't me: delete the account that was opened with my address. ${this.settings.publicUrl}/verify-email?disown=${disownToken}`,
        ],
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

  private secondFactor({ fullName, news }: { fullName: string; news: SecondFactorNews }) {
    const [subject, sentence] = SECOND_FACTOR_WORDS[news];
    const footnotes = [`If it was not you, set a new password at once: ${this.settings.publicUrl}/forgot-password`];
    return { subject, ...composeMail({ heading: subject, paragraphs: [`Namaste ${fullName},`, sentence], footnotes }) };
  }

  private signInCode({ fullName, code, device }: SignInCodeMail) {
    const subject = `Your ${BRAND.name} sign-in code: ${code}`;
    const sentence = `Your code is ${code}. It works for 10 minutes and for one sign-in${device ? ` (${device})` : ''}.`;
    return {
      subject,
      ...composeMail({
        heading: subject,
        paragraphs: [`Namaste ${fullName},`, sentence, 'Never give this code to anyone. We never ask for it by phone or mail.'],
        footnotes: [`If you aren't signing in, someone knows your password. Set a new one: ${this.settings.publicUrl}/forgot-password`],
      }),
    };
  }

  private newDevice({ fullName, role, device, at }: NewDeviceMail) {
    const subject = `New sign-in to your ${BRAND.name} account`;
    const { signInPath, settingsPath } = ROLE_FACTS[role];
    const sentence = `Someone signed in to your account on a device we haven't seen before: ${device || 'an unknown device'}, ${WHEN.format(new Date(at))}.`;
    return {
      subject,
      ...composeMail({
        heading: subject,
        paragraphs: [`Namaste ${fullName},`, sentence, 'If it was you, there is nothing to do.'],
        action: { label: 'See your devices', url: `${this.settings.publicUrl}${signInPath}?return=${encodeURIComponent(settingsPath)}` },
        footnotes: [`If it wasn't you, set a new password now; that signs out every device: ${this.settings.publicUrl}/forgot-password`],
      }),
    };
  }

  private deleted({ fullName, role }: { fullName: string; role: Role }) {
    const subject = `Your ${BRAND.name} account is deleted`;
    const kept =
      role === 'donor'
        ? 'The temples keep their records of your gifts, as tax law asks; nothing at our side leads from them to you any more.'
        : 'Records of what you did for a temple or the platform stay: the law requires the books and receipts to be complete.';
    return {
      subject,
      ...composeMail({ heading: subject, paragraphs: [`Namaste ${fullName},`, 'Your account and what it held are gone.', kept] }),
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
