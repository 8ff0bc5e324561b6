import { useArrival } from '@sannidhi/kit/arrival';
import { checkSession, forgetSessionCheck } from '@sannidhi/kit/session';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';
import { Failed } from './failed.tsx';
import { Loading } from './loading.tsx';

/**
 * A page for someone whose stored sign-in couldn't be checked. Checks again when it appears, since that may be much later, and then on
 * request; the page shows as soon as the server responds.
 */
export function Unanswered() {
  const { unanswered, unavailable } = useWords();
  const [isAsking, setAsking] = useState(true);
  const ask = useCallback(async () => {
    setAsking(true);
    forgetSessionCheck();
    await checkSession();
    setAsking(false);
  }, []);
  useEffect(() => void ask(), [ask]);
  useArrival(unanswered.title);
  if (isAsking) return <Loading />;
  return (
    <Failed title={unanswered.title} action={{ label: unavailable.again, onClick: () => void ask() }}>
      {unanswered.body}
    </Failed>
  );
}
