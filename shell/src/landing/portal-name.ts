import type { Portal } from '@sannidhi/contracts';
import type { Words } from '../words/words.ts';

const NAMES = { devotee: 'devotee', 'temple-admin': 'temple', priest: 'priest', superadmin: 'platform' } as const satisfies Record<
  Portal,
  keyof Words['portals']
>;

/** What a portal is called on the landing page. */
export const portalName = ({ portals }: Words, portal: Portal): string => portals[NAMES[portal]];
