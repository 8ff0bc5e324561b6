import { type Area, type CurrentUser, ROLE_FACTS, roleOfArea } from '@sannidhi/contracts';
import { AppShell, CartButton, formatDate, NotificationBell, OfficeShell, PriestShell, staffRoleWord } from '@sannidhi/kit';
import { useSession } from '@sannidhi/kit/session';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../words/words.ts';
import { groupsOf, linksOf, usePortalNavigation } from './portal-navigation.ts';
import { TempleStandingNotice } from './temple-standing.tsx';

interface PortalProps {
  area: Area;
  children: ReactNode;
}

/** A portal's frame. It needs only the registry, so it stays up when the area's own code fails to load. */
export function Portal({ area, children }: PortalProps) {
  const role = roleOfArea(area);
  if (role === 'donor') return <DevoteePortal area={area}>{children}</DevoteePortal>;
  if (role === 'priest') return <PriestPortal>{children}</PriestPortal>;
  return <OfficePortal area={area}>{children}</OfficePortal>;
}

/** Entries without a group are the five items in the bottom navigation; grouped ones are in the account menu. */
function DevoteePortal({ area, children }: PortalProps) {
  const items = usePortalNavigation(area);
  const language = useLanguage();
  return (
    <AppShell
      home="/devotee/dashboard"
      tools={
        <>
          <CartButton />
          <NotificationBell />
        </>
      }
      navigation={linksOf(
        items.filter(({ group }) => !group),
        language,
      )}
      accountLinks={linksOf(
        items.filter(({ group }) => group),
        language,
      )}
    >
      {children}
    </AppShell>
  );
}

function OfficePortal({ area, children }: PortalProps) {
  const items = usePortalNavigation(area);
  const { user } = useSession();
  const language = useLanguage();
  const temple = user?.temple;
  return (
    <OfficeShell
      home={ROLE_FACTS[roleOfArea(area) ?? 'temple-admin'].home}
      tools={<NotificationBell />}
      groups={groupsOf(items, language)}
      {...(user && temple ? { place: { name: temple.name, note: placeNote(user, temple) } } : {})}
    >
      {area === 'mfe-temple-admin' && <TempleStandingNotice />}
      {children}
    </OfficeShell>
  );
}

/** The temple's place, and the user's role there. */
const placeNote = ({ staffRole }: CurrentUser, { city, state }: NonNullable<CurrentUser['temple']>): string =>
  [`${city}, ${state}`, ...(staffRole ? [staffRoleWord(staffRole)] : [])].join(' · ');

function PriestPortal({ children }: { children: ReactNode }) {
  const { areas } = useWords();
  return (
    <PriestShell
      title={formatDate(new Date(), { weekday: 'long', month: 'long', day: 'numeric' })}
      note={areas['mfe-priest']}
      tools={<NotificationBell />}
    >
      {children}
    </PriestShell>
  );
}
