import { Injectable } from '@nestjs/common';
import { DomainError } from '../http/domain-error.ts';
import { RateLimiter, type RateRule } from './rate-limiter.ts';

/** Enough for someone who asks again a few times; too few to bother a stranger with. */
const PER_RECIPIENT: RateRule = { free: 5, windowSeconds: 60 * 60, firstWaitSeconds: 300 };

/** Counts emails to addresses that anyone may have typed, whichever networks request them. */
@Injectable()
export class MailLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** Counts an email of a kind, and returns whether it may be sent. For emails that can be skipped, or were sent already. */
  async allows(kind: string, recipient: string): Promise<boolean> {
    return (await this.count(kind, recipient)) === 0;
  }

  /** Counts an email of a kind. Throws `too-many-requests` with `Retry-After`. */
  async take(kind: string, recipient: string): Promise<void> {
    const wait = await this.count(kind, recipient);
    if (wait > 0) throw new DomainError('too-many-requests', { retryAfterSeconds: wait });
  }

  private count(kind: string, recipient: string): Promise<number> {
    return this.limiter.take(`mail-to:${kind}:${mailboxOf(recipient)}`, PER_RECIPIENT);
  }
}

/** `Asha+gifts@Example.com` and `asha@example.com` belong to one person. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
/** Gmail ignores dots, under either name: support.google.com/mail/answer/7436150. */
const GMAIL = ['gmail.com', 'googlemail.com'];
