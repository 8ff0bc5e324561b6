import { MailLimits } from './mail-limits.ts';
import { MemoryRateLimiter } from './memory-rate-limiter.ts';

const limits = () => new MailLimits(new MemoryRateLimiter(() => 0));
const fill = async (subject: MailLimits, recipient: string) => {
  for (let n = 0; n < 5; n++) await subject.take('reset', recipient);
};

describe('MailLimits', () => {
  it('counts mails to one mailbox, however its address is written', async () => {
    const subject = limits();
    await fill(subject, 'asha@example.com');
    await expect(subject.take('reset', 'Asha+gifts@Example.com')).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfterSeconds: 300,
    });
    expect(await subject.allows('reset', 'asha@example.com')).toBe(false);
  });

  it('keeps recipients and kinds of mail apart', async () => {
    const subject = limits();
    await fill(subject, 'asha@example.com');
    expect(await subject.allows('reset', 'ravi@example.com')).toBe(true);
    expect(await subject.allows('verify', 'asha@example.com')).toBe(true);
  });
});
