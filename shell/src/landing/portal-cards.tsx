import { DeepaGlyph, HundiGlyph, Mark } from '@sannidhi/kit/motifs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';

/** Small screens: three portals, each a button to its sign-in page. The platform's own portal has no card. */
export function PortalCards() {
  const { portals } = useWords();
  return (
    <ul className="portal-cards">
      <PortalCard icon={<HundiGlyph size={36} />} name={portals.devotee} detail={portals.devoteeDetail}>
        <Link className="button primary" to="/devotee/login">
          {portals.devoteeEnter}
        </Link>
      </PortalCard>
      <PortalCard icon={<Mark size={36} />} name={portals.temple} detail={portals.templeDetail}>
        <Link className="button secondary" to="/temple-admin/login">
          {portals.templeEnter}
        </Link>
      </PortalCard>
      <PortalCard icon={<DeepaGlyph size={36} />} name={portals.priest} detail={portals.priestDetail}>
        <Link className="button secondary" to="/priest/login">
          {portals.priestEnter}
        </Link>
      </PortalCard>
    </ul>
  );
}

interface PortalCardProps {
  icon: ReactNode;
  name: string;
  detail: string;
  children: ReactNode;
}

const PortalCard = ({ icon, name, detail, children }: PortalCardProps) => (
  <li className="portal-card">
    {icon}
    <div>
      <h3>{name}</h3>
      <p>{detail}</p>
    </div>
    {children}
  </li>
);
