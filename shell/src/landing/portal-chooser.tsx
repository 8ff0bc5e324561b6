import type { Portal } from '@sannidhi/contracts';
import { DeepaGlyph, HundiGlyph, Mark } from '@sannidhi/kit/motifs';
import { type ReactNode, useState } from 'react';
import { openedEarly } from '../early/early-page.ts';
import { useWords } from '../words/words.ts';
import { IconSettings } from './icons.ts';
import { portalName } from './portal-name.ts';
import { PortalRow } from './portal-row.tsx';

/** Four rows, one open at a time, all closed at first. A row opens with an empty form. */
export function PortalChooser() {
  const words = useWords();
  const { portals } = words;
  const [open, setOpen] = useState(openedEarly);
  const row = (portal: Portal, icon: ReactNode, detail: string) => (
    <PortalRow
      portal={portal}
      icon={icon}
      name={portalName(words, portal)}
      detail={detail}
      isOpen={open === portal}
      onToggle={() => setOpen((current) => (current === portal ? undefined : portal))}
    />
  );
  return (
    <ul className="portals">
      {row('devotee', <HundiGlyph size={28} />, portals.devoteeDetail)}
      {row('temple-admin', <Mark size={28} />, portals.templeDetail)}
      {row('priest', <DeepaGlyph size={28} />, portals.priestDetail)}
      {row('superadmin', <IconSettings size={28} stroke={1.6} aria-hidden="true" />, portals.platformDetail)}
    </ul>
  );
}
