import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';
import { PortalCards } from './portal-cards.tsx';
import { PortalChooser } from './portal-chooser.tsx';

/** The ways in: sign-in rows on large screens, three cards on small ones, two ways to sign up, and the way on without an account. */
export function Welcome() {
  const { portals } = useWords();
  return (
    <section className="welcome" aria-labelledby="welcome-title">
      <div className="welcome-inner">
        <h2 id="welcome-title">{portals.title}</h2>
        <p className="welcome-lead">{portals.lead}</p>
        <PortalChooser />
        <PortalCards />
        <p className="join">
          <Link className="button ghost" to="/devotee/register">
            {portals.createAccount}
          </Link>
          <Link className="button ghost" to="/temple-admin/signup">
            {portals.registerTemple}
          </Link>
        </p>
        <p className="as-guest">
          <Link to="/donate">{portals.findTemple}</Link>
        </p>
      </div>
    </section>
  );
}
