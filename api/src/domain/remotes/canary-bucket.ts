import { createHash } from 'node:crypto';

/**
 * Whether a browser is in the first `sharePercent` of a canary's hundred buckets. The bucket depends on the browser's name and the release:
 * a browser stays in while the share grows, and another canary tries other people. Browsers without a name are out.
 */
export function inCanary(device: string | undefined, release: string, sharePercent: number): boolean {
  if (!device) return false;
  return createHash('sha256').update(`${release} ${device}`).digest().readUInt32BE(0) % 100 < sharePercent;
}
