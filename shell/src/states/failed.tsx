import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';

interface FailedProps {
  title: string;
  children: ReactNode;
  /** Facts for support, folded away: remote, release, phase, kind. */
  facts?: string;
  action?: { label: string; onClick: () => void };
  /** Shows the link home: a page without a frame has no other. */
  home?: boolean;
}

/** Something isn't available: what it is, what still works, and the one thing to do. */
export function Failed({ title, children, facts, action, home = false }: FailedProps) {
  const { notFound, unavailable } = useWords();
  return (
    <section className="state" aria-labelledby="failed-title">
      <h1 id="failed-title" tabIndex={-1}>
        {title}
      </h1>
      <p>{children}</p>
      {facts && (
        <details className="state-facts">
          <summary>{unavailable.details}</summary>
          <span>{facts}</span>
        </details>
      )}
      <p className="state-actions">
        {action && (
          <button type="button" className="button secondary" onClick={action.onClick}>
            {action.label}
          </button>
        )}
        {home && (
          <Link className="button ghost" to="/">
            {notFound.home}
          </Link>
        )}
      </p>
    </section>
  );
}
