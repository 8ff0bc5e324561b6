import { factsOfRole, type Portal, ROLE_FACTS, roleOfPortal, UNVERIFIED_PHRASE } from '@sannidhi/contracts';
import { notify } from '@sannidhi/kit/notify';
import { type SignInOutcome, signIn } from '@sannidhi/kit/session';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fill, useWords, type Words } from '../words/words.ts';

/**
 * Signs in to a portal from the landing page and goes to its home; the portal's own page asks for a code. Shows the outcome in the
 * specified toasts; never rejects.
 */
export function usePortalSignIn(portal: Portal) {
  const { toasts } = useWords();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const submit = async (email: string, password: string) => {
    if (!email || !password) return notify({ kind: 'error', title: toasts.missingTitle, body: toasts.missingBody });
    setBusy(true);
    try {
      const outcome = await signIn(email, password, portal);
      if (outcome.challenge) {
        const { challenge, code, hasPasskey } = outcome;
        return navigate(factsOf(portal).signInPath, { state: { challenge, code, hasPasskey } });
      }
      const next = tell(outcome, { portal, email, toasts });
      if (next) navigate(next);
    } catch {
      notify({ kind: 'error', title: toasts.errorTitle, body: toasts.errorBody });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, submit };
}

interface Attempt {
  portal: Portal;
  email: string;
  toasts: Words['toasts'];
}

/** Shows the outcome; returns the path to go to, if any. */
function tell(outcome: SignInOutcome, { portal, email, toasts }: Attempt): string | undefined {
  if (outcome.success) {
    notify({ kind: 'success', title: toasts.successTitle, body: fill(toasts.successBody, { portal }) });
    return factsOfRole(outcome.role ?? '').home;
  }
  if (outcome.message.includes(UNVERIFIED_PHRASE)) {
    notify({ kind: 'error', title: toasts.unverifiedTitle, body: toasts.unverifiedBody });
    return `/verify-email?email=${encodeURIComponent(email)}`;
  }
  notify({ kind: 'error', title: toasts.failedTitle, body: outcome.message || toasts.failedBody });
  return undefined;
}

const factsOf = (portal: Portal) => ROLE_FACTS[roleOfPortal(portal) ?? 'donor'];
