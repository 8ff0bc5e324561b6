import type { DynamicModule, Provider } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import { MailSender } from '../mail/mail-sender.ts';
import { PushSender } from '../push/push-sender.ts';
import { VapidKeys } from '../push/vapid-keys.ts';
import { SmsSender } from '../sms/sms-sender.ts';
import { TwilioSmsSender } from '../sms/twilio-sms-sender.ts';
import { LocalOutbox } from './local-outbox.ts';

export interface Senders {
  imports: DynamicModule[];
  providers: Provider[];
}

/** The adapters for the email, SMS and push ports, based on the settings. A library is loaded only if it is used. */
export async function sendersOf(settings: Settings): Promise<Senders> {
  const mail = settings.outbox.kind === 'local' ? localMail : await smtpMail(settings, settings.outbox);
  const push = settings.outbox.kind === 'local' ? localPush : await webPush(settings);
  return { imports: mail.imports, providers: [...mail.providers, smsProvider(settings), push] };
}

const localMail: Senders = {
  imports: [],
  providers: [
    {
      provide: MailSender,
      useFactory: (local: LocalOutbox): MailSender => ({ send: (mail) => local.keepMail(mail) }),
      inject: [LocalOutbox],
    },
  ],
};

const localPush: Provider = {
  provide: PushSender,
  useFactory: (local: LocalOutbox): PushSender => ({ send: (push) => local.keepPush(push) }),
  inject: [LocalOutbox],
};

/** A push service that wants to complain is given the platform's address. */
async function webPush({ publicUrl, mailFrom }: Settings): Promise<Provider> {
  const { WebPushSender } = await import('../push/web-push-sender.ts');
  const contact = publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom}`;
  return { provide: PushSender, useFactory: (keys: VapidKeys) => new WebPushSender(keys, contact), inject: [VapidKeys] };
}

async function smtpMail(
  { mailFrom, publicUrl }: Settings,
  { url, requireTls }: Extract<Settings['outbox'], { kind: 'smtp' }>,
): Promise<Senders> {
  const { MailerModule, MailerService, SmtpMailSender } = await import('../mail/smtp-mail-sender.ts');
  const sender = {
    provide: MailSender,
    useFactory: (mailer: InstanceType<typeof MailerService>) => new SmtpMailSender(mailer, mailFrom, new URL(publicUrl).hostname),
    inject: [MailerService],
  };
  return { imports: [MailerModule.forRoot({ transport: transportOf(url, requireTls) })], providers: [sender] };
}

function smsProvider({ sms, publicUrl }: Settings): Provider {
  if (sms.kind === 'twilio') return { provide: SmsSender, useFactory: () => new TwilioSmsSender(sms, publicUrl) };
  return {
    provide: SmsSender,
    useFactory: (local: LocalOutbox): SmsSender => ({ reachesPhones: false, send: (message) => local.keepSms(message) }),
    inject: [LocalOutbox],
  };
}

/** Options in an SMTP URL that would weaken the connection; the library gives the URL precedence over other options. */
const WEAKENING = ['ignoreTLS', 'opportunisticTLS', 'secure', 'tls.rejectUnauthorized'];

/** Connections stay open between mails: greeting the server for each took longer than the mail itself. The URL may say otherwise. */
const POOLED = { pool: 'true', maxConnections: '6' };

/** The SMTP library's options: with TLS required, a server without STARTTLS gets no email, whatever the URL says. */
export function transportOf(url: string, requireTls: boolean): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(POOLED)) if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  if (!requireTls) return address.toString();
  for (const name of WEAKENING) address.searchParams.delete(name);
  address.searchParams.set('requireTLS', 'true');
  return address.toString();
}
