import { MemoryRateLimiter } from './memory-rate-limiter.ts';
import { NetworkLimits } from './network-limits.ts';

const RULE = { free: 2, windowSeconds: 60, firstWaitSeconds: 30 };
const limits = () => new NetworkLimits(new MemoryRateLimiter(() => 0));
const takeAll = async (subject: NetworkLimits, addresses: string[]) => {
  for (const address of addresses) await subject.take('mail', address, RULE);
};

describe('NetworkLimits', () => {
  it('counts every address of a network as one', async () => {
    const subject = limits();
    await takeAll(subject, ['2001:db8:1:2::1', '2001:db8:1:2::2']);
    await expect(subject.take('mail', '2001:db8:1:2::3', RULE)).rejects.toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 30 });
    await expect(subject.take('mail', '2001:db8:1:3::1', RULE)).resolves.toBeUndefined();
  });

  it('counts the networks of one site together at a higher limit', async () => {
    const subject = limits();
    await takeAll(
      subject,
      Array.from({ length: 16 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`),
    );
    await expect(subject.take('mail', '2001:db8:1:ff::1', RULE)).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(subject.take('mail', '2001:db8:1:100::1', RULE)).resolves.toBeUndefined();
  });

  it('keeps purposes apart', async () => {
    const subject = limits();
    await takeAll(subject, ['203.0.113.9', '203.0.113.9']);
    await expect(subject.take('sign-in', '203.0.113.9', RULE)).resolves.toBeUndefined();
  });
});
