import { useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';

/** Shorter waits show nothing: a flash of "Loading..." looks like a glitch. */
const PATIENCE_MS = 150;

/** The page's loading state: a spinner with text, announced once, and nothing for the first moment. */
export function Loading() {
  const words = useWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="state" role="status" aria-live="polite" data-pending>
      {late && (
        <p className="state-quiet">
          <span className="spinner" aria-hidden="true" />
          {words.states.loading}
        </p>
      )}
    </div>
  );
}
