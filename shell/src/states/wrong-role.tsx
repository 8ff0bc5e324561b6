import { factsOfRole, ROLE_FACTS } from '@sannidhi/contracts';
import { useArrival } from '@sannidhi/kit/arrival';
import { signOut, useSession } from '@sannidhi/kit/session';
import { Link } from 'react-router-dom';
import type { Verdict } from '../routes/guard.ts';
import { fill, useWords } from '../words/words.ts';

interface WrongRoleProps {
  verdict: Extract<Verdict, { kind: 'wrong-role' | 'not-permitted' }>;
}

/** Says that this page belongs to another account or needs a permission, and offers a way on. */
export function WrongRole({ verdict }: WrongRoleProps) {
  return verdict.kind === 'wrong-role' ? <OtherRole has={verdict.has} needs={verdict.needs} /> : <NotPermitted />;
}

function OtherRole({ has, needs }: Omit<Extract<Verdict, { kind: 'wrong-role' }>, 'kind'>) {
  const { wrongRole, roles } = useWords();
  const { user } = useSession();
  useArrival(wrongRole.title);
  return (
    <section className="state">
      <h1 tabIndex={-1}>{wrongRole.title}</h1>
      <p>{fill(wrongRole.body, { needs: roles[needs], has: roles[has], name: user?.fullName ?? '', email: user?.email ?? '' })}</p>
      <p className="state-actions">
        <Link className="button primary" to={factsOfRole(has).home}>
          {wrongRole.home}
        </Link>
        <button
          type="button"
          className="button secondary"
          onClick={() => void signOut(() => window.location.assign(ROLE_FACTS[needs].signInPath))}
        >
          {wrongRole.switchAccount}
        </button>
      </p>
    </section>
  );
}

function NotPermitted() {
  const { notPermitted } = useWords();
  useArrival(notPermitted.title);
  return (
    <section className="state">
      <h1 tabIndex={-1}>{notPermitted.title}</h1>
      <p>{notPermitted.body}</p>
    </section>
  );
}
