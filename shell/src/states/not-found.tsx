import { useArrival } from '@sannidhi/kit/arrival';
import { Prakara } from '@sannidhi/kit/motifs';
import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';

/** The not-found page with the specified texts; the server returns 404 for such a path. */
export function NotFound() {
  const { notFound } = useWords();
  useArrival(notFound.title);
  return (
    <section className="state">
      <Prakara size={120} className="motif" />
      <h1 tabIndex={-1}>{notFound.title}</h1>
      <p>{notFound.body}</p>
      <p className="state-actions">
        <Link className="button secondary" to="/">
          {notFound.home}
        </Link>
      </p>
    </section>
  );
}
