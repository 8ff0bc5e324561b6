import type { ReactNode } from 'react';

interface FailedProps {
  title: string;
  children: ReactNode;
  /** Facts for support: remote, release, phase, kind. */
  facts?: string;
  action?: { label: string; onClick: () => void };
}

/** Something is not here: what, what still works, and the one thing to do. */
export function Failed({ title, children, facts, action }: FailedProps) {
  return (
    <section className="state" aria-labelledby="failed-title">
      <h1 id="failed-title" tabIndex={-1}>
        {title}
      </h1>
      <p>{children}</p>
      {facts && <p className="state-facts">{facts}</p>}
      {action && (
        <button type="button" className="button secondary" onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </section>
  );
}
