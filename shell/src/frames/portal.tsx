import { type Area, type CurrentUser, ROLE_FACTS, roleOfArea } from '@sannidhi/contracts';
import {
  AppShell,
  CartButton,
  formatDate,
  MessagesButton,
  NotificationBell,
  OfficeShell,
  PriestShell,
  staffRoleWord,
  useMessageCounts,
} from '@sannidhi/kit';
import { useSession } from '@sannidhi/kit/session';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../words/words.ts';
import { groupsOf, linksOf, usePortalNavigation } from './portal-navigation.ts';
import { TempleStandingNotice } from './temple-standing.tsx';
import { useWaitingCounts } from './use-waiting-counts.ts';

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
  const counts = useMessageCounts();
  const language = useLanguage();
  const isSignedIn = useSession().user !== undefined;
  return (
    <AppShell
      home="/devotee/dashboard"
      tools={
        <>
          <CartButton />
          <NotificationBell />
        </>
      }
      navigation={
        isSignedIn
          ? linksOf(
              items.filter(({ group }) => !group),
              language,
              counts,
            )
          : []
      }
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
  const counts = useWaitingCounts();
  const { user } = useSession();
  const language = useLanguage();
  const temple = user?.temple;
  return (
    <OfficeShell
      home={ROLE_FACTS[roleOfArea(area) ?? 'temple-admin'].home}
      tools={<NotificationBell />}
      groups={groupsOf(items, language, counts)}
      searches={area === 'mfe-temple-admin' && user?.role === 'temple-admin'}
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
      title={formatDate(new Date(), { weekday: 'short', month: 'short', day: 'numeric' })}
      note={areas['mfe-priest']}
      tools={
        <>
          <MessagesButton />
          <NotificationBell />
        </>
      }
    >
      {children}
    </PriestShell>
  );
}
