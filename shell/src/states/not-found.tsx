import { useArrival } from '@sannidhi/kit/arrival';
import { Prakara } from '@sannidhi/kit/motifs';
import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';

/** The not-found page in the words of the specification; the server answers such a path with 404. */
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
