import { createHash } from 'node:crypto';

/**
 * Whether a browser belongs to the first `sharePercent` of a hundred buckets of this canary. The bucket comes from the browser's name and
 * the release: a browser stays where it is while the share grows, and another canary tries other people. Without a name nobody is in.
 */
export function inCanary(device: string | undefined, release: string, sharePercent: number): boolean {
  if (!device) return false;
  return createHash('sha256').update(`${release} ${device}`).digest().readUInt32BE(0) % 100 < sharePercent;
}
