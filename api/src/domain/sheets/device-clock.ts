/** A clock that is off by less is right: what is sent takes a moment to arrive. */
const RIGHT_MS = 60_000;

/**
 * When something happened on a device, by the server's clock. A clock that was wrong when it was sent was as wrong when it happened, so what
 * counts is how long ago that was.
 * @param sentAt by the same clock, when it was sent; missing from earlier releases
 */
export function happenedAt(at: string, sentAt: string | undefined, now: Date): Date {
  const happened = new Date(at);
  if (!sentAt) return happened;
  const sent = Date.parse(sentAt);
  if (Math.abs(now.getTime() - sent) <= RIGHT_MS) return happened;
  return new Date(now.getTime() - Math.max(0, sent - happened.getTime()));
}
