import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long a success is shown before the page moves on to sign-in, in milliseconds. */
export const REDIRECT_MS = 3000;

/** Moves on to `path` after three seconds, once `when` is true; `state` is for the page there. */
export function useGoLater(path: string, when: boolean, state?: unknown): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!when) return;
    const timer = setTimeout(() => navigate(path, { state }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [path, when, state, navigate]);
}
