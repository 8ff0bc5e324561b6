import { useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';

/** Shorter waits show nothing: a flash of "Loading..." reads as a fault. */
const PATIENCE_MS = 150;

/** The page's waiting state: a spinner with words, announced once, and nothing for the first moment. */
export function Loading() {
  const words = useWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="state" role="status" aria-live="polite">
      {late && (
        <p className="state-quiet">
          <span className="spinner" aria-hidden="true" />
          {words.states.loading}
        </p>
      )}
    </div>
  );
}
