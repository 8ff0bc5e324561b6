import { areaOf, canonicalPath, roleOfArea } from '@sannidhi/contracts';
import { useSession } from '@sannidhi/kit/session';
import { useLocation } from 'react-router-dom';
import { useBoot } from '../boot/boot-context.ts';
import { AreaDown } from '../states/area-down.tsx';
import { NotFound } from '../states/not-found.tsx';
import { SwitchedOff } from '../states/switched-off.tsx';
import { PortalFrame } from './portal-frame.tsx';
import { PublicFrame } from './public-frame.tsx';

/**
 * A path that no page declares. Inside an area it is shown in that area's frame to its users; if the area has no release at all, the page
 * says so instead of pretending that nothing exists.
 */
export function UnknownPath() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const area = areaOf(canonicalPath(pathname));
  const content = <UnknownPage area={area} />;
  if (area && user && roleOfArea(area) === user.role) return <PortalFrame area={area}>{content}</PortalFrame>;
  return <PublicFrame>{content}</PublicFrame>;
}

/** The same inside a mounted frame. */
export function UnknownPage({ area }: { area: ReturnType<typeof areaOf> }) {
  const { releases, disabled } = useBoot().registry;
  const switchedOff = disabled?.find((name) => name === area);
  if (switchedOff) return <SwitchedOff remote={switchedOff} />;
  const down = area && area !== 'shell' && !releases.some(({ name }) => name === area);
  return down ? <AreaDown key={area} area={area} /> : <NotFound />;
}
