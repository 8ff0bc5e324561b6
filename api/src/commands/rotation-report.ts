import { SESSION_ABSOLUTE_LIMIT_DAYS } from '@sannidhi/contracts';
import type { RotationCounts } from '../platform/auth/key-rotation.ts';

/** What a rotation did and what it couldn't do, line by line. */
export function rotationReport(all: ReadonlyMap<string, RotationCounts>): string[] {
  const lines = [...all].map(([name, { resealed, current, unreadable, 'previous-key-only': kept }]) => {
    const parts = [
      `${resealed} sealed with the new key`,
      `${current} were already`,
      ...(kept ? [`${kept} depend on a previous key until their owners make new ones`] : []),
      ...(unreadable ? [`${unreadable} NO KEY OPENS`] : []),
    ];
    return `${name}: ${parts.join(', ')}`;
  });
  return [
    ...lines,
    'Kept as hashes and left to lapse: codes sent to phones (5 minutes), names of page loads (1 day), preview links (7 days).',
    `Signed with the key of their time: sessions (${SESSION_ABSOLUTE_LIMIT_DAYS} days at most) and links that end festival mail.`,
    `Keep the previous key in SECRET_KEY_PREVIOUS for ${SESSION_ABSOLUTE_LIMIT_DAYS} days at least; docs/deploying.md says what ends with it.`,
  ];
}
