import { factsOfRole } from '@sannidhi/contracts';
import { useArrival } from '@sannidhi/kit/arrival';
import { Prakara } from '@sannidhi/kit/motifs';
import { useSession } from '@sannidhi/kit/session';
import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';

/** The not-found page: the specified texts, a plain sentence, and ways on. The server returns 404 for such a path. */
export function NotFound() {
  const { notFound, wrongRole, page } = useWords();
  const { user } = useSession();
  useArrival(notFound.title);
  return (
    <section className="state">
      <Prakara size={120} className="motif" />
      <h1 tabIndex={-1}>{notFound.title}</h1>
      <p>{notFound.help}</p>
      <p>{notFound.body}</p>
      <p className="state-actions">
        {user && (
          <Link className="button primary" to={factsOfRole(user.role).home}>
            {wrongRole.home}
          </Link>
        )}
        <Link className="button secondary" to="/">
          {notFound.home}
        </Link>
        <Link className="button secondary" to="/contact">
          {page.contact}
        </Link>
      </p>
    </section>
  );
}
